import { useQueryClient } from '@tanstack/react-query'
import type { CategoryRow } from '@tsiran/contract/admin/categories'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Locale } from '@tsiran/contract/locale'
import type { OptionSearch, PickerOption } from '@tsiran/ui/picker/use-option-search'
import { api } from '../../platform/api/admin-client.ts'
import { categoriesQuery } from './product-queries.ts'
import { textOf } from './text-of.ts'

export interface ThingOption extends PickerOption {
  id: number
}

/** Options that a picker shows of the tree at once. */
const maxOptions = 50

/** Names from the root down to each category: `Dairy › Milk`. */
export function categoryPaths(rows: readonly CategoryRow[], locale: Locale): Map<number, string> {
  const paths = new Map<number, string>()
  // The tree lists each category before its children.
  for (const { id, parent_id: parent, name } of rows) {
    const above = parent === null ? undefined : paths.get(parent)
    paths.set(id, [above, textOf(name, locale)].filter(Boolean).join(' › '))
  }
  return paths
}

/** The categories whose path has all words of the query. */
export function matchCategories(
  rows: readonly CategoryRow[],
  query: string,
  locale: Locale,
): ThingOption[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const paths = categoryPaths(rows, locale)
  return rows
    .map(({ id }) => ({ id, label: paths.get(id)! }))
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .slice(0, maxOptions)
}

/** Finds categories by words of their path. */
export function useCategorySearch(): OptionSearch<ThingOption> {
  const queries = useQueryClient()
  const locale = useLocale()
  return async (query) => matchCategories(await queries.ensureQueryData(categoriesQuery), query, locale)
}

/** Finds brands by words of their name. */
export function useBrandSearch(): OptionSearch<ThingOption> {
  const locale = useLocale()
  return async (search, signal) => {
    const query = { limit: 20, sort: 'label' as const, ...(search && { search }) }
    const { data } = await api('GET /api/admin/brands', { query, signal })
    return data.map(({ id, label }) => ({ id, label: textOf(label, locale) }))
  }
}
