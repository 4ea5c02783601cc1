import type { SlotTemplate } from '@tsiran/contract/admin/week'

/** What the next slot of a day begins with: after the last one, as long and as large. */
export function nextHours(last: SlotTemplate | undefined) {
  const hours = (from: number) => `${String(Math.min(from, 23)).padStart(2, '0')}:00`
  const from = last ? Number(last.ends.slice(0, 2)) : 10
  const { capacity = 10, cutoff_minutes = 120, fee = 0 } = last ?? {}
  return { starts: hours(from), ends: hours(from + 2), capacity, cutoff_minutes, fee }
}
