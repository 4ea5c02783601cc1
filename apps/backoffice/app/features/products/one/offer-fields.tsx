import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { ContentFields } from './content-fields.tsx'
import { FormMoney, FormQuantity, FormText } from './form-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { WeighedFields } from './weighed-fields.tsx'

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
  const can = useCan()
  const pricesLocked = !can('prices.write') || disabled
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
        {can('prices.read') && (
          <FormMoney
            name={path('company_price')}
            label={t('products.companyPrice')}
            disabled={pricesLocked}
          />
        )}
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
