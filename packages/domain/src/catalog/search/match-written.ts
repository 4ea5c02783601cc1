import type { Reading } from '@tsiran/i18n/fold'
import { minLengthOnLayout, nonEmpty, type Texts } from './match-texts.ts'
import { knowledge, knownness, type KnownWords } from './search-dictionary.ts'
import {
  combine,
  exactWay,
  headsWay,
  pointedWay,
  skuWay,
  wholeWay,
  type Match,
  type Way,
} from './search-match.ts'
import type { Typed } from './search-words.ts'

/** Matches of the words as they are written, with synonyms, or on another keyboard layout. */
export function* asWritten({
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
  if (isPointed && knownness(typed, known) > knowledge.none) {
    const heads = written.flatMap((way) => headsWay(way) ?? [])
    yield* nonEmpty(combine(heads, [], [...written, ...same]))
  }
  const begun = [typed, ...synonyms].filter((reading) => knownness(reading, known) > knowledge.none)
  for (const reading of begun) {
    const way = exactWay(reading, locale, 'everything')
    if (way) yield* nonEmpty(combine([way]))
  }
}

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
