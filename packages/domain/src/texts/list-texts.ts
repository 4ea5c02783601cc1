import type { ShopText, TextState } from '@tsiran/contract/admin/translations'
import type { Db } from '@tsiran/db/database'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { shippedKeys } from './shipped-texts.ts'
import { searchedWords, viewText } from './text-view.ts'

interface TextQuery extends PageRange {
  /** Words of a text in any of the languages, or of its key. */
  search?: string | undefined
  state?: TextState | undefined
}

/** A page of the shop's texts in the order of the messages; overrides whose message is gone come last. */
export async function listTexts(db: Db, { search = '', state, ...range }: TextQuery) {
  const rows = await db.selectFrom('message_overrides').selectAll().orderBy('key').execute()
  const own = new Map(rows.map((row) => [row.key, row]))
  const known = new Set(shippedKeys)
  const keys = [...shippedKeys, ...[...own.keys()].filter((key) => !known.has(key))]
  const words = search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
  const found = keys
    .map((key) => viewText(key, own.get(key)))
    .filter((text) => isShown(text, known) && (state === undefined || text.states.includes(state)))
    .filter((text) => {
      const searched = words.length === 0 ? '' : searchedWords(text)
      return words.every((word) => searched.includes(word))
    })
  const start = offsetOf(range)
  return { data: found.slice(start, start + range.limit), meta: pageMeta(range, found.length) }
}

/** A text whose message is gone is shown while it has an override. */
const isShown = ({ key, states }: ShopText, known: ReadonlySet<string>) =>
  known.has(key) || states.includes('unused')
