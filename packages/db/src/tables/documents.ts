import type { InvoiceData } from '@tsiran/contract/admin/invoice-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'
import type { Json } from './shared.ts'
import type { SystemName } from './staff.ts'

export interface DocumentsTable {
  id: Generated<number>
  kind: 'slip' | 'pick_list' | 'invoice'
  number: string
  order_id: number
  data: Json<InvoiceData>
  locale: Locale
  issued_at: Generated<Date>
  staff_id: number | null
  system: SystemName | null
  canceled_at: Date | null
}

export interface DocumentCountersTable {
  kind: string
  year: number
  last: number
}
