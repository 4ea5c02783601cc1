import { maxFilterPrice } from '@tsiran/contract/limits'
import type { Filters } from '@tsiran/contract/category-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { FieldFrame } from '@tsiran/ui/field'
import { controlClass } from '@tsiran/ui/control'
import { RangeSlider } from '@tsiran/ui/range-slider'
import { useEffect, useRef, useState } from 'react'
import { readPrice } from './listing-params.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Debounce of a new price, in milliseconds (spec 2 §4). */
const debounceMs = 1000
/** Step of a thumb, in drams. */
const step = 10

const fieldsOf = (price: string | undefined) => (price ?? ',').split(',') as [string, string]

interface PriceFilterProps {
  filters: Pick<Filters, 'min_price' | 'max_price'>
  /** `min,max`, as the address has it. */
  price: string | undefined
  /** Runs after the debounce of a new price. */
  onPause: () => void
}

/** Two fields, both named `price`; with scripts also a slider with two thumbs. */
export function PriceFilter({ filters, price, onPause }: PriceFilterProps) {
  const t = useMessages()
  const [given, setGiven] = useState(() => fieldsOf(price))
  const [known, setKnown] = useState(price)
  if (known !== price) {
    setKnown(price)
    setGiven(fieldsOf(price))
  }
  const changed = readPrice(given) !== price
  const ask = useRef(onPause)
  useEffect(() => {
    ask.current = onPause
  })
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => ask.current(), debounceMs)
    return () => clearTimeout(timer)
  }, [given, changed])

  const min = Math.floor(filters.min_price / step) * step
  const max = Math.max(Math.ceil(filters.max_price / step) * step, min + step)
  const inside = (text: string, fallback: number) =>
    text ? Math.min(Math.max(Number(text), min), max) : fallback
  const from = inside(given[0], min)
  const to = Math.max(inside(given[1], max), from)
  const slide = ([low, high]: readonly [number, number]) =>
    setGiven([low > min ? String(low) : '', high < max ? String(high) : ''])
  const labels = [t('listing.priceFrom'), t('listing.priceTo')] as const

  return (
    <fieldset>
      <legend className="float-left mb-1 w-full font-bold">{t('listing.price')}</legend>
      <div className="clear-both noscript:hidden">
        <RangeSlider
          value={[from, to]}
          min={min}
          max={max}
          step={step}
          onChange={slide}
          labels={labels}
          format={formatMoney}
        />
      </div>
      <div className="clear-both grid grid-cols-2 gap-2">
        {labels.map((label, end) => (
          <FieldFrame
            key={label}
            label={<span className="text-sm font-normal text-muted">{label}, ֏</span>}
          >
            {(described) => (
              <input
                {...described}
                type="number"
                name="price"
                inputMode="numeric"
                min={0}
                max={maxFilterPrice}
                step={1}
                placeholder={String(end === 0 ? filters.min_price : filters.max_price)}
                value={given[end]}
                onChange={({ target }) =>
                  setGiven(end === 0 ? [target.value, given[1]] : [given[0], target.value])
                }
                className={`${controlClass} [appearance:textfield] tabular-nums [&::-webkit-inner-spin-button]:appearance-none`}
              />
            )}
          </FieldFrame>
        ))}
      </div>
    </fieldset>
  )
}
