import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import type { Product } from '@tsiran/contract/product-shapes'
import { Button } from '@tsiran/ui/button'
import type { Ref } from 'react'
import { useByBox } from './buy-quantity.ts'
import { useCartLine } from './cart-actions.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { boxRule } from '../product/quantity.ts'
import { AddToCart } from './add-to-cart.tsx'
import { BoxLine, BoxToggle, PriceBlock } from '../product/price-block.tsx'
import { ProductOptions } from '../product/product-options.tsx'
import type { VariantState } from '../product/use-variant.ts'
import { VariantForm } from './variant-form.tsx'

interface BuyBoxProps {
  product: Product
  state: VariantState
  /** The add form. */
  ref?: Ref<HTMLDivElement>
}

/** Price, stock, options and the add form. */
export function BuyBox({ product, state, ref }: BuyBoxProps) {
  const { choice, setChoice, variant, offer, open, inStock } = state
  const configurable = product.type === 'configurable'
  const inCart = useCartLine(product.id, variant?.id) !== undefined
  const [byBox, setByBox] = useByBox()
  const t = useMessages()
  return (
    <>
      <div aria-live="polite" className="grid max-w-md gap-3">
        <PriceBlock product={offer} from={open} className="price-large" />
        {!open && offer.weighed && <p className="text-sm text-muted">{t('product.weighed')}</p>}
        {open || inCart ? (
          <BoxLine product={offer} />
        ) : (
          <BoxToggle product={offer} pressed={byBox} onPress={() => setByBox(!byBox)} />
        )}
        <StockLabel inStock={inStock} />
      </div>
      {configurable && <ProductOptions product={product} choice={choice} onChoose={setChoice} />}
      {configurable && <VariantForm product={product} />}
      {/* As high as with the boxes below the pieces, so that nothing moves when the cart is known. */}
      <div
        ref={ref}
        className={`max-w-md ${boxRule(offer) ? 'scripted:min-h-17' : ''} ${configurable ? 'noscript:hidden' : ''}`}
      >
        {open ? (
          <NotChosen inStock={product.in_stock} />
        ) : (
          <AddToCart key={variant?.id} product={offer} variant={variant?.id} boxes byBox={byBox} />
        )}
      </div>
    </>
  )
}

function StockLabel({ inStock }: { inStock: boolean }) {
  const t = useMessages()
  const Icon = inStock ? IconCircleCheck : IconCircleX
  return (
    <p className={`flex items-center gap-1.5 font-semibold ${inStock ? 'text-leaf' : 'text-red'}`}>
      <Icon size={20} aria-hidden />
      {t(inStock ? 'product.inStock' : 'product.outOfStock')}
    </p>
  )
}

/** A disabled Add with its reason, until every attribute is chosen. */
function NotChosen({ inStock }: { inStock: boolean }) {
  const t = useMessages()
  return (
    <>
      <Button disabled className="w-full">
        {t(inStock ? 'product.add' : 'product.outOfStock')}
      </Button>
      {inStock && <p className="mt-2 text-sm text-muted">{t('product.chooseAll')}</p>}
    </>
  )
}
