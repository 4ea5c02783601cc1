import { useQuery } from '@tanstack/react-query'
import { productFlags, productStatuses } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { Picker } from '@tsiran/ui/picker/picker'
import { useMessages } from '../../../platform/i18n/language.tsx'
import {
  brandPicker,
  categoryPicker,
  pickedThing,
  useThingSearch,
  type ThingPicker,
} from '../pickers.ts'
import { ProductState } from '../product-state.tsx'

/** The names of the server's query that narrow the list of products. */
export const productFilterNames = ['category_id', 'brand_id', 'status', 'flag'] as const

/** The filters of the list of products, as chips. */
export function useProductFilters(values: Record<string, string>): TableFilter[] {
  const t = useMessages()
  return [
    usePickerFilter('category_id', t('products.category'), categoryPicker, values),
    usePickerFilter('brand_id', t('products.brand'), brandPicker, values),
    {
      kind: 'options',
      name: 'status',
      label: t('products.status'),
      single: true,
      options: productStatuses.map((status) => ({
        value: status,
        label: t(`products.statuses.${status}`),
        mark: <ProductState status={status} />,
      })),
    },
    {
      kind: 'options',
      name: 'flag',
      label: t('products.flag'),
      options: productFlags.map((flag) => ({ value: flag, label: t(`products.flags.${flag}`) })),
    },
  ]
}

/** A filter by one thing that is found on the server. */
function usePickerFilter(
  name: string,
  label: string,
  picker: ThingPicker,
  { [name]: id }: Record<string, string>,
): TableFilter {
  const search = useThingSearch(picker)
  const { data } = useQuery(pickedThing(picker, id, useLocale()))
  const shown = data?.label ?? `№ ${id}`
  return {
    kind: 'custom',
    names: [name],
    label,
    write: () => shown,
    editor: (_, set) => (
      <Picker
        label={<span className="sr-only">{label}</span>}
        value={id ? { id: Number(id), label: shown } : null}
        onChange={(option) => set({ [name]: option ? String(option.id) : '' })}
        search={search}
      />
    ),
  }
}
