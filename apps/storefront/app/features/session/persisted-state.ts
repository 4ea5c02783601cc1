import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'

/** The state that survives a visit (spec 1 §3): favourites, so that hearts show at once, and the language. */
export interface PersistedState {
  version: 2
  /** Product ids, newest first. */
  wishlist: readonly number[]
  locale: Locale
}

const empty: PersistedState = { version: 2, wishlist: [], locale: defaultLocale }

/** Earlier versions stored each part as a text of its own, or within an object of its name. */
function unfold(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** Ids out of ids, products, or wishlist items with a product. */
function readIds(value: unknown): number[] {
  const list = Array.isArray(value)
    ? value
    : (fieldOf(value, 'items') ?? fieldOf(value, 'wishlist'))
  if (!Array.isArray(list)) return []
  const ids = list.map((entry: unknown) =>
    Number(fieldOf(fieldOf(entry, 'product'), 'id') ?? fieldOf(entry, 'id') ?? entry),
  )
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))]
}

const readLocale = (value: unknown): Locale => {
  const found = fieldOf(value, 'locale') ?? value
  return isLocale(found) ? found : defaultLocale
}

/**
 * Reads the stored state of this version or an earlier one. An unreadable state, and one of a later version,
 * starts empty.
 */
export function readState(text: string | null): PersistedState {
  const stored = unfold(text)
  if (typeof stored !== 'object' || stored === null) return empty
  const version =
    fieldOf(stored, 'version') ?? fieldOf(unfold(fieldOf(stored, '_persist')), 'version') ?? 0
  if (typeof version !== 'number' || version > empty.version) return empty
  return {
    version: 2,
    wishlist: readIds(unfold(fieldOf(stored, 'wishlist'))),
    locale: readLocale(unfold(fieldOf(stored, 'locale'))),
  }
}
