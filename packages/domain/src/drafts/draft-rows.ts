import type { DraftAddress } from '@tsiran/contract/admin/draft-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

export interface DraftRow {
  id: number
  cart_id: number
  /** Opens the draft's cart; nobody outside of the server learns it. */
  api_token: string
  customer_id: number | null
  state: 'open' | 'placed'
  order_id: number | null
  /** Language of the order. */
  locale: Locale
  address: Partial<DraftAddress>
  note: string
  version: number
  staff_id: number
  staff_name: string
  created_at: Date
  updated_at: Date
}

/** A draft with the token of its cart. Refuses with `not_found`. */
export async function findDraft(db: Db | Tx, id: number): Promise<DraftRow> {
  const { rows } = await sql<DraftRow>`
    select d.*, c.api_token, s.name as staff_name, (select o.id from orders o where o.cart_id = d.cart_id) as order_id
    from drafts d join carts c on c.id = d.cart_id join staff s on s.id = d.staff_id
    where d.id = ${id}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

/** Locks a draft until the transaction ends, so that its writers wait for each other. Refuses with `not_found`. */
export async function lockDraft(tx: Tx, id: number): Promise<DraftRow> {
  await sql`select id from drafts where id = ${id} for update`.execute(tx)
  return findDraft(tx, id)
}
