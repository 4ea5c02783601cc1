import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { fieldError } from '../errors.ts'
import type { PageRange } from './pagination.ts'

/** The query of a history in the contract's shape; days as `YYYY-MM-DD`. */
export interface HistoryQuery {
  page?: number | undefined
  limit?: number | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

/** Page and days of a history. */
export interface HistoryRange extends PageRange {
  /** Days in Yerevan, `YYYY-MM-DD`, both inclusive; undefined is open. */
  from: string | undefined
  to: string | undefined
}

/** End of a range with a start only (R27). */
const fallbackEnd = '2021-05-14'

/** Whether a day is in the calendar: 30 February is not, nor is a year 0. */
export const isDay = (day: string) => {
  const instant = Date.parse(`${day}T00:00:00Z`)
  return day >= '0001' && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day)
}

/** Refuses days that are not in the calendar with `validation_failed`; those left out pass. */
export function requireDays(days: Record<string, string | null | undefined>): void {
  for (const [name, day] of Object.entries(days))
    if (day != null && !isDay(day)) throw fieldError(name, 'invalid')
}

/** Parses the range of a history; without days it covers all. Refuses an invalid day with `validation_failed`. */
export function readRange({ page = 1, limit = 8, dateFrom, dateTo }: HistoryQuery): HistoryRange {
  requireDays({ dateFrom, dateTo })
  return {
    from: dateFrom,
    to: dateTo ?? (dateFrom === undefined ? undefined : fallbackEnd),
    page,
    limit,
  }
}

/** Condition that a row's `created_at` is within the range. */
export function withinDays({ from, to }: Pick<HistoryRange, 'from' | 'to'>): RawBuilder<boolean> {
  const start =
    from === undefined
      ? sql`true`
      : sql`created_at >= ${from}::date::timestamp at time zone ${timeZone}`
  const end =
    to === undefined
      ? sql`true`
      : sql`created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`
  return sql`(${start} and ${end})`
}
