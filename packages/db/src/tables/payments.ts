import type { OnlineMethod } from '@tsiran/contract/online-methods'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Generated } from 'kysely'
import type { Json } from './shared.ts'

export interface OrderChangesTable {
  id: Generated<number>
  order_id: number
  from_status: OrderStatus | null
  to_status: OrderStatus
  actor: 'buyer' | 'bank' | 'shop' | 'clock'
  note: Generated<string>
  created_at: Generated<Date>
  staff_id: number | null
}

export type PaymentState =
  | 'created'
  | 'open'
  | 'abandoned'
  | 'held'
  | 'capturing'
  | 'captured'
  | 'voiding'
  | 'voided'
  | 'paid'
  | 'declined'
  | 'expired'
  | 'refund_due'
  | 'refunding'
  | 'refunded'

/** Result of the last query of a payment's bank; `silent` without an answer. */
export type PaymentAnswer =
  | 'paid'
  | 'held'
  | 'declined'
  | 'returned'
  | 'waiting'
  | 'unclear'
  | 'silent'

export interface PaymentsTable {
  id: Generated<number>
  order_id: number
  provider: OnlineMethod
  state: Generated<PaymentState>
  amount: number
  currency: Generated<string>
  key: string
  bank_id: string | null
  details: Generated<Json<Record<string, unknown>>>
  asked: Generated<number>
  ask_at: Date | null
  created_at: Generated<Date>
  settled_at: Date | null
  asked_at: Date | null
  answer: PaymentAnswer | null
  refund_total: Generated<number>
  /** Of two-stage terminals, in drams: held by the bank; and asked of it, then taken. */
  held_amount: number | null
  captured_amount: number | null
  /** When the bank lets go of what it holds; null for a terminal that takes the money at once. */
  capture_before: Date | null
  /** When the bank was last asked to take what it holds, or to let go of it, and when it refused that. */
  requested_at: Date | null
  refused_at: Date | null
}

export type RefundState = 'due' | 'refunding' | 'refunded' | 'refused'

export interface PaymentRefundsTable {
  id: Generated<number>
  payment_id: number
  amount: number
  state: RefundState
  by_hand: Generated<boolean>
  reason: Generated<string>
  /** The pieces that it is for; empty for anything else. */
  lines: Generated<Json<{ line_id: number; quantity: number }[]>>
  staff_id: number | null
  created_at: Generated<Date>
  settled_at: Date | null
}

export interface PaymentEventsTable {
  id: Generated<number>
  payment_id: number
  kind: string
  from_state: PaymentState | null
  to_state: PaymentState | null
  detail: Generated<Json<Record<string, unknown>>>
  created_at: Generated<Date>
}

export interface SandboxPaymentsTable {
  id: Generated<string>
  order_id: number
  amount: number
  currency: string
  description: string
  back_url: string
  opaque: Generated<string>
  status: Generated<number>
  mode: Generated<'normal' | 'slow' | 'error'>
  refunded: Generated<number>
  two_stage: Generated<boolean>
  deposited: number | null
  later_mode: Generated<'normal' | 'slow' | 'error' | 'lost' | 'refused'>
  expires_at: Date
  created_at: Generated<Date>
}
