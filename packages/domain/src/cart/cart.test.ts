import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineTotal, orderable, quantityProblem, unitPrice } from './cart.ts'

const box = { box_qty: 12, box_price: 7800 }
const noBox = { box_qty: null, box_price: null }

describe('a line with boxes pays the box price for each full box and the unit price for the rest', () => {
  test.each([
    [1, 690],
    [11, 7590],
    [12, 7800],
    [13, 8490],
    [24, 15_600],
    [30, 19_740],
  ])('%i pieces cost %i drams', (quantity, total) => {
    expect(lineTotal(quantity, 690, box)).toBe(total)
  })

  test('a box dearer than its pieces costs what the pieces cost', () => {
    expect(lineTotal(12, 620, box)).toBe(7440)
  })

  test('without boxes every piece costs the unit price', () => {
    expect(lineTotal(12, 690, noBox)).toBe(8280)
  })
})

test('a total is a whole number, never above pieces times unit price, and never falls as the quantity grows within a box', () => {
  const pieces = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(
      pieces,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 2, max: 1000 }),
      fc.nat(100_000_000),
      (quantity, unit, box_qty, box_price) => {
        const total = lineTotal(quantity, unit, { box_qty, box_price })
        return Number.isSafeInteger(total) && total >= 0 && total <= quantity * unit
      },
    ),
  )
})

test('a company pays its own price where there is one', () => {
  const offer = { price: 690, company_price: 620, qty: 1, min_qty: 1, ...noBox }
  expect(unitPrice(offer, { companyId: 1 })).toBe(620)
  expect(unitPrice(offer, { companyId: null })).toBe(690)
  expect(unitPrice({ ...offer, company_price: null }, { companyId: 1 })).toBe(690)
})

describe('a quantity', () => {
  test.each([0, -6, 1.5, 7, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    'of %d is off the step of 6',
    (quantity) => {
      expect(quantityProblem(quantity, { qty: 100, min_qty: 6 })?.key).toBe('quantityStep')
    },
  )

  test('above the stock is refused with the stock', () => {
    expect(quantityProblem(12, { qty: 11, min_qty: 6 })).toEqual({
      key: 'quantityStock',
      values: { stock: 11 },
    })
  })

  test('of full packs within the stock is fine', () => {
    expect(quantityProblem(12, { qty: 12, min_qty: 6 })).toBeUndefined()
  })

  test('of the orderable pieces is always fine, unless that is 0', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 500 }), (qty, min_qty) => {
        const max = orderable({ qty, min_qty })
        return max === 0 || quantityProblem(max, { qty, min_qty }) === undefined
      }),
    )
  })
})
