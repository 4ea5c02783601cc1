import { expect, test } from 'vitest'
import { exportFilter, pageLink, readFilters } from './audit-address.ts'

test('reads the filters that it knows, and no others', () => {
  const params = new URLSearchParams(
    'staff_id=3&since=2026-11-01&page=x&action=&evil=1&subject_type=order',
  )
  expect(readFilters(params)).toEqual({ staff_id: 3, since: '2026-11-01', subject_type: 'order' })
})

test('an export keeps the filters as texts, and no page', () => {
  const params = new URLSearchParams('staff_id=3&since=2026-11-01&page=2')
  expect(exportFilter(readFilters(params))).toEqual({ staff_id: '3', since: '2026-11-01' })
})

test('another page keeps the filters; the first has no number', () => {
  const params = new URLSearchParams('staff_id=3&page=2')
  expect(pageLink(params, 5)).toBe('?staff_id=3&page=5')
  expect(pageLink(params, 1)).toBe('?staff_id=3')
})
