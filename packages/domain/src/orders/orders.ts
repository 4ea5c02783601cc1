import { fieldError } from '../errors.ts'
import type { OrderRange } from './queries.ts'

/** The history's query, as the contract has it; days as `YYYY-MM-DD`. */
export interface HistoryQuery {
  page?: number | undefined
  limit?: number | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

/** Applies to a request that names where to begin and not where to end (decisions 27). */
const fallbackEnd = '2021-05-14'

/** Tells whether a day of that name is in the calendar: 30 February is not. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Reads the range of a history. No days at all are all of them. Refuses a day that there is not with `validation_failed`. */
export function readRange({ page = 1, limit = 8, dateFrom, dateTo }: HistoryQuery): OrderRange {
  for (const [name, day] of Object.entries({ dateFrom, dateTo })) if (day !== undefined && !isDay(day)) throw fieldError(name, 'invalid')
  return { from: dateFrom, to: dateTo ?? (dateFrom === undefined ? undefined : fallbackEnd), page, limit }
}
