import { expect, test } from 'vitest'
import { unchangedLines, linesSince } from './order-answer-rows.ts'

test.each([
  ['a line that was sent', 'A 1\n', 'A 1\n', ''],
  ['a new line', 'A 1\nB 2', 'A 1', 'B 2'],
  ['a line that is typed once more', 'A 1\nA 1', 'A 1', 'A 1'],
  ['a line that was sent twice and typed once more', 'A 1\n A 1\nB 2\nA 1', 'A 1\nA 1', 'B 2\nA 1'],
  ['a line above those that were sent', 'B 2\nA 1\n', 'A 1\n', 'B 2\n'],
  ['the beginning of the next line', 'A 1\nB 2\n', 'A 1\n', 'B 2\n'],
])('%s: what was typed meanwhile stays in the box', (_what, text, sent, left) => {
  expect(linesSince(text, sent)).toBe(left)
})

test.each([
  ['nothing changed', 'A 1\nB 2\n\n', ' A 1\nB 2', 'A 1\nB 2'],
  ['a line was changed', 'A 12\nB 2', 'A 1\nB 2', 'B 2'],
  ['a line was deleted', 'B 2', 'A 1\nB 2', 'B 2'],
  ['one of two equal lines was changed', 'A 1\nA 12', 'A 1\nA 1', 'A 1'],
  ['the only line was changed', 'A 12', 'A 1', ''],
])('%s during a check: the other lines are known', (_what, text, sent, unchanged) => {
  expect(unchangedLines(text, sent)).toBe(unchanged)
})
