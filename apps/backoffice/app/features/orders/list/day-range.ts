import { isoDay } from '@tsiran/i18n/dates'

export const dayPresets = ['today', 'yesterday', 'week', 'month'] as const
export type DayPreset = (typeof dayPresets)[number]

const dayMs = 86_400_000

/**
 * The days (`YYYY-MM-DD` in Yerevan, both included) of a preset: the week is seven days with today, the month runs from its first.
 */
export function dayRange(preset: DayPreset, now: Date): [from: string, until: string] {
  // Yerevan has no summer time: a day is 24 hours.
  const before = (days: number) => isoDay(new Date(now.getTime() - days * dayMs))
  const today = before(0)
  if (preset === 'today') return [today, today]
  if (preset === 'yesterday') return [before(1), before(1)]
  return [preset === 'week' ? before(6) : `${today.slice(0, 8)}01`, today]
}

/** The preset whose days these are today. */
export const presetOf = (from: string, until: string, now: Date): DayPreset | undefined =>
  dayPresets.find((preset) => dayRange(preset, now).join() === `${from},${until}`)
