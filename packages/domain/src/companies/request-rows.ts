import type { RequestStatus } from '@tsiran/contract/cart-requests'
import { sql } from 'kysely'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

export interface RequestHeadRow {
  id: number
  customer_id: number | null
  customer_name: string
  status: RequestStatus
  order_id: number | null
  total: number
  created_at: string
}

export interface RequestRow extends RequestHeadRow {
  lines: LineSnapshot[]
}

export const requestHead = sql`r.id, r.customer_id, r.customer_name, r.status, r.order_id, r.total, to_json(r.created_at) as created_at`
export const requestLines = sql`(select json_agg(l order by l.position) from cart_request_items l where l.request_id = r.id) as lines`

/** Owner of requests: a sub-user who sent them, or a company. */
export type RequestsOf = { customerId: number } | { companyId: number }
