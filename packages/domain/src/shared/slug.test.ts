import { expect, test } from 'vitest'
import { isSlugText, slugOf } from './slug.ts'

test.each([
  ['Մրգեր և բանջարեղեն', 'mrger-ev-banjareghen'],
  ['Ոսկե գինի', 'voske-gini'],
  ['Щи да каша №2', 'shi-da-kasha-2'],
  ['Crème fraîche 30%', 'creme-fraiche-30'],
  ['  --  ', ''],
  ['蜂蜜', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a long text is cut after a whole word, a long word anywhere', () => {
  const words = Array.from({ length: 20 }, () => 'apricot').join(' ')
  expect(slugOf(words)).toBe(Array.from({ length: 7 }, () => 'apricot').join('-'))
  expect(slugOf('a'.repeat(200))).toHaveLength(60)
})

test.each(['', '-a', 'a-', 'a--b', 'A', 'ա', 'a b', 'a/b'])('%s is no slug', (text) => {
  expect(isSlugText(text)).toBe(false)
})
