import { describe, expect, test } from 'vitest'
import {
  missingDelivery,
  readDelivery,
  readSlot,
  showsOtherDistrict,
  slotValue,
} from './slot-values.ts'

const slot = { day: '2026-11-24', id: 17, fee: 300 }

/** A form with the given fields. */
function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const typed = {
  district: '3',
  slotsOf: '3',
  slotDay: '2026-11-24',
  slot: slotValue(slot),
  pickupSlotDay: '2026-11-25',
  pickupSlot: slotValue({ ...slot, day: '2026-11-25', id: 40 }),
}

test('a slot survives its radio, and nothing else is read as one', () => {
  expect(readSlot(slotValue(slot))).toEqual(slot)
  for (const value of ['', '17', '2026-11-24 0 0', '2026-11-24 17', '2026-11-24 17 -1'])
    expect(readSlot(value)).toBeUndefined()
})

describe('a posted form', () => {
  test('has its district with the slot of a delivery, or the slot of collecting alone', () => {
    expect(readDelivery(formOf(typed), false)).toEqual({
      district: '3',
      slotsOf: '3',
      slotDay: '2026-11-24',
      slot: '2026-11-24 17 300',
    })
    expect(readDelivery(formOf(typed), true)).toEqual({
      district: '3',
      slotDay: '2026-11-25',
      slot: '2026-11-25 40 300',
    })
  })

  test('of a shop without zones asks for nothing', () => {
    const values = readDelivery(formOf({}), false)
    expect(values).toEqual({ district: '', slot: '' })
    expect(missingDelivery(values)).toEqual({})
    expect(showsOtherDistrict(values)).toBe(false)
  })

  test('lacks a district that is asked for, and a slot of the chosen day', () => {
    const without = readDelivery(formOf({ ...typed, district: '', slot: '' }), false)
    expect(missingDelivery(without)).toEqual({ district: 'required', slot: 'slotChoose' })
    const otherDay = readDelivery(formOf({ ...typed, slotDay: '2026-11-26' }), false)
    expect(missingDelivery(otherDay)).toEqual({ slot: 'slotChoose' })
    expect(missingDelivery(readDelivery(formOf({ ...typed, district: '' }), true))).toEqual({})
  })

  test('tells a district whose slots it does not show, except where the order is collected', () => {
    const moved = formOf({ ...typed, slotsOf: '' })
    expect(showsOtherDistrict(readDelivery(moved, false))).toBe(true)
    expect(showsOtherDistrict(readDelivery(moved, true))).toBe(false)
    expect(showsOtherDistrict(readDelivery(formOf(typed), false))).toBe(false)
  })
})
