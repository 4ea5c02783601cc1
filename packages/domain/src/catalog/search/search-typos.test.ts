import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, shortened, typosIn } from './search-typos.ts'

test.each([
  ['milk', 'milk', 0, 0],
  ['mlik', 'milk', 1, 1],
  ['milc', 'milk', 1, 1],
  ['shikalad', 'shokolad', 2, 2],
  ['shakal', 'shokolad', 4, 2],
  ['', 'tan', 3, 0],
])('from %s to %s: %i, to its beginning %i', (typed, word, whole, start) => {
  expect(distance(typed, word)).toEqual({ whole, start })
})

test('two words within reach share a shortened form', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 4, maxLength: 12 })
  const edits = fc.array(
    fc.record({
      kind: fc.constantFrom('drop', 'add', 'change', 'swap'),
      at: fc.nat(20),
      letter: fc.constantFrom(...'abcd'),
    }),
    {
      maxLength: 2,
    },
  )
  fc.assert(
    fc.property(word, edits, (original, changes) => {
      const typed = changes.reduce((text, { kind, at, letter }) => {
        const index = at % text.length
        if (kind === 'drop') return text.slice(0, index) + text.slice(index + 1)
        if (kind === 'add') return text.slice(0, index) + letter + text.slice(index)
        if (kind === 'change') return text.slice(0, index) + letter + text.slice(index + 1)
        return text.slice(0, index) + (text[index + 1] ?? '') + text[index] + text.slice(index + 2)
      }, original)
      const maxTypos = Math.min(typosIn(typed.length), typosIn(original.length))
      fc.pre(maxTypos > 0 && distance(typed, original).whole <= maxTypos)
      expect(shortened(typed).some((part) => shortened(original).includes(part))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('words below or above the length limits have no shortened forms; a long one has few', () => {
  expect(shortened('tan')).toEqual([])
  expect(shortened('a'.repeat(40))).toEqual([])
  expect(shortened('abcdefghijkl').length).toBeLessThan(30)
})
