import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { foldTyped, foldWord, rootsOf } from '@tsiran/i18n/fold'
import { wordsOf } from '../catalog/search/search-words.ts'
import { tidyLines } from '../shared/text.ts'

const lettersPerMinute = 800
const tags = /<[^>]{0,2000}>/g

/** The text of sanitised HTML, without tags and entities. */
const plain = (html: string): string => html.replace(tags, ' ').replace(/&[a-z0-9#]{1,10};/gi, ' ')

/** Reading time in whole minutes, at least one. By letters: word lengths differ between languages. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plain(html).replace(/\s+/g, ' ').trim().length / lettersPerMinute))

/** Search text of a post: the folded words of its texts, unique, each after a blank. */
export function searchText(texts: readonly Text[]): string {
  const words = texts.flatMap((text) => locales.flatMap((locale) => wordsOf(plain(text[locale]))))
  return [...new Set(words.map((word) => ` ${foldWord(word) || word}`))].join('')
}

const maxWords = 6

/** Alternative `like` patterns for each typed word; they match the beginning of a word. */
export const searchPatterns = (typed: string): string[][] =>
  wordsOf(typed)
    .slice(0, maxWords)
    .map((word) => {
      const keys = [...new Set([...rootsOf(word), ...foldTyped(word)])]
      return (keys.length > 0 ? keys : [word]).map((key) => `% ${key}%`)
    })

/** Normalises plain text: LF line ends, at most one empty line, no control characters, trimmed. */
export const tidyComment = (text: string): string =>
  tidyLines(
    tidyLines(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n'),
  )
