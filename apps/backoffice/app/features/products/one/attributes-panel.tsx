import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AttributeRow } from '@tsiran/contract/admin/attribute-shapes'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { Panel } from '@tsiran/ui/detail-layout'
import { IconButton } from '@tsiran/ui/icon-button'
import { Picker } from '@tsiran/ui/picker/picker'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/i18n/language.tsx'
import type { ThingOption } from '../pickers.ts'
import { attributesQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'
import { useProductField } from './form-fields.tsx'
import { emptyText, type AttributeValue, type ProductValues } from './product-values.ts'
import { AttributeValueField } from './attribute-value-field.tsx'

/** The product's properties, each in the manner of its attribute: an option, several, or a text. */
export function AttributesPanel(props: { disabled: boolean; product: AdminProduct | undefined }) {
  const { disabled, product } = props
  const t = useMessages()
  const locale = useLocale()
  const queries = useQueryClient()
  const { data: attributes = [] } = useQuery(attributesQuery)
  const supers = useWatch<ProductValues, 'super_attribute_ids'>({ name: 'super_attribute_ids' })
  const { value: values, set, error } = useProductField('values')
  const rows = new Map(attributes.map((row) => [row.id, row]))
  const change = (next: AttributeValue) =>
    set(values.map((one) => (one.attribute_id === next.attribute_id ? next : one)))
  const search = async (query: string) => {
    const found = await queries.ensureQueryData(attributesQuery)
    const taken = new Set([...supers, ...values.map(({ attribute_id }) => attribute_id)])
    return found
      .filter(({ id }) => !taken.has(id))
      .map(({ id, label }) => ({ id, label: textOf(label, locale) }))
      .filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
  }
  return (
    <Panel title={t('products.attributes')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {values.map((value) => {
          const row = rows.get(value.attribute_id)
          const known = product?.attributes.find(({ id }) => id === value.attribute_id)
          const name = textOf(row?.label ?? known?.label ?? emptyText(), locale)
          return (
            <div
              key={value.attribute_id}
              className={`flex items-end gap-2 ${value.text ? 'sm:col-span-2' : ''}`}
            >
              <div className="min-w-0 flex-1">
                <AttributeValueField
                  name={name}
                  type={row?.type ?? (known?.type as AttributeRow['type']) ?? 'select'}
                  value={value}
                  known={known?.options ?? []}
                  onChange={change}
                  disabled={disabled}
                />
              </div>
              {!disabled && (
                <IconButton
                  label={t('products.removeAttribute', { name })}
                  onClick={() =>
                    set(values.filter(({ attribute_id }) => attribute_id !== value.attribute_id))
                  }
                >
                  <IconX size={18} aria-hidden />
                </IconButton>
              )}
            </div>
          )
        })}
        {values.length === 0 && (
          <p className="text-muted sm:col-span-2">{t('products.noAttributes')}</p>
        )}
        {!disabled && (
          <Picker<ThingOption>
            label={t('products.addAttribute')}
            error={error}
            value={null}
            onChange={(option) => {
              if (!option) return
              const text = rows.get(option.id)?.type === 'text' ? emptyText() : null
              set([...values, { attribute_id: option.id, option_ids: [], text }])
            }}
            search={search}
          />
        )}
      </div>
    </Panel>
  )
}
