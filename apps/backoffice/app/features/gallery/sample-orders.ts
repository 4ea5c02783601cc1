import type { StatusTone } from '@tsiran/ui/status-dot'

/** An order of the gallery: nothing of the shop. */
export interface SampleOrder {
  number: number
  customer: string
  phone: string
  status: SampleStatus
  total: number
  placedAt: string
}

export const sampleStatuses = [
  'pending',
  'processing',
  'completed',
  'closed',
  'canceled',
] as const satisfies readonly StatusTone[]
export type SampleStatus = (typeof sampleStatuses)[number]

const people = [
  'Անահիտ Հարությունյան',
  'Գրիգոր Տեր-Պետրոսյան',
  'Мария Константинопольская',
  'Вартан Саркисян',
  'Lena Abrahamyan',
  'Tom Hill',
]
const hourMs = 3_600_000
const newest = Date.parse('2026-11-22T08:00:00Z')

const orders: readonly SampleOrder[] = Array.from({ length: 312 }, (_, place) => ({
  number: 100_312 - place,
  customer: people[(place * 7) % people.length]!,
  phone: `+374 91 ${String(100_000 + place * 731).slice(0, 3)} ${String(place * 37).padStart(3, '0')}`,
  status: sampleStatuses[(place * 3) % sampleStatuses.length]!,
  total: 1900 + ((place * 7919) % 180) * 350,
  placedAt: new Date(newest - place * hourMs).toISOString(),
}))

export interface SampleQuery {
  page: number
  limit: number
  sort?: string
  search?: string
  status?: string
  sum_from?: string
  sum_to?: string
}

const keys: Record<string, (order: SampleOrder) => number | string> = {
  number: ({ number }) => number,
  customer: ({ customer }) => customer,
  total: ({ total }) => total,
  placed_at: ({ placedAt }) => placedAt,
}

/** A page of the orders that match, as a server would answer. */
export function findSampleOrders(query: SampleQuery): { rows: SampleOrder[]; total: number } {
  const text = query.search?.toLowerCase() ?? ''
  const statuses = query.status?.split(',')
  const matching = orders.filter(
    ({ number, customer, phone, status, total }) =>
      `${number} ${customer} ${phone}`.toLowerCase().includes(text) &&
      (!statuses || statuses.includes(status)) &&
      total >= Number(query.sum_from ?? 0) &&
      total <= Number(query.sum_to ?? Infinity),
  )
  const key = keys[query.sort?.replace(/^-/, '') ?? '']
  const way = query.sort?.startsWith('-') ? -1 : 1
  const sorted = key
    ? matching.toSorted((a, b) => (key(a) < key(b) ? -way : key(a) > key(b) ? way : 0))
    : matching
  const first = (query.page - 1) * query.limit
  return { rows: sorted.slice(first, first + query.limit), total: matching.length }
}
