import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import type { OptionSearch, PickerOption } from '@tsiran/ui/picker/use-option-search'
import { api } from '../../platform/api/admin-client.ts'
import { attributeQuery } from './product-queries.ts'
import { textOf } from './text-of.ts'

export interface ThingOption extends PickerOption {
  id: number
}

/** What a picker asks for: words of a name, or the ids of what is chosen already. */
interface Wanted {
  q?: string
  ids?: string
  locale: Locale
}

/** A category with what its products have from it and from those above it. */
export interface CategoryOption extends ThingOption {
  age_restricted: boolean
  allergens: Allergen[]
}

export interface ThingPicker<Option extends ThingOption = ThingOption> {
  find: (wanted: Wanted, signal: AbortSignal) => Promise<Option[]>
  /** The name of the picker's queries. */
  key: string
}

/** Categories with the names above them: `Dairy › Milk`. */
export const categoryPicker: ThingPicker<CategoryOption> = {
  key: 'picked-categories',
  find: async (query, signal) => {
    const { data } = await api('GET /api/admin/pickers/categories', { query, signal })
    return data.map(({ id, path, age_restricted, allergens }) => ({
      id,
      label: path.join(' › '),
      age_restricted,
      allergens,
    }))
  },
}

export const brandPicker: ThingPicker = {
  key: 'picked-brands',
  find: async (query, signal) => {
    const { data } = await api('GET /api/admin/pickers/brands', { query, signal })
    return data.map(({ id, label }) => ({ id, label }))
  },
}

/** The search of a picker, on the server. */
export function useThingSearch<Option extends ThingOption>({
  find,
}: ThingPicker<Option>): OptionSearch<Option> {
  const locale = useLocale()
  return (q, signal) => find({ locale, ...(q && { q }) }, signal)
}

/** Options that an answer of a picker has at most. */
const maxOptions = 50

/** The search of a picker among the options of an attribute, which are read anew where they were changed. */
export function useOptionsOf(attribute: number): OptionSearch<ThingOption> {
  const locale = useLocale()
  const queries = useQueryClient()
  return async (typed) => {
    const { options } = await queries.fetchQuery(attributeQuery(attribute))
    return options
      .map(({ id, label }) => ({ id, label: textOf(label, locale) }))
      .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
      .slice(0, maxOptions)
  }
}

/** The thing that an address names by its id. */
export const pickedThing = ({ key, find }: ThingPicker, id: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: [key, id, locale],
    queryFn: async ({ signal }) => (await find({ ids: id!, locale }, signal))[0] ?? null,
    enabled: id !== undefined && /^\d{1,9}$/.test(id),
  })
