import { describe, expect, it } from 'vitest'
import { toggleOption, writeFilter, type TableFilter } from './filters.tsx'

const options = [
  { value: 'pending', label: 'Pending' },
  { value: 'processing', label: 'Processing' },
  { value: 'closed', label: 'Closed' },
]
const status = { kind: 'options', name: 'status', label: 'Status', options } as const
const sum: TableFilter = { kind: 'numbers', names: ['sum_from', 'sum_to'], label: 'Sum' }

describe('a filter with options', () => {
  it('keeps its values in the order of the options', () => {
    const one = toggleOption({ paid: 'no' }, status, 'closed')
    expect(one).toEqual({ paid: 'no', status: 'closed' })
    expect(toggleOption(one, status, 'pending')['status']).toBe('pending,closed')
    expect(toggleOption(one, status, 'closed')['status']).toBe('')
  })

  it('replaces the value where it takes one alone', () => {
    expect(
      toggleOption({ status: 'closed' }, { ...status, single: true }, 'pending')['status'],
    ).toBe('pending')
  })

  it('names what is chosen, of many the first and a count', () => {
    expect(writeFilter(status, {})).toBeNull()
    expect(writeFilter(status, { status: 'pending,closed' })).toBe('Pending, Closed')
    expect(writeFilter(status, { status: 'pending,processing,closed' })).toBe('Pending, +2')
    expect(writeFilter(status, { status: 'unknown' })).toBe('unknown')
  })
})

describe('a range', () => {
  it.each([
    [{ sum_from: '5' }, '≥ 5'],
    [{ sum_to: '9' }, '≤ 9'],
    [{ sum_from: '5', sum_to: '9' }, '5 – 9'],
    [{ sum_from: '5', sum_to: '5' }, '5'],
  ])('is written by its ends: %j', (filters, said) => {
    expect(writeFilter(sum, filters)).toBe(said)
  })
})
