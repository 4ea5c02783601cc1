import { expect, test } from 'vitest'
import { boxOffer, packPrice, savingPercent } from './savings.ts'

test('the saving is the rounded percentage of the old price, and none where the price did not fall', () => {
  expect(savingPercent({ price: 890, old_price: 1100 })).toBe(19)
  expect(savingPercent({ price: 995, old_price: 1000 })).toBe(1)
  expect(savingPercent({ price: 999, old_price: 1000 })).toBe(1)
  expect(savingPercent({ price: 1000, old_price: 1000 })).toBeNull()
  expect(savingPercent({ price: 1000, old_price: null })).toBeNull()
})

test('a pack price is shown only for packs', () => {
  expect(packPrice({ price: 120, min_qty: 6 })).toBe(720)
  expect(packPrice({ price: 120, min_qty: 1 })).toBeNull()
})

test('a box tells its saving only when there is one', () => {
  expect(boxOffer({ price: 690, box_price: 7800, box_qty: 12 })).toEqual({ pieces: 12, price: 7800, saving: 480 })
  expect(boxOffer({ price: 650, box_price: 7800, box_qty: 12 })).toEqual({ pieces: 12, price: 7800, saving: null })
  expect(boxOffer({ price: 650, box_price: null, box_qty: null })).toBeNull()
})
