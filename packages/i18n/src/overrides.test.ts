import { expect, test } from 'vitest'
import { flatten, withOverrides } from './overrides.ts'

const shipped = {
  cart: { title: 'Cart', products: { one: '{count} piece', other: '{count} pieces' } },
}

test('puts overrides in place of shipped texts, and leaves the shipped ones as they are', () => {
  const own = withOverrides(shipped, { 'cart.title': 'Basket', 'cart.products.one': 'one piece' })
  expect(own).toEqual({
    cart: { title: 'Basket', products: { one: 'one piece', other: '{count} pieces' } },
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
    ['cart.products.one', '{count} piece'],
    ['cart.products.other', '{count} pieces'],
  ])
})
