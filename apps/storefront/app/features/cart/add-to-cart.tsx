import type { CartItem } from '@tsiran/contract/cart-shapes'
import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { cartPath } from '@tsiran/contract/shop-paths'
import { Button } from '@tsiran/ui/button'
import type { FormEvent } from 'react'
import { useAddToCart, useCartLine, useLineChange } from './cart-actions.ts'
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
import { readUnit } from '../product/unit.ts'
import { useBuyQuantity } from './buy-quantity.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'

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

interface LineSteppersProps {
  line: CartItem
  /** Adds a stepper of full boxes where the product comes in boxes. */
  boxes?: boolean
  /** The stepper of pieces counts full boxes. */
  byBox?: boolean
  className?: string
}

/** The stepper of a product that is in the cart; minus at the minimum removes it. */
export function LineSteppers({
  line,
  boxes = false,
  byBox = false,
  className = '',
}: LineSteppersProps) {
  const t = useMessages()
  const { quantity, change, remove } = useLineChange(line)
  const box = boxes ? boxRule(line.product) : null
  const rule = (byBox && !box && boxRule(line.product)) || pieceRule(line.product)
  const describe = (count: number) => t(`product.amount.${readUnit(line.product.unit)}`, { count })
  return (
    <div className={`@container ${className}`}>
      {/* Side by side where there is room; the pieces stay where they were before the product was in the cart. */}
      <div className={`grid gap-2 ${box ? '@[19rem]:grid-cols-2' : ''}`}>
        <QuantityStepper
          name={line.name}
          value={quantity}
          rule={rule}
          onChange={change}
          onRemove={remove}
          describe={describe}
          active
        />
        {box && (
          <div className="grid gap-1 noscript:hidden">
            <QuantityStepper
              name={`${line.name}, ${t('product.boxes')}`}
              label={t('product.boxQuantity', { name: line.name })}
              field="boxes"
              value={Math.floor(quantity / box.step)}
              rule={{ step: 1, max: Math.floor(box.max / box.step) }}
              describe={(count) => `${count} × ${describe(box.step)}`}
              onChange={(count) => change(count * box.step)}
              onRemove={quantity === box.step ? remove : undefined}
            />
            <p className="text-sm text-muted @max-[19rem]:order-first @[19rem]:text-center">
              {t('product.boxes')} ({describe(box.step)})
            </p>
          </div>
        )}
      </div>
    </div>
  )
}
