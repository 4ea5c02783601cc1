import { expect, test } from 'vitest'
import { readTyped, skuLexeme, wordsOf } from './search-words.ts'

test.each([
  ['Loru Hovit milk 3.2%, 1 l', ['Loru', 'Hovit', 'milk', '3.2', '1', 'l']],
  ['Молоко «Лору Ховит» 3,2 %, 1 л', ['Молоко', 'Лору', 'Ховит', '3.2', '1', 'л']],
  ['cow’s milk', ['cows', 'milk']],
  ['1kg, 0,5л', ['1', 'kg', '0.5', 'л']],
  ['ի՞նչ, չէ՛', ['ինչ', 'չէ']],
  ['🍎 %_\\ \u0000 ""', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a sku is recognised with any separator, or none', () => {
  for (const text of ['DAI-001', 'dai001', 'dai 001', 'Dai_001'])
    expect(`s${readTyped(text).sku}`).toBe(skuLexeme('DAI-001'))
  for (const text of ['да', 'x', '%', 'молоко']) expect(readTyped(text).sku).toBeUndefined()
})

test('at most 8 words count', () => {
  expect(readTyped('milk '.repeat(40)).words).toHaveLength(8)
})
