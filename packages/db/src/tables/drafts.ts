import type { DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Generated } from 'kysely'
import type { GeneratedJson } from './shared.ts'

export interface DraftsTable {
  id: Generated<number>
  cart_id: number
  staff_id: number
  customer_id: number | null
  state: Generated<'open' | 'placed'>
  locale: Locale
  address: GeneratedJson<Partial<DraftAddress>>
  note: Generated<string>
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
