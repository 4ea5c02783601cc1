import type { SlotTemplate } from '@tsiran/contract/admin/week'

type Hours = Pick<SlotTemplate, 'starts' | 'ends' | 'capacity' | 'cutoff_minutes' | 'fee'>

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
const two = (figure: number): string => String(figure).padStart(2, '0')
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

const dayEnds = minutesOf('23:59')
const usual = { starts: '10:00', ends: '12:00' }

/**
 * What the next slot of a day begins with: after the last one, as long and as large, or what is left of the day. After a slot that
 * leaves none it is the usual first one.
 */
export function nextHours(last: Hours | undefined) {
  const { capacity = 10, cutoff_minutes = 120, fee = 0 } = last ?? {}
  const same = { capacity, cutoff_minutes, fee }
  if (!last) return { ...usual, ...same }
  const [starts, ends] = [minutesOf(last.starts), minutesOf(last.ends)]
  if (ends >= dayEnds) return { ...usual, ...same }
  return { starts: timeOf(ends), ends: timeOf(Math.min(ends + ends - starts, dayEnds)), ...same }
}
