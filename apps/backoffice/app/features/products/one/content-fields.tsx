import { contentUnits, type ContentUnit } from '@tsiran/contract/admin/product-choices'
import { formatMoney } from '@tsiran/i18n/money'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { FormQuantity, useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { unitPriceOf } from './unit-price.ts'

/** A part of a variant's fields. */
export interface OfferGroupProps {
  /** The variant's name within the form. */
  row: string
  disabled: boolean
  /** Classes of its columns. */
  columns: string
}

/** What one piece holds, and what a kilogram, a litre or a piece of it costs. A weighed product has no contents. */
export function ContentFields({ row, disabled, columns }: OfferGroupProps) {
  const t = useMessages()
  const unit = useProductField(`rows.${row}.content_unit`)
  const [amount, price, company, boxQty, boxPrice, grams, perKg] = useWatch<ProductValues>({
    name: [
      `rows.${row}.content_amount`,
      `rows.${row}.price`,
      `rows.${row}.company_price`,
      `rows.${row}.box_qty`,
      `rows.${row}.box_price`,
      `rows.${row}.portion_grams`,
      `rows.${row}.price_per_kg`,
    ],
  }) as (number | null)[]
  const weighed = grams != null && perKg != null
  const content = weighed
    ? ({ amount: grams, unit: 'g' } as const)
    : { amount: amount ?? null, unit: unit.value }
  const each = content.unit && t(`products.per.${content.unit}`)
  const perUnit = (drams: number | null) => unitPriceOf(drams, content.amount, content.unit)
  const priced = [
    [t('products.price'), weighed ? perKg : perUnit(price ?? null)],
    [t('products.companyPrice'), perUnit(company ?? null)],
    [t('products.box'), perUnit(boxQty && boxPrice ? boxPrice / boxQty : null)],
  ] as const
  const lines = priced.flatMap(([label, drams]) =>
    drams === null ? [] : [`${label}: ${formatMoney(drams)}/${each}`],
  )
  const asked = !weighed || amount != null || unit.value !== null
  return (
    <div className={`grid gap-4 ${columns}`}>
      {asked && (
        <>
          <FormQuantity
            name={`rows.${row}.content_amount`}
            label={t('products.content')}
            min={1}
            step={10}
            disabled={disabled}
          />
          <FieldFrame label={t('products.contentUnit')} error={unit.error}>
            {(described) => (
              <Select
                {...described}
                value={unit.value ?? ''}
                disabled={disabled}
                onChange={({ target }) => unit.set((target.value || null) as ContentUnit | null)}
              >
                <option value="">–</option>
                {contentUnits.map((name) => (
                  <option key={name} value={name}>
                    {t(`products.contentUnits.${name}`)}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        </>
      )}
      <div>
        <p className="font-semibold">{t('products.unitPrice')}</p>
        <p aria-live="polite" className="mt-1.5 py-2 text-sm tabular-nums">
          {lines.length > 0 ? (
            lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          ) : (
            <span className="text-muted">{t('products.noUnitPrice')}</span>
          )}
        </p>
      </div>
    </div>
  )
}
