import type { Locale } from '@tsiran/contract/locale'
import type { KnownWords } from './search-dictionary.ts'
import type { Match } from './search-match.ts'
import type { Typed } from './search-words.ts'

/** A typed text as it may be read. */
export interface Texts {
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

/** Skips matches that no product can satisfy. */
export function* nonEmpty(match: Match): Generator<Match> {
  if (match.found !== '') yield match
}

/** Up to this length another layout turns any letters into a word. */
export const minLengthOnLayout = 3
