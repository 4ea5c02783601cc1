import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AttributeRow } from '@tsiran/contract/admin/attribute-shapes'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { MultiPicker } from '@tsiran/ui/picker/multi-picker'
import { Picker } from '@tsiran/ui/picker/picker'
import { Text3Field } from '@tsiran/ui/text3/text3-field'
import { useOptionsOf, type ThingOption } from '../pickers.ts'
import { attributeQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'
import { emptyText, type AttributeValue } from './product-values.ts'

interface ValueFieldProps {
  name: string
  type: AttributeRow['type']
  value: AttributeValue
  /** The options that came with the product. */
  known: AdminProduct['attributes'][number]['options']
  onChange: (value: AttributeValue) => void
  disabled: boolean
}

/** What a product has of one attribute, in the field that its type needs. */
export function AttributeValueField({
  name,
  type,
  value,
  known,
  onChange,
  disabled,
}: ValueFieldProps) {
  const locale = useLocale()
  const queries = useQueryClient()
  const query = attributeQuery(value.attribute_id)
  const search = useOptionsOf(value.attribute_id)
  // Every option has its name once a search has read them; until then those of the product have.
  const { data } = useQuery({
    ...query,
    enabled: value.option_ids.length > 0 && known.length === 0,
  })
  if (type === 'text')
    return (
      <Text3Field
        label={name}
        value={value.text ?? emptyText()}
        onChange={(text) => onChange({ ...value, text })}
        disabled={disabled}
      />
    )
  const read = queries.getQueryData(query.queryKey) ?? data
  const labels = new Map(
    [...known, ...(read?.options ?? [])].map(({ id, label }) => [id, textOf(label, locale)]),
  )
  const chosen = value.option_ids.map((id) => ({ id, label: labels.get(id) ?? `№ ${id}` }))
  const set = (options: readonly ThingOption[]) =>
    onChange({ ...value, option_ids: options.map(({ id }) => id) })
  return type === 'multiselect' ? (
    <MultiPicker label={name} value={chosen} onChange={set} search={search} disabled={disabled} />
  ) : (
    <Picker
      label={name}
      value={chosen[0] ?? null}
      onChange={(option) => set(option ? [option] : [])}
      search={search}
      disabled={disabled}
      clearable={false}
    />
  )
}
