import { productFlags, productStatuses } from '@tsiran/contract/admin/product-choices'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { brandPicker, categoryPicker } from '../pickers.ts'
import { ProductState } from '../product-state.tsx'
import { usePickerFilter } from '../use-picker-filter.tsx'
import { SinceField, writeDay } from './since-field.tsx'

/** The names of the server's query that narrow the list of products. */
export const productFilterNames = [
  'category_id',
  'brand_id',
  'status',
  'flag',
  'changed_since',
] as const

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
    {
      kind: 'custom',
      names: ['changed_since'],
      label: t('products.changedSince'),
      write: ({ changed_since: since = '' }) => writeDay(since),
      editor: ({ changed_since: since = '' }, set) => <SinceField since={since} set={set} />,
    },
  ]
}
