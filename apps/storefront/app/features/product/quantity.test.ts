import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boxRule,
  decreaseQuantity,
  increaseQuantity,
  maxQuantity,
  pieceRule,
  readQuantity,
  snapQuantity,
} from './quantity.ts'

const rules = fc
  .record({
    step: fc.integer({ min: 1, max: 48 }),
    steps: fc.integer({ min: 1, max: 500 }),
    rest: fc.nat(47),
  })
  .map(({ step, steps, rest }) => ({ step, max: step * steps + (rest % step) }))
const typed = fc.oneof(
  fc.integer({ min: -100, max: 1_000_000 }),
  fc.double(),
  fc.constant(Number.NaN),
)

describe('a snapped quantity', () => {
  test('is a positive multiple of the step and never above stock', () => {
    fc.assert(
      fc.property(typed, rules, (value, rule) => {
        const snapped = snapQuantity(value, rule)
        expect(Number.isInteger(snapped)).toBe(true)
        expect(snapped % rule.step).toBe(0)
        expect(snapped).toBeGreaterThanOrEqual(rule.step)
        expect(snapped).toBeLessThanOrEqual(rule.max)
      }),
    )
  })

  test('stays where it is when it already fits, so snapping twice changes nothing', () => {
    fc.assert(
      fc.property(typed, rules, (value, rule) => {
        const once = snapQuantity(value, rule)
        expect(snapQuantity(once, rule)).toBe(once)
      }),
    )
  })

  test('is the nearest one: no more than half a step away inside the range', () => {
    fc.assert(
      fc.property(rules, fc.nat(), (rule, seed) => {
        const value = rule.step + (seed % (maxQuantity(rule) - rule.step + 1))
        expect(Math.abs(snapQuantity(value, rule) - value)).toBeLessThanOrEqual(rule.step / 2)
      }),
    )
  })

  test('at or below zero goes back to the minimum', () => {
    expect(snapQuantity(0, { step: 6, max: 60 })).toBe(6)
    expect(snapQuantity(-12, { step: 6, max: 60 })).toBe(6)
    expect(snapQuantity(Number.NaN, { step: 6, max: 60 })).toBe(6)
  })

  test('above stock is clamped to the last full step in stock', () => {
    expect(snapQuantity(1000, { step: 6, max: 20 })).toBe(18)
  })
})

describe('plus and minus', () => {
  test('move by one step and undo each other inside the range', () => {
    fc.assert(
      fc.property(rules, fc.nat(), (rule, seed) => {
        const value = snapQuantity(seed, rule)
        const up = increaseQuantity(value, rule)
        if (value === maxQuantity(rule)) expect(up).toBe(value)
        else expect(decreaseQuantity(up, rule)).toBe(value)
        const down = decreaseQuantity(value, rule)
        if (value === rule.step) expect(down).toBe(value)
        else expect(down).toBe(value - rule.step)
      }),
    )
  })

  test('from a quantity between two boxes go to the box above and the box below', () => {
    expect(increaseQuantity(14, { step: 12, max: 100 })).toBe(24)
    expect(decreaseQuantity(30, { step: 12, max: 100 })).toBe(24)
    expect(increaseQuantity(5, { step: 12, max: 100 })).toBe(12)
  })
})

describe('the rules of an offer', () => {
  test('a pack is step and minimum; a broken pack size counts as one', () => {
    expect(pieceRule({ min_qty: 6, qty: 30 })).toEqual({ step: 6, max: 30 })
    expect(pieceRule({ min_qty: 0, qty: 30 })).toEqual({ step: 1, max: 30 })
  })

  test('a box needs a size, a price and one full box in stock', () => {
    expect(boxRule({ box_qty: 12, box_price: 7800, qty: 140 })).toEqual({ step: 12, max: 140 })
    expect(boxRule({ box_qty: 12, box_price: 7800, qty: 11 })).toBeNull()
    expect(boxRule({ box_qty: null, box_price: null, qty: 140 })).toBeNull()
  })

  test('less than one pack in stock cannot be bought', () => {
    expect(maxQuantity({ step: 6, max: 5 })).toBe(0)
  })
})

test('typed text is a whole number or nothing', () => {
  expect(readQuantity(' 12 ')).toBe(12)
  for (const text of ['', '-3', '1.5', '1e3', 'abc', '9999999999'])
    expect(readQuantity(text)).toBeNaN()
})
