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

/** How the values of one field read. */
export interface ValueWords {
  /** The word of a code, of a boolean or of a number that has a unit; undefined for others. */
  wordOf: (value: string | boolean | number) => string | undefined
  /** The words of a field within a record, and how its values read. */
  inner: (name: string) => ValueWords & { label: string }
}

const plain: ValueWords = {
  wordOf: () => undefined,
  inner: (label) => ({ ...plain, label }),
}

/** A value as a line of text: lists by commas, records as `name: value`; a dash for nothing. */
export function valueText(value: unknown, words: ValueWords = plain): string {
  if (value === undefined || value === null || value === '') return nothing
  if (Array.isArray(value)) return value.map((one) => valueText(one, words)).join(', ') || nothing
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return words.wordOf(value) ?? String(value)
  return Object.entries(value)
    .map(([name, of]) => {
      const { label, ...field } = words.inner(name)
      return `${label}: ${valueText(of, field)}`
    })
    .join('; ')
}

/** A field's name as the log holds it, in words: `old_price` is `old price`. */
export const fieldText = (name: string): string => name.replaceAll('_', ' ')
