import type { Product } from '@tsiran/contract/product-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import { useState, type RefObject } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ownPrice } from '../product/savings.ts'
import { useOutOfSight } from '@tsiran/app-kit/browser/use-out-of-sight'
import { AddToCart } from './add-to-cart.tsx'
import { useByBox } from './buy-quantity.ts'
import { useCartLine } from './cart-actions.ts'
import type { VariantState } from '../product/use-variant.ts'

interface BuyBarProps {
  product: Product
  state: VariantState
  /** The page's own add form: the bar shows while it is out of sight. */
  main: RefObject<Element | null>
}

/** Price, quantity and Add at the bottom edge of a phone, above the bottom bar. */
export function BuyBar({ product, state, main }: BuyBarProps) {
  const t = useMessages()
  const out = useOutOfSight(main)
  // The bar stays while it has the focus, which would be lost.
  const [focused, setFocused] = useState(false)
  const { offer, variant, open, inStock } = state
  const [byBox] = useByBox()
  const inCart = useCartLine(product.id, variant?.id) !== undefined
  if (!inStock) return null
  const price = formatMoney(ownPrice(offer))
  return (
    <section
      aria-label={t('product.buyBar')}
      hidden={!out && !focused}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="buy-bar"
    >
      <p>{open ? t('product.from', { price }) : price}</p>
      {open ? (
        <Button className="flex-1" onClick={() => showOptions(product, state)}>
          {t('product.choose')}
        </Button>
      ) : (
        <AddToCart
          key={variant?.id}
          product={offer}
          variant={variant?.id}
          byBox={byBox && !inCart}
          className="flex-1"
        />
      )}
    </section>
  )
}

/** Scrolls to the first attribute without a choice. */
function showOptions({ attribute }: Product, { choice }: VariantState) {
  const next = attribute.attributes.find(({ id }) => choice[id] === undefined)
  const option = next && document.querySelector<HTMLInputElement>(`input[name="option-${next.id}"]`)
  option?.focus({ preventScroll: true })
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  option?.closest('fieldset')?.scrollIntoView({ block: 'center', behavior })
}
