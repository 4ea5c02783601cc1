import type { Tx } from '@tsiran/db/database'
import type { Account } from '../customers/erase-account.ts'

/** Deletes a person's comments with the shop's answers under them. Returns their ids. */
export async function eraseComments(tx: Tx, { id }: Account): Promise<number[]> {
  const rows = await tx
    .deleteFrom('blog_comments')
    .where('customer_id', '=', id)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
