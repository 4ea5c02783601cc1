import { isDeepStrictEqual } from 'node:util'
import { locales } from '@tsiran/contract/locale'

type Fields = Record<string, unknown>

/** Characters of a text in the log at most: the part around the change is enough. */
const maxText = 500
/** Characters before the change. */
const lead = 60

const unlogged = new Set(['id', 'version', 'updated_at', 'deleted_at'])

/**
 * The fields of a thing that a change has made different, as the log holds them: a text in its languages by `title.ru`, of a long
 * one the part that changed; a deletion as `deleted`. `derived` fields are left out.
 */
export function loggedFields(
  before: object,
  after: object,
  derived: readonly string[],
): { before: Fields; after: Fields } {
  const [was, is] = [flat(before, derived), flat(after, derived)]
  const logged = { before: {} as Fields, after: {} as Fields }
  for (const [name, value] of Object.entries(is)) {
    if (isDeepStrictEqual(value, was[name])) continue
    const [left, right] = shortened(was[name], value)
    if (name in was) logged.before[name] = left
    logged.after[name] = right
  }
  return logged
}

const isText3 = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  locales.every((locale) => typeof (value as Fields)[locale] === 'string')

function flat(fields: object, derived: readonly string[]): Fields {
  const parts = Object.entries(fields as Fields)
    .filter(([name]) => !unlogged.has(name) && !derived.includes(name))
    .flatMap(([name, value]) =>
      isText3(value)
        ? locales.map((locale) => [`${name}.${locale}`, value[locale]] as const)
        : [[name, value] as const],
    )
  return {
    ...Object.fromEntries(parts),
    ...('deleted_at' in fields && { deleted: fields.deleted_at !== null }),
  }
}

/** Two long texts from shortly before the place where they begin to differ. */
function shortened(was: unknown, is: unknown): [unknown, unknown] {
  if (typeof is !== 'string') return [was, is]
  const old = typeof was === 'string' ? was : ''
  let same = 0
  while (same < is.length && is[same] === old[same]) same++
  const start = Math.max(is.length, old.length) <= maxText ? 0 : Math.max(0, same - lead)
  const part = (text: string) => (start > 0 ? '…' : '') + text.slice(start, start + maxText)
  return [typeof was === 'string' ? part(was) : was, part(is)]
}
