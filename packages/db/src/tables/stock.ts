import type { StockReason, StockReferenceType } from '@tsiran/contract/admin/stock-reasons'
import type { Generated } from 'kysely'

/** Append-only. Quantities in pieces. */
export interface StockMovementsTable {
  id: Generated<number>
  variant_id: number
  delta: number
  /** The stock that the movement left. */
  after: number
  reason: StockReason
  reference_type: StockReferenceType | null
  reference: string | null
  staff_id: number | null
  note: Generated<string>
  at: Generated<Date>
}

/** Movements that a form has made, by the key that it sent. */
export interface StockAdjustmentsTable {
  key: string
  movement_id: number
}

export interface StockReceiptsTable {
  id: Generated<number>
  supplier: string
  reference: Generated<string>
  staff_id: number | null
  at: Generated<Date>
  /** Of the form that was sent; null for other writers. */
  key: string | null
}

export interface StockLotsTable {
  id: Generated<number>
  receipt_id: number
  variant_id: number
  qty: number
  /** `YYYY-MM-DD`; read it as text. */
  expires_on: string | null
  /** What is left of it; computed for the variants of `lot_changes`. */
  remaining: Generated<number>
}

/** Variants whose lots are to be counted again. */
export interface LotChangesTable {
  id: Generated<number>
  variant_id: number
}

/** One row. */
export interface StockChecksTable {
  id: Generated<number>
  due_at: Generated<Date>
  checked_at: Date | null
  differing: Generated<number>
}
