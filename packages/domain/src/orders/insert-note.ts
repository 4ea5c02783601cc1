import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

interface NewNote {
  orderId: number
  staffId: number
  text: string
  /** Whether the buyer gets it by mail. */
  mailed?: boolean
  /** Of the form that was sent. */
  key?: string | undefined
}

/** Inserts a note of the staff and returns its id; undefined where there is no such order. */
export async function insertNote(
  tx: Tx,
  { orderId, staffId, text, mailed = false, key }: NewNote,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into order_notes (order_id, staff_id, text, mailed, key)
    select id, ${staffId}::integer, ${text}::text, ${mailed}, ${key ?? null} from orders where id = ${orderId} returning id`.execute(
    tx,
  )
  return rows[0]?.id
}

/** Whether a form with the key has written a note of the order. */
export async function hasNote(tx: Tx, orderId: number, key: string): Promise<boolean> {
  const { rows } =
    await sql`select from order_notes where order_id = ${orderId} and key = ${key}`.execute(tx)
  return rows.length > 0
}
