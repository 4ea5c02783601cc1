import { isoDay } from '@tsiran/i18n/dates'

/** The first day of the default range (R27). */
const firstDay = '2021-01-01'
/** Orders on a page. */
export const historyPageSize = 8

/** Today in Yerevan, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => isoDay(now)

export interface HistoryRange {
  /** Days, `YYYY-MM-DD`. */
  from: string
  to: string
  page: number
}

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).getTime() > 0 &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Reads the range of an address; missing and invalid days are the defaults. */
export function readRange(query: URLSearchParams, now: Date = new Date()): HistoryRange {
  const [from, to, page] = [query.get('from'), query.get('to'), query.get('page')]
  return {
    from: isDay(from) ? from : firstDay,
    to: isDay(to) ? to : today(now),
    page: page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a page of the range; the first page and default days are left out. */
export function rangeQuery({ from, to, page }: HistoryRange, now: Date = new Date()): string {
  const query = new URLSearchParams()
  if (from !== firstDay) query.set('from', from)
  if (to !== today(now)) query.set('to', to)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
