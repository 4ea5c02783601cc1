import { expect, test } from 'vitest'
import { boxOffer, packPrice, savingPercent } from './savings.ts'

const retail = { company_price: null }

test('the saving is the rounded percentage of the old price, and none where the price did not fall', () => {
  expect(savingPercent({ price: 890, old_price: 1100, ...retail })).toBe(19)
  expect(savingPercent({ price: 995, old_price: 1000, ...retail })).toBe(1)
  expect(savingPercent({ price: 999, old_price: 1000, ...retail })).toBe(1)
  expect(savingPercent({ price: 1000, old_price: 1000, ...retail })).toBeNull()
  expect(savingPercent({ price: 1000, old_price: null, ...retail })).toBeNull()
})

test('a pack price is shown only for packs', () => {
  expect(packPrice({ price: 120, min_qty: 6, ...retail })).toBe(720)
  expect(packPrice({ price: 120, min_qty: 1, ...retail })).toBeNull()
})

test('a box shows a saving only when there is one, and never costs more than its pieces', () => {
  expect(boxOffer({ price: 690, box_price: 7800, box_qty: 12, ...retail })).toEqual({
    pieces: 12,
    price: 7800,
    saving: 480,
  })
  expect(boxOffer({ price: 650, box_price: 7800, box_qty: 12, ...retail })).toEqual({
    pieces: 12,
    price: 7800,
    saving: null,
  })
  expect(boxOffer({ price: 600, box_price: 7800, box_qty: 12, ...retail })).toEqual({
    pieces: 12,
    price: 7200,
    saving: null,
  })
  expect(boxOffer({ price: 650, box_price: null, box_qty: null, ...retail })).toBeNull()
})

test('a company price replaces the price everywhere', () => {
  const milk = {
    price: 690,
    company_price: 620,
    old_price: 790,
    min_qty: 6,
    box_price: 7200,
    box_qty: 12,
  }
  expect(savingPercent(milk)).toBe(22)
  expect(savingPercent({ ...milk, old_price: null })).toBeNull()
  expect(packPrice(milk)).toBe(3720)
  expect(boxOffer(milk)).toEqual({ pieces: 12, price: 7200, saving: 240 })
})
