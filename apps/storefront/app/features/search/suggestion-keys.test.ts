import { expect, test } from 'vitest'
import { nextSuggestion } from './suggestion-keys.ts'

test('arrows wrap around through the box', () => {
  const down = [-1, 0, 1, 2].map((place) => nextSuggestion('ArrowDown', place, 3))
  expect(down).toEqual([0, 1, 2, -1])
  const up = [-1, 2, 1, 0].map((place) => nextSuggestion('ArrowUp', place, 3))
  expect(up).toEqual([2, 1, 0, -1])
})

test('letters, Home, End, and without suggestions arrows, are left to the box', () => {
  expect(['a', 'Home', 'End', 'Enter'].map((key) => nextSuggestion(key, 0, 3))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(nextSuggestion('ArrowDown', -1, 0)).toBeNull()
})
