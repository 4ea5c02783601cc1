import { expect, test } from 'vitest'
import { createTranslator, type MessageKey } from './translator.ts'

const key = (text: string) => text as MessageKey
const texts = {
  cart: {
    title: 'Корзина',
    products: {
      one: '{count} товар',
      few: '{count} товара',
      many: '{count} товаров',
      other: '{count} товара',
    },
  },
}
const t = createTranslator('ru', texts)

test('finds a text by its dotted key', () => {
  expect(t(key('cart.title'))).toBe('Корзина')
})

test('chooses the plural form of the language', () => {
  expect([1, 3, 12, 21].map((count) => t(key('cart.products'), { count }))).toEqual([
    '1 товар',
    '3 товара',
    '12 товаров',
    '21 товар',
  ])
})

test('uses the same form for 0 and 1 in Armenian', () => {
  const hy = createTranslator('hy', { n: { one: 'one', other: 'other' } })
  expect([0, 1, 2].map((count) => hy(key('n'), { count }))).toEqual(['one', 'one', 'other'])
})

test('keeps a placeholder without a value, and refuses an unknown key', () => {
  expect(createTranslator('en', { a: 'Hi {name}' })(key('a'))).toBe('Hi {name}')
  expect(() => t(key('cart.nothing'))).toThrow(RangeError)
})
