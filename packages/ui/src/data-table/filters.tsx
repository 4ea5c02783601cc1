import type { ReactNode } from 'react'

interface OptionsFilter {
  kind: 'options'
  /** The name in the server's query; several values have commas between them. */
  name: string
  label: string
  options: readonly { value: string; label: string; mark?: ReactNode }[]
  /** At most one of the options. */
  single?: boolean
}

interface RangeFilter {
  /** Days (`YYYY-MM-DD`) or whole numbers, both ends included. */
  kind: 'days' | 'numbers'
  /** The names of both ends in the server's query. */
  names: readonly [from: string, until: string]
  label: string
  /** Writes a value for people. */
  write?: (value: string) => string
}

interface CustomFilter {
  kind: 'custom'
  names: readonly string[]
  label: string
  /** What the chip says of the present values. */
  write: (values: Record<string, string>) => string
  editor: (
    values: Record<string, string>,
    set: (values: Record<string, string>) => void,
  ) => ReactNode
}

/** A filter of a list, shown as a chip. */
export type TableFilter = OptionsFilter | RangeFilter | CustomFilter

/** A filter of at most one of some values, each with its word. */
export const choiceFilter = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): OptionsFilter => ({
  kind: 'options',
  name,
  label,
  single: true,
  options: values.map((value) => ({ value, label: wordOf(value) })),
})

/** The names of the server's query that a filter sets. */
export const namesOf = (filter: TableFilter): readonly string[] =>
  filter.kind === 'options' ? [filter.name] : filter.names

/** The chosen values of a filter with options. */
export const chosenOptions = (filters: Record<string, string>, name: string): string[] =>
  filters[name]?.split(',').filter(Boolean) ?? []

/** The filters after an option was pressed, in the order of the options. */
export function toggleOption(
  filters: Record<string, string>,
  filter: OptionsFilter,
  value: string,
): Record<string, string> {
  const chosen = new Set(chosenOptions(filters, filter.name))
  const had = chosen.delete(value)
  if (filter.single) chosen.clear()
  if (!had) chosen.add(value)
  const kept = filter.options.map((option) => option.value).filter((option) => chosen.has(option))
  return { ...filters, [filter.name]: kept.join(',') }
}

/** What a chip says of its filter's values; null where none is set. */
export function writeFilter(filter: TableFilter, filters: Record<string, string>): string | null {
  const values = namesOf(filter).map((name) => filters[name] ?? '')
  if (values.every((value) => value === '')) return null
  if (filter.kind === 'custom')
    return filter.write(
      Object.fromEntries(filter.names.map((name, place) => [name, values[place]!])),
    )
  if (filter.kind === 'options') {
    const labels = new Map(filter.options.map(({ value, label }) => [value, label]))
    const [first, ...others] = chosenOptions(filters, filter.name).map(
      (value) => labels.get(value) ?? value,
    )
    return others.length > 1 ? `${first}, +${others.length}` : [first, ...others].join(', ')
  }
  const [from, until] = values.map((value) => value && (filter.write?.(value) ?? value))
  if (from && until) return from === until ? from : `${from} – ${until}`
  return from ? `≥ ${from}` : `≤ ${until}`
}
