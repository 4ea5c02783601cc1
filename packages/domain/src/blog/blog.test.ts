import { expect, test } from 'vitest'
import { readingMinutes, searchPatterns, searchText, tidyComment } from './blog-text.ts'

test('reading time is a minute for 800 letters, at least one', () => {
  expect(readingMinutes('<p>Short.</p>')).toBe(1)
  expect(readingMinutes(`<p>${'word '.repeat(480)}</p>`)).toBe(3)
  expect(readingMinutes(`<p>${'word'.repeat(9)}</p>${'<hr> \n'.repeat(1000)}`)).toBe(1)
})

test('a post is found by words in any of its languages, romanised, and by their prefixes', () => {
  const text = searchText([
    { hy: 'Ծիրանի մուրաբա', ru: 'Абрикосовое варенье', en: '<p>Apricot jam &amp; 3 jars</p>' },
  ])
  const isFound = (typed: string) =>
    searchPatterns(typed).every((patterns) =>
      patterns.some((pattern) => text.includes(pattern.slice(1, -1))),
    )
  for (const typed of [
    'ծիրան',
    'Ծիրանի մուրաբա',
    'tsiran',
    'абрикос',
    'apricots',
    'apri',
    '3',
    'muraba ծիրան',
  ])
    expect(isFound(typed), typed).toBe(true)
  for (const typed of ['նուռ', 'apricot honey', 'amp', 'p'])
    expect(isFound(typed), typed).toBe(false)
  expect(searchPatterns('!?%_')).toEqual([])
})

test('a comment keeps its lines and punctuation, without invisible characters', () => {
  expect(tidyComment('  Good\t day,\r\n\r\n\r\n\r\nthank   you \u202e\u0007\u0000  ')).toBe(
    'Good day,\n\nthank you',
  )
  expect(tidyComment('<script>alert(1)</script> & {{7*7}}')).toBe(
    '<script>alert(1)</script> & {{7*7}}',
  )
  expect(tidyComment(' \u200b\n ')).toBe('')
  expect(tidyComment('👩‍🍳')).toBe('👩‍🍳')
})
