import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Reading } from '@tsiran/i18n/fold'
import type { Script } from '@tsiran/i18n/romanisation'
import { otherLayouts } from '@tsiran/i18n/keyboards'
import {
  isKnown,
  knowledge,
  knownness,
  narrowed,
  selectKnown,
  selectNear,
  type KnownWords,
} from './search-dictionary.ts'
import {
  exactWay,
  headsWay,
  isBeginning,
  likeWay,
  pointedWay,
  skuWay,
  combine,
  wholeWay,
  type Match,
  type StandIn,
  type Way,
} from './search-match.ts'
import { countsOf, findsAnything, maxCounted } from './search-queries.ts'
import { foundWords, someMatches, weighed } from './search-some.ts'
import { nearestTo } from './search-nearest.ts'
import { withSynonyms } from './search-synonyms.ts'
import { readTyped, withLooseNumbers, type Typed, type TypedWord } from './search-words.ts'

const maxLengthText = 200

/**
 * Tries the readings of a text until `attempt` returns a result; undefined where none does. The order: as typed with synonyms,
 * or on another keyboard layout where only that gives whole words; then with typos; last by some of its words.
 */
export async function findByText<T>(
  db: Db,
  { text, locale }: { text: string; locale: Locale },
  attempt: (match: Match) => Promise<T | undefined>,
) {
  for await (const match of matches(db, text.slice(0, maxLengthText), locale)) {
    const found = await attempt(match)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first reading of a text that finds a listed product. */
export const findMatch = (db: Db, text: string, locale: Locale): Promise<Match | undefined> =>
  findByText(db, { text, locale }, async (match) =>
    (await findsAnything(db, match)) ? match : undefined,
  )

async function* matches(db: Db, text: string, locale: Locale): AsyncGenerator<Match> {
  const read = readTyped(text)
  if (read.words.length === 0) return
  const layouts =
    isBeginning(read) && !hasKeySigns(text)
      ? []
      : otherLayouts(text).map((layout) => readTyped(layout, 1))
  if (layouts.length === 0) {
    const begun = exactWay(read, locale, 'names')
    if (begun) yield combine([begun])
    return
  }
  const known = await selectKnown(db, read, layouts)
  const typed = narrowed(read, known)
  const others = layouts.filter((layout) => !isSpelling(layout, read))
  const { missing, ...words } = withSynonyms(typed, known.synonyms, known.whole)
  if (missing) {
    yield* asNamed(read, locale)
    return
  }
  const isUnknownText = knownness(typed, known) === knowledge.none
  const meant = isUnknownText
    ? others
        .filter(isLongOnLayout)
        .flatMap((other) => withSynonyms(other, known.synonyms, known.whole).synonyms)
    : []
  const texts = { read, typed, others, meant, ...words, known, locale, signs: hasKeySigns(text) }
  yield* asWritten(texts)
  const loose = withLooseNumbers(typed)
  const looser = loose
    ? {
        ...texts,
        typed: loose,
        synonyms: texts.synonyms.map((same) => withLooseNumbers(same) ?? same),
      }
    : texts
  if (loose) yield* asWritten(looser)
  yield* withTypos(db, looser)
}

/** A thing that the shop does not sell is matched by its literal words only. */
function* asNamed(read: Typed, locale: Locale): Generator<Match> {
  const way = wholeWay(inOwnLanguage(read), locale)
  if (way) yield combine([way])
}

const inOwnLanguage = (read: Typed): Typed => ({
  ...read,
  words: read.words.map((word) =>
    'number' in word
      ? word
      : {
          ...word,
          readings: word.readings.slice(0, 1).map((reading) => ownForms(reading, word.script)),
        },
  ),
})

const ownForms = ({ key, forms }: Reading, script: Script): Reading => ({
  key,
  forms: { armenian: [], cyrillic: [], latin: [], [script]: forms[script] },
})

/** Whether another layout gives a transliteration of the same text. */
const isSpelling = (layout: Typed, read: Typed): boolean =>
  layout.words.every((word) => 'number' in word || readingKeys(read).has(word.readings[0]!.key))

const readingKeys = ({ words }: Typed): Set<string> =>
  new Set(words.flatMap((word) => ('number' in word ? [] : word.readings.map(({ key }) => key))))

interface Texts {
  /** The text with all readings, and with those in the dictionary. */
  read: Typed
  typed: Typed
  /** The text on other keyboard layouts. */
  others: Typed[]
  /** Synonyms of those, where the text as typed is unknown. */
  meant: Typed[]
  /** The text with synonyms, and with synonyms of its unknown words that have typos. */
  synonyms: Typed[]
  slipped: Typed[]
  known: KnownWords
  locale: Locale
  /** Whether words contain signs or digits, as the wrong layout leaves them. */
  signs: boolean
}

/** Other layouts have letters where English has digits and signs: ka2 is կաթ, [kt, хлеб. */
const hasKeySigns = (text: string): boolean =>
  /\p{L}[0-9]|[[\]{};:,.<>'"`\\/](?=\p{L})|\p{L}[[\]{};:,.<>'"`\\/]/u.test(text)

function* asWritten({
  read,
  typed,
  others,
  meant,
  synonyms,
  known,
  locale,
  signs,
}: Texts): Generator<Match> {
  const waysOf = (readings: readonly Typed[]) =>
    readings.flatMap((reading) => wholeWay(reading, locale) ?? [])
  const isSpelled = isWholeItself(read, known)
  const layouts =
    isSpelled && !signs
      ? []
      : waysOf([...others.filter((other) => isWhole(other, known)), ...meant].slice(0, 1))
  const skus = [typed, ...others].flatMap((reading) => skuWay(reading) ?? [])
  const named =
    knownness(typed, known) > knowledge.none || typed.sku
      ? exactWay(typed, locale, 'names')
      : undefined
  const written = named?.found ? [named] : []
  const same = waysOf(synonyms)
  const joined = (top: readonly Way[], synonymWays: readonly Way[]) =>
    layouts.length > 0
      ? combine([...skus, ...layouts], [], [...top, ...synonymWays])
      : combine([...skus, ...top], synonymWays)
  const pointed = (ways: readonly Way[]) => ways.flatMap((way) => pointedWay(way) ?? [])
  const isPointed = [...pointed(written), ...pointed(same)].length > 0
  // A synonym that matches a whole word outweighs the beginning of a word.
  const isBegunOnly = same.length > 0 && knownness(typed, known) < knowledge.whole
  const [first, second] = isBegunOnly ? [same, written] : [written, same]
  yield* nonEmpty(isPointed ? joined(pointed(first), pointed(second)) : joined(first, second))
  // Products that only mention the words come after those named by one.
  if (isPointed && knownness(typed, known) > knowledge.none) yield* nonEmpty(combine(written.flatMap((way) => headsWay(way) ?? []), [], [...written, ...same])) // prettier-ignore
  const begun = [typed, ...synonyms].filter((reading) => knownness(reading, known) > knowledge.none)
  for (const reading of begun) {
    const way = exactWay(reading, locale, 'everything')
    if (way) yield* nonEmpty(combine([way]))
  }
}

/** Skips matches that no product can satisfy. */
function* nonEmpty(match: Match): Generator<Match> {
  if (match.found !== '') yield match
}

/** Up to this length another layout turns any letters into a word. */
const minLengthOnLayout = 3

/** Whether all words are long enough to trust another layout. */
const isLongOnLayout = ({ words }: Typed): boolean =>
  words.length > 0 && words.every((word) => !('number' in word) && word.letters > minLengthOnLayout)

/** Whether every word of a text is in the catalogue as spelled. */
const isWholeItself = (typed: Typed, known: KnownWords): boolean =>
  knownness(asSpelled(typed), known) === knowledge.whole

const isWhole = (typed: Typed, known: KnownWords): boolean =>
  isWholeItself(typed, known) &&
  typed.words.every(
    (word) =>
      'number' in word || (word.letters >= minLengthOnLayout && isLong(word.readings[0]!, known)),
  )

const isLong = ({ key, forms }: Reading, { whole }: KnownWords): boolean =>
  [key, ...Object.values(forms).flat()].some(
    (form) => form.length >= minLengthOnLayout && whole.has(form),
  )

const asSpelled = (typed: Typed): Typed => ({
  ...typed,
  words: typed.words.map((word) =>
    'number' in word ? word : { ...word, readings: word.readings.slice(0, 1) },
  ),
})

async function* withTypos(
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
  for (const synonym of synonyms)
    yield* someOf(db, synonym, synonym.words.map((word): StandIn => (isUnknown(word, typed, known) ? [] : 'known')), locale) // prettier-ignore
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
  const counts = await countsOf(db, found.terms.map((term) => term.found)) // prettier-ignore
  yield* someMatches({ ...found, terms: weighed(found.terms, counts, maxCounted) })
}
