import type { Draft } from '@tsiran/contract/admin/draft-shapes'
import { expect, test } from 'vitest'
import { isCode, wantedLines, withMore, withQuantity } from './draft-lines.ts'

const line = (variant_id: number | null, quantity: number) =>
  ({ variant_id, quantity }) as Draft['lines'][number]
const draft = { lines: [line(1, 2), line(null, 5), line(3, 6)] }

test('lines of deleted variants are left out, the others keep their order', () => {
  expect(wantedLines(draft)).toEqual([
    { variant_id: 1, quantity: 2 },
    { variant_id: 3, quantity: 6 },
  ])
})

test('a quantity of nothing removes the line, and another variant’s line stays', () => {
  expect(withQuantity(draft, 1, 0)).toEqual([{ variant_id: 3, quantity: 6 }])
  expect(withQuantity(draft, 3, 12)).toContainEqual({ variant_id: 3, quantity: 12 })
})

test('more of a variant adds to its line, or makes one at the end', () => {
  expect(withMore(draft, 1, 1)[0]).toEqual({ variant_id: 1, quantity: 3 })
  expect(withMore(draft, 9, 12).at(-1)).toEqual({ variant_id: 9, quantity: 12 })
})

test('a code differs from a name', () => {
  for (const code of ['MLK-001', 'mlk-001 12', '4850001234567', 'ABC/12'])
    expect(isCode(code), code).toBe(true)
  for (const name of ['milk', 'կաթ 3', 'сыр 45%', 'red wine', ''])
    expect(isCode(name), name).toBe(false)
})
