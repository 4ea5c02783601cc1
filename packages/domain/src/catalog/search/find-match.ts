import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Reading } from '@tsiran/i18n/fold'
import { otherLayouts } from '@tsiran/i18n/keyboards'
import type { Script } from '@tsiran/i18n/romanisation'
import { minLengthOnLayout } from './match-texts.ts'
import { withTypos } from './match-typos.ts'
import { asWritten } from './match-written.ts'
import { knowledge, knownness, narrowed, selectKnown } from './search-dictionary.ts'
import { combine, exactWay, isBeginning, wholeWay, type Match } from './search-match.ts'
import { findsAnything } from './search-queries.ts'
import { withSynonyms } from './search-synonyms.ts'
import { readTyped, withLooseNumbers, type Typed } from './search-words.ts'

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

/** Other layouts have letters where English has digits and signs: ka2 is կաթ, [kt, хлеб. */
const hasKeySigns = (text: string): boolean =>
  /\p{L}[0-9]|[[\]{};:,.<>'"`\\/](?=\p{L})|\p{L}[[\]{};:,.<>'"`\\/]/u.test(text)

/** Whether all words are long enough to trust another layout. */
const isLongOnLayout = ({ words }: Typed): boolean =>
  words.length > 0 && words.every((word) => !('number' in word) && word.letters > minLengthOnLayout)
