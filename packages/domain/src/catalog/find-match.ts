import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { otherLayouts } from '@tsiran/i18n/keyboards'
import { isKnown, knowledge, knownness, narrowed, selectKnown, selectNear, type KnownWords } from './search-dictionary.ts'
import {
  below,
  exactMatch,
  isBeginning,
  likeMatch,
  synonymous,
  together,
  wholeMatch,
  type Match,
  type OtherMatch,
  type StandIn,
} from './search-match.ts'
import { countsOf, findsAnything, mostCounted } from './search-queries.ts'
import { foundWords, someMatches, weighed } from './search-some.ts'
import { nearestTo } from './search-nearest.ts'
import { withSynonyms } from './search-synonyms.ts'
import { readTyped, type Typed } from './search-words.ts'

const longestText = 200

/**
 * Tries the ways in which a text can be read until `attempt` finds something, and answers that; undefined where nothing does.
 * First as typed, with synonyms beside; or as if the wrong keyboard layout had been on, where that gives whole words and the text does
 * not; then with typos; at last some of its words.
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
  const read = readTyped(text)
  if (read.words.length === 0) return
  const layouts = isBeginning(read) && !hasKeySigns(text) ? [] : otherLayouts(text).map(readTyped)
  if (layouts.length === 0) {
    const begun = exactMatch(read, locale, 'names')
    if (begun) yield begun
    return
  }
  const known = await selectKnown(db, read, layouts)
  const typed = narrowed(read, known)
  const others = layouts.map((layout) => narrowed(layout, known))
  yield* asWritten({ text, typed, others, known, locale })
  yield* withTypos(db, { typed, others, known, locale })
}

interface Texts {
  typed: Typed
  /** The text on other keyboard layouts. */
  others: Typed[]
  known: KnownWords
  locale: Locale
}

/** Other layouts have letters where English has digits and signs: ka2 is կաթ, [kt, хлеб. */
const hasKeySigns = (text: string): boolean => /\p{L}[0-9]|[[\]{};:,.<>'"`\\/](?=\p{L})|\p{L}[[\]{};:,.<>'"`\\/]/u.test(text)

function* asWritten({ text, typed, others, known, locale }: Texts & { text: string }): Generator<Match> {
  const level = knownness(typed, known)
  const meant = level === knowledge.whole && !hasKeySigns(text) ? [] : others.filter((other) => isWhole(other, known)).slice(0, 1)
  const behind = (matches: (Match | undefined)[], by: number): OtherMatch[] =>
    matches.flatMap((match) => (match ? [{ match, behind: by }] : []))
  const synonyms = withSynonyms(typed, known.synonyms, (word) =>
    typed.words.some((of) => 'text' in of && of.text === word && isKnown(of, known)),
  )
  const same = behind(synonyms.map((synonym) => wholeMatch(synonym, locale)), synonymous) // prettier-ignore
  const layout = behind(meant.map((other) => wholeMatch(other, locale)), below) // prettier-ignore
  const named = level > knowledge.none || typed.sku ? exactMatch(typed, locale, 'names') : undefined
  const [first, ...rest] =
    layout.length > 0 && (hasKeySigns(text) || !named) && !typed.sku
      ? [...layout, ...behind([named], below), ...same]
      : [...behind([named], 0), ...same, ...layout]
  if (first) yield together(first.match, rest)
  for (const reading of [typed, ...synonyms]) {
    const match = knownness(reading, known) > knowledge.none && exactMatch(reading, locale, 'everything')
    if (match) yield match
  }
}

/** So short a word is made of anything by another layout. */
const shortestOnLayout = 3

const isWhole = (typed: Typed, known: KnownWords): boolean =>
  typed.words.every((word) => 'number' in word || word.letters >= shortestOnLayout || known.whole.has(word.readings[0]!.key)) &&
  knownness(
    { ...typed, words: typed.words.map((word) => ('number' in word ? word : { ...word, readings: word.readings.slice(0, 1) })) },
    known,
  ) === knowledge.whole

async function* withTypos(db: Db, { typed, others, known, locale }: Texts): AsyncGenerator<Match> {
  const unknown = typed.words.filter((word) => 'readings' in word).filter((word) => !isKnown(word, known))
  const near = unknown.length > 0 ? await selectNear(db, unknown) : { near: [], containing: [] }
  const nearest = typed.words.map((word) => ('readings' in word && unknown.includes(word) ? nearestTo(word, near) : undefined))
  const standIns = nearest.map((found): StandIn => found?.words ?? 'known')
  const like = likeMatch(typed, standIns, locale)
  const begun = others.filter((other) => isBegun(other, known)).map((other) => exactMatch(other, locale, 'names'))
  const areSlips = nearest.every((found) => found?.slip ?? true)
  for (const match of areSlips ? [like, ...begun] : [...begun, like]) if (match) yield match
  yield* someOf(db, typed, standIns, locale)
}

/** A slip on the wrong layout as well would make anything of anything. */
const isBegun = ({ words }: Typed, known: KnownWords): boolean =>
  words.length > 0 &&
  words.every((word) => {
    if ('number' in word) return true
    const { key } = word.readings[0]!
    return key.length >= shortestOnLayout && known.beginnings.has(key)
  })

async function* someOf(db: Db, typed: Typed, standIns: readonly StandIn[], locale: Locale): AsyncGenerator<Match> {
  const found = foundWords(typed, standIns, locale)
  if (!found) return
  const counts = await countsOf(db, found.terms.map((term) => term.found)) // prettier-ignore
  yield* someMatches({ ...found, terms: weighed(found.terms, counts, mostCounted) })
}
