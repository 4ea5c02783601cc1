import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { stem } from '@tsiran/i18n/fold'
import { otherLayouts } from '@tsiran/i18n/keyboards'
import { scripts } from '@tsiran/i18n/romanisation'
import { sql } from 'kysely'
import { exactMatch, likeMatch, someMatches, wholeMatch, type Match, type StandIn } from './search-match.ts'
import { findsAnything } from './search-queries.ts'
import { distance, shortened, typosIn } from './search-typos.ts'
import { readTyped, type Typed, type TypedWord } from './search-words.ts'

const longestText = 200

/**
 * Tries the ways in which a text can be read until `attempt` finds something, and answers that; undefined where nothing does.
 * First as typed; then as if the wrong keyboard layout had been on; then with typos; at last any of its words.
 */
export async function findByText<T>(db: Db, text: string, locale: Locale, attempt: (match: Match) => Promise<T | undefined>) {
  for await (const match of matches(db, text.slice(0, longestText), locale)) {
    const found = await attempt(match)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first way to read a text that finds a listed product. */
export const findMatch = (db: Db, text: string, locale: Locale): Promise<Match | undefined> =>
  findByText(db, text, locale, async (match) => ((await findsAnything(db, match)) ? match : undefined))

async function* matches(db: Db, text: string, locale: Locale): AsyncGenerator<Match> {
  const typed = readTyped(text)
  if (typed.words.length === 0) return
  const others = otherLayouts(text).map(readTyped)
  let read: KnownWords | undefined
  const words = async () => (read ??= await selectWords(db, typed, others))
  // Other layouts have letters where English has digits and signs: ka2 is կաթ, [kt, хлеб.
  if (/\p{L}[0-9]|[[\]{};:,.<>'"`\\/](?=\p{L})|\p{L}[[\]{};:,.<>'"`\\/]/u.test(text))
    for (const other of others) {
      const match = isPossible(other, await words()) && wholeMatch(other, locale)
      if (match) yield match
    }
  const named = exactMatch(typed, locale, 'names')
  if (named) yield named
  const known = await words()
  for (const reading of [typed, ...others]) {
    const match = isPossible(reading, known) && exactMatch(reading, locale, 'everything')
    if (match) yield match
  }
  // A slip on the wrong layout as well would make anything of anything.
  const standIns = typed.words.map((word) => standInsFor(word, known))
  const like = likeMatch(typed, standIns, locale)
  if (like) yield like
  yield* someMatches(typed, standIns, locale)
}

interface KnownWords {
  /** Those of the keys, with and without endings, with which some word of the catalogue begins. */
  beginnings: string[]
  /** Words that may be near some key of what was typed, or have it inside. */
  near: string[]
  containing: string[]
}

const shortestPart = 4
const mostNear = 1000
const beyond = '\u{10FFFF}'

const keysOf = ({ words }: Typed): string[] => words.flatMap((word) => ('keys' in word ? word.keys : []))
const bare = (key: string): string[] => [key, ...scripts.map((script) => stem(key, script))]

/** Whether the catalogue has some form of each word, so that looking for products with them is worth it. */
const isPossible = ({ words }: Typed, { beginnings }: KnownWords): boolean =>
  words.every((word) => 'number' in word || word.keys.some((key) => bare(key).some((form) => beginnings.includes(form))))

/** The lists of what was typed are hidden from the planner, which would rather read all words than look so many up. */
async function selectWords(db: Db, typed: Typed, others: readonly Typed[]): Promise<KnownWords> {
  const keys = [...new Set(keysOf(typed))]
  const forms = [...new Set([typed, ...others].flatMap(keysOf).flatMap(bare))]
  const typos = keys.flatMap(shortened)
  const parts = keys.filter((key) => key.length >= shortestPart).map((key) => `%${key}%`)
  const { rows } = await sql<KnownWords>`${prepared}
    select
      array(select typed from unnest(${forms}::text[]) typed where exists (
        select from search_words w where w.key >= typed and w.key < typed || ${beyond} collate "C")) as beginnings,
      array(select key from search_words where typos && (select ${typos}::text[]) limit ${mostNear}) as near,
      array(select key from search_words where key like any (${parts}::text[]) limit ${mostNear}) as containing`.execute(db)
  return rows[0]!
}

const mostStandIns = 24
/** What it costs a word, counted in typos, that it only has inside what was typed, or begins with something near it. */
const insideCost = 1.5
const beginningCost = 1.7

/** The catalogue's nearest words to one that was typed; `known` where it is, or begins, a word itself. */
function standInsFor(word: TypedWord, { beginnings, near, containing }: KnownWords): StandIn {
  if ('number' in word || word.keys.some((key) => beginnings.includes(key))) return 'known'
  const costs = new Map<string, number>()
  const put = (found: string, cost: number) => costs.set(found, Math.min(cost, costs.get(found) ?? Infinity))
  for (const key of word.keys) {
    const most = typosIn(key.length)
    for (const other of near) {
      if (other.length < key.length - most) continue
      const { whole, start } = distance(key, other)
      // Of two slips none is in the first letter.
      const allowed = other[0] === key[0] ? most : Math.min(most, 1)
      if (whole <= allowed) put(other, whole)
      else if (start <= allowed && start + 1 < key.length / 2) put(other, start + beginningCost)
    }
    if (key.length >= shortestPart) for (const other of containing) if (other.includes(key)) put(other, insideCost)
  }
  const best = Math.min(...costs.values())
  return [...costs]
    .filter(([, cost]) => cost === best)
    .map(([found]) => found)
    .sort()
    .slice(0, mostStandIns)
}
