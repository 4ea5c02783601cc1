import type { OpenDay } from '@tsiran/contract/channel'
import type { Translator } from '@tsiran/i18n/translator'

/** Days in a row with the same hours, from 1 for Monday. */
export interface OpenSpan {
  from: number
  to: number
  day: OpenDay | null
}

/** The days of a week in spans of equal hours. */
export function openSpans(days: readonly (OpenDay | null)[]): OpenSpan[] {
  const spans: OpenSpan[] = []
  days.forEach((day, index) => {
    const last = spans.at(-1)
    if (last && last.day?.opens === day?.opens && last.day?.closes === day?.closes)
      last.to = index + 1
    else spans.push({ from: index + 1, to: index + 1, day })
  })
  return spans
}

const dayKeys = [
  'hours.day1',
  'hours.day2',
  'hours.day3',
  'hours.day4',
  'hours.day5',
  'hours.day6',
  'hours.day7',
] as const

/** A line for each span of days: `Mon–Fri 09:00–21:00`. Made by the server, so that pages do not carry what makes it. */
export function hoursLines(days: readonly (OpenDay | null)[], t: Translator): string[] {
  const name = (day: number) => t(dayKeys[day - 1]!)
  return openSpans(days).map(({ from, to, day }) =>
    t('hours.row', {
      days: from === to ? name(from) : `${name(from)}–${name(to)}`,
      hours: day ? `${day.opens}–${day.closes}` : t('hours.closed'),
    }),
  )
}
