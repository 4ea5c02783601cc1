import { expect, test } from 'vitest'
import { pageMeta } from './pagination.ts'

test('a page reports its position in the list', () => {
  expect(pageMeta({ page: 2, limit: 12 }, 25)).toEqual({
    current_page: 2,
    last_page: 3,
    per_page: 12,
    from: 13,
    to: 24,
    total: 25,
  })
  expect(pageMeta({ page: 1, limit: 12 }, 0)).toEqual({
    current_page: 1,
    last_page: 1,
    per_page: 12,
    from: null,
    to: null,
    total: 0,
  })
})
