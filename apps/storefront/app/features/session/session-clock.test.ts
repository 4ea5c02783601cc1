import { expect, test } from 'vitest'
import { nextCheck } from './session-clock.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('waits until the moment of the end, and no longer than a timer can', () => {
  expect(nextCheck('2026-11-21T10:00:05Z', now, false)).toEqual({ delay: 5000, ask: false })
  expect(nextCheck('2027-11-21T10:00:00Z', now, false)).toEqual({
    delay: 2_147_483_647,
    ask: false,
  })
})

test('checks at once when it has ended, then every minute while the server still accepts it', () => {
  expect(nextCheck('2026-11-21T09:59:00Z', now, false)).toEqual({ delay: 0, ask: true })
  expect(nextCheck('2026-11-21T09:59:00Z', now, true)).toEqual({ delay: 60_000, ask: true })
})

test('an invalid time never ends a session', () => {
  expect(nextCheck('soon', now, false)).toEqual({ delay: 2_147_483_647, ask: false })
})
