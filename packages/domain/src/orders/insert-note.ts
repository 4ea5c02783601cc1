import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

interface NewNote {
  orderId: number
  staffId: number
  text: string
  /** Whether the buyer gets it by mail. */
  mailed?: boolean
}

/** Inserts a note of the staff and returns its id; undefined where there is no such order. */
export async function insertNote(
  tx: Tx,
  { orderId, staffId, text, mailed = false }: NewNote,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into order_notes (order_id, staff_id, text, mailed)
    select id, ${staffId}::integer, ${text}::text, ${mailed} from orders where id = ${orderId} returning id`.execute(
    tx,
  )
  return rows[0]?.id
}
