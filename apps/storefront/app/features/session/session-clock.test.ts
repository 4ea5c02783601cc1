import { expect, test } from 'vitest'
import { nextLook } from './session-clock.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test('waits until the moment of the end, and no longer than a timer can', () => {
  expect(nextLook('2026-11-21T10:00:05Z', now, false)).toEqual({ delay: 5000, ask: false })
  expect(nextLook('2027-11-21T10:00:00Z', now, false)).toEqual({ delay: 2_147_483_647, ask: false })
})

test('asks at once when it is over, and again each minute where the server says that it lives', () => {
  expect(nextLook('2026-11-21T09:59:00Z', now, false)).toEqual({ delay: 0, ask: true })
  expect(nextLook('2026-11-21T09:59:00Z', now, true)).toEqual({ delay: 60_000, ask: true })
})

test('a moment that cannot be read never ends a session', () => {
  expect(nextLook('soon', now, false)).toEqual({ delay: 2_147_483_647, ask: false })
})
