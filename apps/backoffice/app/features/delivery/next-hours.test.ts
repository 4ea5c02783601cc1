import { expect, test } from 'vitest'
import { nextHours } from './next-hours.ts'

const slot = { capacity: 20, cutoff_minutes: 60, fee: 300 }
const after = (starts: string, ends: string) => {
  const next = nextHours({ ...slot, starts, ends })
  return [next.starts, next.ends]
}

test('the next slot follows the last one, as long and as large', () => {
  expect(nextHours({ ...slot, starts: '10:30', ends: '12:00' })).toEqual({
    ...slot,
    starts: '12:00',
    ends: '13:30',
  })
  expect(nextHours(undefined)).toMatchObject({ starts: '10:00', ends: '12:00', capacity: 10 })
})

test('a slot late in the day leaves the rest of it to the next one, or nothing', () => {
  expect(after('20:00', '23:00')).toEqual(['23:00', '23:59'])
  expect(after('22:00', '23:59')).toEqual(['10:00', '12:00'])
})
