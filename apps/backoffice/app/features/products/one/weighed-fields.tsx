import { maxTolerance } from '@tsiran/contract/admin/product-choices'
import { formatMoney } from '@tsiran/i18n/money'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { OfferGroupProps } from './content-fields.tsx'
import { FormMoney, FormQuantity } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { portionPrice } from './unit-price.ts'

/** Weighed products: the price of a portion follows from that of a kilogram. */
export function WeighedFields({ row, disabled, columns }: OfferGroupProps) {
  const t = useMessages()
  const { setValue } = useFormContext<ProductValues>()
  const [grams, perKg] = useWatch<ProductValues>({
    name: [`rows.${row}.portion_grams`, `rows.${row}.price_per_kg`],
  }) as (number | null)[]
  const price = portionPrice(grams ?? null, perKg ?? null)
  useEffect(() => {
    if (price !== null) setValue(`rows.${row}.price`, price, { shouldDirty: true })
  }, [price, row, setValue])
  return (
    <fieldset className="rounded-control border border-line px-4 pb-4">
      <legend className="px-1 font-semibold">{t('products.weighedTitle')}</legend>
      <p className="mb-3 text-sm text-muted">{t('products.weighedHint')}</p>
      <div className={`grid gap-4 ${columns}`}>
        <FormQuantity
          name={`rows.${row}.portion_grams`}
          label={t('products.portion')}
          hint={t('products.portionHint')}
          min={1}
          step={10}
          unit={t('products.gram')}
          disabled={disabled}
        />
        <FormMoney
          name={`rows.${row}.price_per_kg`}
          label={t('products.pricePerKg')}
          disabled={disabled}
        />
        <FormQuantity
          name={`rows.${row}.tolerance_pct`}
          label={t('products.tolerance')}
          hint={t('products.toleranceHint')}
          min={0}
          max={maxTolerance}
          unit="%"
          disabled={disabled}
        />
      </div>
      <p aria-live="polite" className="mt-3 font-semibold tabular-nums">
        {price !== null && t('products.portionPrice', { price: formatMoney(price) })}
      </p>
    </fieldset>
  )
}
