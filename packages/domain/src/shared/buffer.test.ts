import { expect, test } from 'vitest'
import { bufferOf } from './buffer.ts'

const weighed = (total: number) => ({ total, portion_grams: 350 })
const counted = (total: number) => ({ total, portion_grams: null })

test('an order without weighed lines has no buffer', () => {
  expect(bufferOf([counted(9000)])).toBe(0)
  expect(bufferOf([])).toBe(0)
})

test('the buffer is 15 % of the weighed lines alone, in whole drams', () => {
  expect(bufferOf([weighed(10_000), weighed(1), counted(90_000)])).toBe(1501)
})

test('the buffer is at least 500 drams', () => {
  expect(bufferOf([weighed(1000)])).toBe(500)
})
