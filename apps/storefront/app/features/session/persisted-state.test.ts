import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readState } from './persisted-state.ts'

test('the current version is read unchanged', () => {
  const state = { version: 2, wishlist: [7, 3], locale: 'ru' }
  expect(readState(JSON.stringify(state))).toEqual(state)
})

test('earlier versions keep their favourites and language', () => {
  const migrated = { version: 2, wishlist: [7, 3], locale: 'en' }
  const products = [{ id: 7, name: 'Milk' }, { id: 3 }]
  for (const old of [
    { wishlist: products, locale: 'en' },
    { version: 1, wishlist: products, locale: { locale: 'en' } },
    {
      version: 1,
      wishlist: {
        items: [
          { id: 51, product: { id: 7 } },
          { id: 52, product: { id: 3 } },
        ],
      },
      locale: 'en',
    },
    {
      wishlist: JSON.stringify([7, 3]),
      locale: '"en"',
      _persist: '{"version":1,"rehydrated":true}',
    },
    { wishlist: [7, 3, 7], locale: 'en', _persist: { version: 1 } },
  ])
    expect(readState(JSON.stringify(old))).toEqual(migrated)
})

test('a later version and an invalid text start empty', () => {
  const fresh = { version: 2, wishlist: [], locale: 'hy' }
  for (const text of [
    null,
    '',
    '{',
    '5',
    '[]',
    '{"version":3,"wishlist":[1]}',
    '{"version":"x"}',
    '{"wishlist":[-1,0,"a",null],"locale":"de"}',
  ])
    expect(readState(text)).toEqual(fresh)
})

test('no stored text breaks the page', () => {
  fc.assert(fc.property(fc.json(), (text) => readState(text).version === 2))
})
