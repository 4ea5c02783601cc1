import { describe, expect, test } from 'vitest'
import {
  minimumOf,
  noDelivery,
  termsOf,
  type CartDelivery,
  type CartZone,
} from './delivery-terms.ts'

const name = { hy: 'Կենտրոն', ru: 'Центр', en: 'Centre' }
const district = { id: 6, name, rate: 700, free_from: 20_000 }
const zone: CartZone = {
  id: 1,
  name,
  min_total: 5000,
  min_total_company: 15_000,
  needs_slot: true,
}
const courier = { rate: 1000, free_from: null, pickup: false }
const pickup = { rate: 0, free_from: null, pickup: true }
const person = { companyId: null }
const company = { companyId: 1 }
const zoned: CartDelivery = {
  ...noDelivery,
  by_zones: true,
  least_total: 3000,
  least_total_company: 9000,
}

describe('the terms of a delivery', () => {
  test('are the method’s in a shop without zones', () => {
    expect(termsOf(noDelivery, courier)).toEqual({ rate: 1000, free_from: null })
  })

  test('are the zone’s in a shop with zones, and unknown before a district', () => {
    expect(termsOf({ ...zoned, district }, courier)).toEqual({ rate: 700, free_from: 20_000 })
    expect(termsOf(zoned, courier)).toBeNull()
  })

  test('are the method’s where the buyer collects', () => {
    expect(termsOf({ ...zoned, district }, pickup)).toEqual({ rate: 0, free_from: null })
  })
})

describe('the smallest order', () => {
  test('is the zone’s, for persons and for companies', () => {
    expect(minimumOf({ ...zoned, zone }, person)).toBe(5000)
    expect(minimumOf({ ...zoned, zone }, company)).toBe(15_000)
  })

  test('is the least of all zones before a district, and none in a shop without zones', () => {
    expect(minimumOf(zoned, person)).toBe(3000)
    expect(minimumOf(zoned, company)).toBe(9000)
    expect(minimumOf(noDelivery, person)).toBe(0)
  })

  test('is none to collect, where collecting has no zone', () => {
    expect(minimumOf({ ...zoned, collects: true }, person)).toBe(0)
  })

  test('is a company’s own where it has one, which wins over every zone', () => {
    const own = { companyId: 1, companyMinimum: 20_000 }
    for (const delivery of [{ ...zoned, zone }, zoned, noDelivery, { ...zoned, collects: true }])
      expect(minimumOf(delivery, own)).toBe(20_000)
    expect(minimumOf({ ...zoned, zone }, { ...own, companyMinimum: 0 })).toBe(0)
    expect(minimumOf({ ...zoned, zone }, { ...own, companyMinimum: null })).toBe(15_000)
  })
})
