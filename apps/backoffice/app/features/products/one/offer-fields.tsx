import {
  contentUnits,
  maxTolerance,
  productUnits,
  type ContentUnit,
} from '@tsiran/contract/admin/product-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { FieldFrame } from '@tsiran/ui/field'
import { Select } from '@tsiran/ui/select'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { FormMoney, FormQuantity, FormText, useProductField } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { portionPrice, unitPriceOf } from './unit-price.ts'

interface OfferProps {
  /** The variant's name within the form. */
  row: string
  disabled: boolean
  /** In a window of its own. */
  narrow?: boolean
}

/** Prices, box, contents and stock of one variant. */
export function OfferFields({ row, disabled, narrow = false }: OfferProps) {
  const t = useMessages()
  const pricesLocked = !useCan()('prices.write') || disabled
  const [id, qty, weighed] = useWatch<ProductValues>({
    name: [`rows.${row}.id`, `rows.${row}.qty`, `rows.${row}.price_per_kg`],
  }) as [number | undefined, number, number | null]
  const columns = narrow ? 'sm:grid-cols-2' : 'sm:grid-cols-2 xl:grid-cols-3'
  const path = <Name extends string>(name: Name) => `rows.${row}.${name}` as const
  return (
    <div className="grid gap-5">
      <div className={`grid gap-4 ${columns}`}>
        <FormMoney
          name={path('price')}
          label={t('products.price')}
          hint={weighed === null ? undefined : t('products.portionPriceHint')}
          disabled={pricesLocked || weighed !== null}
        />
        <FormMoney
          name={path('old_price')}
          label={t('products.oldPrice')}
          disabled={pricesLocked}
        />
        <FormMoney
          name={path('company_price')}
          label={t('products.companyPrice')}
          disabled={pricesLocked}
        />
        <FormQuantity
          name={path('min_qty')}
          label={t('products.minQty')}
          hint={t('products.minQtyHint')}
          min={1}
          disabled={disabled}
        />
        <FormQuantity
          name={path('box_qty')}
          label={t('products.boxQty')}
          min={0}
          disabled={disabled}
        />
        <FormMoney
          name={path('box_price')}
          label={t('products.boxPrice')}
          disabled={pricesLocked}
        />
      </div>
      <ContentFields row={row} disabled={disabled} columns={columns} />
      <WeighedFields row={row} disabled={pricesLocked} columns={columns} />
      <div className={`grid gap-4 ${columns}`}>
        <FormText
          name={path('barcode')}
          label={t('products.barcode')}
          maxLength={40}
          disabled={disabled}
        />
        <FormText
          name={path('shelf_place')}
          label={t('products.shelfPlace')}
          maxLength={40}
          disabled={disabled}
        />
        <FormText
          name={path('supplier_code')}
          label={t('products.supplierCode')}
          maxLength={100}
          disabled={disabled}
        />
        {id === undefined ? (
          <FormQuantity
            name={path('qty')}
            label={t('products.firstStock')}
            hint={t('products.firstStockHint')}
            disabled={disabled}
          />
        ) : (
          <div>
            <p className="font-semibold">{t('products.stock')}</p>
            <p className="mt-1.5 flex min-h-11 items-center tabular-nums">{qty}</p>
          </div>
        )}
        <FormQuantity
          name={path('low_mark')}
          label={t('products.lowMark')}
          hint={t('products.lowMarkHint')}
          disabled={disabled}
        />
      </div>
    </div>
  )
}

interface GroupProps extends OfferProps {
  columns: string
}

/** What one piece holds, and what a kilogram, a litre or a piece of it costs. A weighed product has no contents. */
function ContentFields({ row, disabled, columns }: GroupProps) {
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

/** Weighed products: the price of a portion follows from that of a kilogram. */
function WeighedFields({ row, disabled, columns }: GroupProps) {
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

/** How the shop counts the product. */
export function UnitField({ disabled }: { disabled: boolean }) {
  const t = useMessages()
  const unit = useProductField('unit')
  return (
    <FieldFrame label={t('products.unit')} error={unit.error}>
      {(described) => (
        <Select
          {...described}
          value={unit.value}
          disabled={disabled}
          onChange={({ target }) => unit.set(target.value as ProductValues['unit'])}
        >
          {productUnits.map((name) => (
            <option key={name} value={name}>
              {t(`products.units.${name}`)}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
