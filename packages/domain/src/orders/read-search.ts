import { phoneDigits, searchWords } from '../shared/search-text.ts'

/** What somebody typed to find an order. */
export interface OrderSearch {
  /** An order's number, where the text may be one. */
  number: number | undefined
  /** Digits of a phone without its country or trunk prefix, where the text may be a part of one. */
  phone: string | undefined
  /** Words in lower case; none where the text is a number. */
  words: readonly string[]
}

/** Reads a text as an order's number, a phone in any writing, or words of a name, company or e-mail. */
export function readSearch(text: string): OrderSearch {
  const typed = text.trim()
  const bare = typed.replace(/^[#№]\s*/, '')
  if (!/\d/.test(bare) || !/^\+?[\d\s().-]+$/.test(bare))
    return { number: undefined, phone: undefined, words: searchWords(text) }
  const number = /^\d+$/.test(bare) ? Number(bare) : undefined
  return {
    number: number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined,
    phone: phoneDigits(bare),
    words: [],
  }
}
