import { describe, expect, it } from 'vitest'
import { groupByDay } from './group-days.tsx'

const dayOf = (instant: string) => instant.slice(0, 10)
const at = (instant: string) => ({ at: instant })

describe('the days of a timeline', () => {
  it('hold the entries in the order in which they come', () => {
    const entries = ['2026-11-22T10:00', '2026-11-22T09:00', '2026-11-20T18:00'].map(at)
    expect(groupByDay(entries, dayOf)).toEqual([
      { day: '2026-11-22', entries: entries.slice(0, 2) },
      { day: '2026-11-20', entries: entries.slice(2) },
    ])
  })

  it('are none without entries', () => {
    expect(groupByDay([], dayOf)).toEqual([])
  })
})
