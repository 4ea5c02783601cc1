import type { Generated } from 'kysely'
import type { Json, LineSnapshotColumns } from './shared.ts'

export interface CartRequestsTable {
  id: Generated<number>
  company_id: number
  customer_id: number | null
  customer_name: string
  cart_id: number | null
  status: Generated<'open' | 'processing' | 'completed' | 'canceled'>
  synced_cart_id: number | null
  order_id: number | null
  total: number
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface CartRequestItemsTable extends LineSnapshotColumns {
  request_id: number
}

export interface AuditLogTable {
  id: Generated<number>
  at: Generated<Date>
  actor_id: number
  company_id: number | null
  action: string
  details: Json<Record<string, unknown>>
}
