import type { OpenDay } from '@tsiran/contract/content'

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
