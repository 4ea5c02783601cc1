import type { CartItem } from '@tsiran/contract/cart-shapes'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { boxRule, pieceRule } from '../product/quantity.ts'
import { readUnit } from '../product/unit.ts'
import { QuantityStepper } from '../product/quantity-stepper.tsx'
import { useLineChange } from './use-line-change.ts'

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
