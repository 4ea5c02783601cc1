import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { Button } from '@tsiran/ui/button'
import { useMedia } from '@tsiran/ui/use-media'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { useCan } from '../../session/me-query.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import type { ProductValues } from './product-values.ts'
import { SetAllDialog } from './set-all-dialog.tsx'
import { useOptionNames } from './use-option-names.ts'
import { VariantDialog } from './variant-dialog.tsx'
import { VariantLine, useVariantColumns } from './variant-row.tsx'
import { VariantCard } from './variant-card.tsx'

interface VariantsTableProps {
  disabled: boolean
  product: AdminProduct | undefined
  open: string | undefined
  onOpen: (row: string | undefined) => void
}

/** The variants of a product as rows that are written in place; on phones as cards. */
export function VariantsTable({ disabled, product, open, onOpen }: VariantsTableProps) {
  const t = useMessages()
  const wide = useMedia('(width >= 1024px)')
  const columns = useVariantColumns()
  const pricesLocked = !useCan()('prices.write') || disabled
  const [choosing, setChoosing] = useState(false)
  const [setting, setSetting] = useState(false)
  const { setValue, getValues } = useFormContext<ProductValues>()
  const { errors } = useFormState<ProductValues>({ name: 'order' })
  const order = useWatch<ProductValues, 'order'>({ name: 'order' })
  const supers = useWatch<ProductValues, 'super_attribute_ids'>({ name: 'super_attribute_ids' })
  const names = useOptionNames(product, supers)
  const nameOf = (row: string) =>
    getValues(`rows.${row}.options`)
      .map(({ option_id }) => names.get(option_id) ?? `№ ${option_id}`)
      .join(', ') || t('products.newVariant')
  const remove = (row: string) => {
    setValue(
      'order',
      order.filter((other) => other !== row),
      { shouldDirty: true },
    )
    onOpen(undefined)
  }
  const shared = (row: string) => ({
    row,
    name: nameOf(row),
    disabled,
    pricesLocked,
    onOpen: () => onOpen(row),
  })
  return (
    <div className="grid min-w-0 gap-3">
      {order.length === 0 && <p className="text-muted">{t('products.noVariants')}</p>}
      {order.length > 0 &&
        (wide ? (
          <div className="overflow-x-auto">
            <table className="w-full border-collapse text-sm" aria-label={t('products.variants')}>
              <thead>
                <tr className="border-b border-line text-left">
                  <th scope="col" className="px-2 py-2">
                    {t('products.options')}
                  </th>
                  {columns.map(({ name, label }) => (
                    <th key={name} scope="col" className="px-1 py-2 whitespace-nowrap">
                      {t(label)}
                    </th>
                  ))}
                  <th scope="col" className="px-2 py-2 text-right">
                    {t('products.stock')}
                  </th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {order.map((row) => (
                  <VariantLine key={row} {...shared(row)} />
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <ul aria-label={t('products.variants')} className="grid gap-2">
            {order.map((row) => (
              <VariantCard key={row} {...shared(row)} />
            ))}
          </ul>
        ))}
      {errors.order?.message && (
        <p className="text-sm font-medium text-red">{errors.order.message}</p>
      )}
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {t('products.chooseOptions')}
          </Button>
          {order.length > 1 && (
            <Button variant="secondary" onClick={() => setSetting(true)}>
              {t('products.setAll')}
            </Button>
          )}
        </div>
      )}
      {choosing && <GenerateDialog onClose={() => setChoosing(false)} />}
      {setting && <SetAllDialog pricesLocked={pricesLocked} onClose={() => setSetting(false)} />}
      {open !== undefined && order.includes(open) && (
        <VariantDialog
          row={open}
          name={nameOf(open)}
          disabled={disabled}
          onRemove={() => remove(open)}
          onClose={() => onOpen(undefined)}
        />
      )}
    </div>
  )
}
