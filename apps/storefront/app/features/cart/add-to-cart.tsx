import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import type { FormEvent } from 'react'
import { useAddToCart, useCartLine } from './cart-actions.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import {
  boxRule,
  maxQuantity,
  pieceRule,
  readQuantity,
  snapQuantity,
  type QuantityRule,
} from '../product/quantity.ts'
import { useBuyQuantity } from './buy-quantity.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'
import { LineSteppers } from './line-steppers.tsx'

type Buyable = Pick<
  ProductCard,
  'id' | 'name' | 'qty' | 'min_qty' | 'box_qty' | 'box_price' | 'unit'
>

interface AddToCartProps {
  product: Buyable
  variant?: number
  /** Adds a stepper of full boxes once the product is in the cart. */
  boxes?: boolean
  /** The stepper counts full boxes. */
  byBox?: boolean
  className?: string
}

/** Stepper and Add; the stepper alone once the product is in the cart; a message when it is sold out. */
export function AddToCart({ product, variant, boxes, byBox, className = '' }: AddToCartProps) {
  const t = useMessages()
  const line = useCartLine(product.id, variant)
  if (line) return <LineSteppers line={line} boxes={boxes} byBox={byBox} className={className} />
  if (maxQuantity(pieceRule(product)) === 0) {
    return (
      <Button variant="secondary" disabled className={`w-full ${className}`}>
        {t(product.qty > 0 ? 'product.lessThanPack' : 'product.outOfStock')}
      </Button>
    )
  }
  const rule = (byBox && boxRule(product)) || pieceRule(product)
  return (
    <AddForm
      key={rule.step}
      product={product}
      variant={variant}
      rule={rule}
      className={className}
    />
  )
}

/** A plain form that posts to the cart page; with scripts the visitor stays on the page. */
function AddForm({ product, variant, rule, className }: AddToCartProps & { rule: QuantityRule }) {
  const t = useMessages()
  const locale = useLocale()
  const [quantity, setQuantity] = useBuyQuantity(rule.step)
  const add = useAddToCart()
  const describe = (count: number) => t(`product.amount.${product.unit}`, { count })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (add.isPending) return
    const typed = new FormData(event.currentTarget).get('quantity')
    const snapped = snapQuantity(readQuantity(String(typed)), rule)
    setQuantity(snapped)
    add.mutate({ id: product.id, name: product.name, quantity: snapped, variant })
  }

  return (
    <form
      method="post"
      action={cartPath(locale)}
      onSubmit={submit}
      className={`add-form ${className}`}
    >
      <input type="hidden" name="product_id" value={product.id} />
      {variant !== undefined && <input type="hidden" name="variant_id" value={variant} />}
      {rule.step > 1 && <input type="hidden" name="step" value={rule.step} />}
      <input type="hidden" name="max" value={rule.max} />
      <QuantityStepper
        name={product.name}
        value={quantity}
        rule={rule}
        onChange={setQuantity}
        describe={describe}
        // The quantity is on its way: another one would be lost.
        disabled={add.isPending}
      />
      <Button
        type="submit"
        loading={add.isPending}
        aria-label={t('ui.named', { label: t('product.add'), name: product.name })}
      >
        {t('product.add')}
      </Button>
    </form>
  )
}
