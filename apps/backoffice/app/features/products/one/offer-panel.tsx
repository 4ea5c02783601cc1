import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { productTypes } from '@tsiran/contract/admin/product-choices'
import { Panel } from '@tsiran/ui/detail-layout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { Choice } from '../../shell/choice.tsx'
import { OfferFields } from './offer-fields.tsx'
import type { ProductValues } from './product-values.ts'
import { useProductField } from './form-fields.tsx'
import { VariantsTable } from './variants-table.tsx'

interface OfferPanelProps {
  disabled: boolean
  product: AdminProduct | undefined
  /** The variant whose window is open. */
  open: string | undefined
  onOpen: (row: string | undefined) => void
}

/** What is sold: one variant with its price, or several that differ by options. */
export function OfferPanel({ disabled, product, open, onOpen }: OfferPanelProps) {
  const t = useMessages()
  const type = useProductField('type')
  const { setValue, getValues } = useFormContext<ProductValues>()
  const order = useWatch<ProductValues, 'order'>({ name: 'order' })
  const choose = (next: ProductValues['type']) => {
    type.set(next)
    if (next === 'configurable') return
    const [first] = getValues('order')
    setValue('super_attribute_ids', [], { shouldDirty: true })
    if (first !== undefined) setValue(`rows.${first}.options`, [], { shouldDirty: true })
  }
  // A product with several variants cannot be simple.
  const fixed = disabled || (type.value === 'configurable' && order.length > 1)
  return (
    <Panel title={t('products.offer')}>
      <div className="grid gap-5">
        {!fixed && (
          <Choice
            label={t('products.type')}
            options={productTypes}
            value={type.value}
            name={(one) => t(`products.types.${one}`)}
            onChoose={choose}
          />
        )}
        {type.value === 'simple' ? (
          order[0] !== undefined && (
            <OfferFields key={order[0]} row={order[0]} disabled={disabled} />
          )
        ) : (
          <VariantsTable disabled={disabled} product={product} open={open} onOpen={onOpen} />
        )}
      </div>
    </Panel>
  )
}
