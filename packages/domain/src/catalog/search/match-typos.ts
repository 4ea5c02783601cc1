import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { minLengthOnLayout, nonEmpty, type Texts } from './match-texts.ts'
import { isKnown, selectNear, type KnownWords } from './search-dictionary.ts'
import { combine, exactWay, likeWay, wholeWay, type Match, type StandIn } from './search-match.ts'
import { nearestTo } from './search-nearest.ts'
import { countsOf, maxCounted } from './search-queries.ts'
import { foundWords, someMatches, weighed } from './search-some.ts'
import type { Typed, TypedWord } from './search-words.ts'

/** Matches of words that are near the typed ones, and at last of some of the words. */
export async function* withTypos(
  db: Db,
  { typed, others, synonyms, slipped, known, locale }: Texts,
): AsyncGenerator<Match> {
  const unknown = typed.words
    .filter((word) => 'readings' in word)
    .filter((word) => !isKnown(word, known))
  const near = unknown.length > 0 ? await selectNear(db, unknown) : { near: [], containing: [] }
  const nearest = typed.words.map((word) =>
    'readings' in word && unknown.includes(word) ? nearestTo(word, near) : undefined,
  )
  const standIns = nearest.map((found): StandIn => found?.words ?? 'known')
  const like = likeWay(typed, standIns, locale)
  const begun = others
    .filter((other) => isBegun(other, known))
    .map((other) => exactWay(other, locale, 'names'))
  const slips = slipped.map((synonym) => wholeWay(synonym, locale))
  const areSlips = nearest.every((found) => found?.slip ?? true)
  for (const way of areSlips ? [like, ...slips, ...begun] : [...slips, ...begun, like])
    if (way) yield* nonEmpty(combine([way]))
  for (const synonym of synonyms) {
    const standInOf = (word: TypedWord): StandIn => (isUnknown(word, typed, known) ? [] : 'known')
    yield* someOf(db, synonym, synonym.words.map(standInOf), locale)
  }
  yield* someOf(db, typed, standIns, locale)
}

/** Whether a word was typed and is unknown; words that a synonym brought count as known. */
const isUnknown = (word: TypedWord, { texts }: Typed, known: KnownWords): boolean =>
  'text' in word && texts.includes(word.text) && !isKnown(word, known)

/** Whether every word begins a word of the catalogue. Typos are not combined with another layout: too much would match. */
const isBegun = ({ words }: Typed, known: KnownWords): boolean =>
  words.length > 0 &&
  words.every((word) => {
    if ('number' in word) return true
    const { key } = word.readings[0]!
    return key.length >= minLengthOnLayout && known.beginnings.has(key)
  })

async function* someOf(
  db: Db,
  typed: Typed,
  standIns: readonly StandIn[],
  locale: Locale,
): AsyncGenerator<Match> {
  const found = foundWords(typed, standIns, locale)
  if (!found) return
  const queries = found.terms.map((term) => term.found)
  const counts = await countsOf(db, queries)
  yield* someMatches({ ...found, terms: weighed(found.terms, counts, maxCounted) })
}
