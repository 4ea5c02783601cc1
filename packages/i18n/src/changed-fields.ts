/** One field that a change has set: its name, and its values before and after; undefined where there was none. */
export interface ChangedField {
  name: string
  before: unknown
  after: unknown
}

type Fields = Readonly<Record<string, unknown>>

const nothing = '–'

/** Pairs the fields of a log's row: those of either side, in the order of the new ones, without those that stayed empty. */
export const changedFields = (before: Fields, after: Fields): ChangedField[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .map((name) => ({ name, before: before[name], after: after[name] }))
    .filter((field) => valueText(field.before) !== nothing || valueText(field.after) !== nothing)

/** The word of a code or of a boolean; undefined for other texts. */
type WordOf = (value: string | boolean) => string | undefined

/** A value as a line of text: lists by commas, records as `name: value`; a dash for nothing. */
export function valueText(value: unknown, wordOf: WordOf = () => undefined): string {
  if (value === undefined || value === null || value === '') return nothing
  if (Array.isArray(value)) return value.map((one) => valueText(one, wordOf)).join(', ') || nothing
  if (typeof value === 'string' || typeof value === 'boolean') return wordOf(value) ?? String(value)
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${valueText(inner)}`)
    .join('; ')
}

/** A field's name as the log holds it, in words: `old_price` is `old price`. */
export const fieldText = (name: string): string => name.replaceAll('_', ' ')
