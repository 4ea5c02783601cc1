import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Generated } from 'kysely'
import type { Json } from './shared.ts'

export interface OrderEditsTable {
  id: Generated<number>
  order_id: number
  kind: 'edit' | 'cancel_lines' | 'settled'
  version: number
  reason: Generated<string>
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>>
  staff_id: number | null
  created_at: Generated<Date>
}

export interface OrderNotesTable {
  id: Generated<number>
  order_id: number
  staff_id: number
  text: string
  /** Whether the buyer got it by mail. */
  mailed: Generated<boolean>
  /** Of the form that was sent; null where it said none. */
  key: string | null
  created_at: Generated<Date>
}

export interface OrderSearchTable {
  order_id: number
  words: string
}

export interface OrderDaysTable {
  day: string
  status: OrderStatus
  payment_method: string
  orders: number
  sum: number
  paid: PaidState
}

export interface OrderDayChangesTable {
  id: Generated<number>
  day: string
  status: OrderStatus
  payment_method: string
  orders: number
  sum: number
  paid: PaidState
}
