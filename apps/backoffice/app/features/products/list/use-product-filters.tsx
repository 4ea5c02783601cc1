import { useQuery } from '@tanstack/react-query'
import { productFlags, productStatuses, type ProductListRow } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { Picker } from '@tsiran/ui/picker/picker'
import { useMemo } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { categoryPaths, useBrandSearch, useCategorySearch, type ThingOption } from '../pickers.ts'
import { categoriesQuery } from '../product-queries.ts'
import { ProductState } from '../product-state.tsx'

/** The names of the server's query that narrow the list of products. */
export const productFilterNames = ['category_id', 'brand_id', 'status', 'flag'] as const

/** The filters of the list of products, as chips. A brand's chip takes its name from the first row. */
export function useProductFilters(
  { category_id: category }: Record<string, string>,
  row?: ProductListRow,
): TableFilter[] {
  const t = useMessages()
  const locale = useLocale()
  const searchCategories = useCategorySearch()
  const searchBrands = useBrandSearch()
  const { data: tree } = useQuery({ ...categoriesQuery, enabled: category !== undefined })
  const brand = row?.brand
  const paths = useMemo(() => tree && categoryPaths(tree, locale), [tree, locale])
  return [
    pickerFilter({
      name: 'category_id',
      label: t('products.category'),
      labelOf: (id) => paths?.get(id) ?? `№ ${id}`,
      search: searchCategories,
    }),
    pickerFilter({
      name: 'brand_id',
      label: t('products.brand'),
      labelOf: (id) => (brand?.id === id ? brand.label : `№ ${id}`),
      search: searchBrands,
    }),
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

interface PickerFilter {
  name: string
  label: string
  labelOf: (id: number) => string
  search: (query: string, signal: AbortSignal) => Promise<readonly ThingOption[]>
}

const pickerFilter = ({ name, label, labelOf, search }: PickerFilter): TableFilter => ({
  kind: 'custom',
  names: [name],
  label,
  write: ({ [name]: id = '' }) => labelOf(Number(id)),
  editor: ({ [name]: id }, set) => (
    <Picker
      label={<span className="sr-only">{label}</span>}
      value={id ? { id: Number(id), label: labelOf(Number(id)) } : null}
      onChange={(option) => set({ [name]: option ? String(option.id) : '' })}
      search={search}
    />
  ),
})
