import { expect, test } from 'vitest'
import { waitForEnd } from './session-clock.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('waits until the moment of the end, and no longer than a timer can', () => {
  expect(waitForEnd('2026-11-21T10:00:05Z', now, false)).toBe(5000)
  expect(waitForEnd('2027-11-21T10:00:00Z', now, false)).toBe(2_147_483_647)
})

test('looks at once when it is over, and each minute where the server disagrees', () => {
  expect(waitForEnd('2026-11-21T09:59:00Z', now, false)).toBe(0)
  expect(waitForEnd('2026-11-21T09:59:00Z', now, true)).toBe(60_000)
})

test('a moment that cannot be read never ends a session', () => {
  expect(waitForEnd('soon', now, false)).toBe(2_147_483_647)
})
