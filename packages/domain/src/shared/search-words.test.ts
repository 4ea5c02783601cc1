import { expect, test } from 'vitest'
import { hasTrigram, phonePattern, wordPatterns } from './search-words.ts'

test('a typed text becomes patterns of its words, in which signs of patterns are letters', () => {
  expect(wordPatterns('  Անի  100% a_b ')).toEqual(['%անի%', '%100\\%%', '%a\\_b%'])
  expect(wordPatterns('')).toEqual([])
  expect(wordPatterns('a b c d e f g h')).toHaveLength(6)
})

test('three letters or digits in a row make a trigram, in any script', () => {
  expect(['%սպը%', '%a-abc%', '%123%'].map(hasTrigram)).toEqual([true, true, true])
  expect(['%սպ%', '%ab-cd%', '%\\%%%', '%a\\_bc%'].map(hasTrigram)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a phone is found with and without its country code, and a name is no phone', () => {
  for (const typed of ['+374 91 12-34-56', '37491123456', '091123456', '0037491123456'])
    expect(phonePattern(typed)).toBe('%91123456%')
  expect(['Ani', '12', 'ani7@example.am', '+-+-'].map(phonePattern)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
