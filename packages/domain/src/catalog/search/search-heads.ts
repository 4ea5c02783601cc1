import type { Locale } from '@tsiran/contract/locale'
import { wordsOf } from './search-words.ts'

/** Where the head of a name ends: at a quoted brand, an amount, or a preposition. */
const ends: Partial<Record<Locale, RegExp>> = {
  hy: /[«(,0-9]|(?<=\s)(?:առանց|համար)(?=\s|$)/u,
  ru: /[«(,0-9]|\s(?:с|со|из|для|без|в|на|от|под|по)\s/u,
  en: /[«(,0-9]|\s(?:with|in|of|for|by|from|on|size)\s/u,
}
/** Of a language without rules of its own. */
const anyEnd = /[«(,0-9]/u
const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/u
/** Endings of Armenian cases that mean "with", "from" or "in". */
const oblique = /(?:ով|ից|ում)$/u
const genitive = /(?:ի|ու|ան)$/u

/**
 * The head words of a product's name: what it is, not what it is made of or for. «сыр из козьего молока» gives сыр,
 * "lactose-free milk" gives milk.
 */
export function headsOf(name: string, locale: Locale): string[] {
  const words = wordsOf(name.slice(0, indexOf(name, ends[locale] ?? anyEnd)))
  if (words.length === 0) return []
  if (locale === 'ru') return [words.find((word) => !adjective.test(word)) ?? words.at(-1)!]
  return [(locale === 'hy' ? withoutTail(words) : words).at(-1)!]
}

function withoutTail(words: string[]): string[] {
  let end = words.length
  while (end > 1 && oblique.test(words[end - 1]!)) {
    end--
    if (end > 1 && genitive.test(words[end - 1]!)) end--
  }
  return words.slice(0, end)
}

function indexOf(name: string, end: RegExp): number {
  const at = name.trimStart().search(end)
  return at <= 0 ? name.length : at + name.length - name.trimStart().length
}

/** Words that alone name a category or a part of it: rice and grain for "Rice and grain", none for "White and rosé wine". */
export function namesCategory(label: string): string[] {
  const parts = label.split(/,|\s(?:և|ու|и|and)\s/u).map(wordsOf)
  return parts.every(({ length }) => length === 1) ? parts.flat() : []
}
