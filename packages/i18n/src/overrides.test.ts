import { expect, test } from 'vitest'
import { flatten, withOverrides } from './overrides.ts'

const shipped = {
  cart: { title: 'Cart', goods: { one: '{count} piece', other: '{count} pieces' } },
}

test('puts own texts in place of shipped ones, and leaves the shipped ones as they are', () => {
  const own = withOverrides(shipped, { 'cart.title': 'Basket', 'cart.goods.one': 'one piece' })
  expect(own).toEqual({
    cart: { title: 'Basket', goods: { one: 'one piece', other: '{count} pieces' } },
  })
  expect(shipped.cart.title).toBe('Cart')
})

test('leaves out keys that the messages do not have, and never reaches a prototype', () => {
  const own = {
    'cart.gone': 'x',
    gone: 'x',
    cart: 'x',
    'cart.title.deep': 'x',
    '__proto__.title': 'x',
  }
  expect(withOverrides(shipped, { ...own, 'constructor.name': 'x' })).toEqual(shipped)
  expect(({} as { title?: string }).title).toBeUndefined()
})

test('lists every text by its dotted key', () => {
  expect([...flatten(shipped)]).toEqual([
    ['cart.title', 'Cart'],
    ['cart.goods.one', '{count} piece'],
    ['cart.goods.other', '{count} pieces'],
  ])
})
