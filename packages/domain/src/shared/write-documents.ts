import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'

/** Products of one transaction. */
const batchSize = 200

/**
 * Writes the documents that these products lack: writers of their parts drop them (migration 0059). A product that another
 * transaction writes is left to it, or to {@link fillDocuments}; until then its page is read from its parts.
 */
export async function writeDocuments(tx: Tx, products: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from products p
    where id = any(${[...products]}::int[]) and not exists (select from product_documents d where d.product_id = p.id)
    order by id for no key update skip locked`.execute(tx)
  if (rows.length === 0) return
  // In a statement of its own: it reads what others committed before the products were locked.
  await sql`
    insert into product_documents (product_id, document, own_category_ids, attribute_ids, option_ids, media)
    select d.product_id, d.document, d.own_category_ids, d.attribute_ids, d.option_ids, d.media
    from unnest(${rows.map(({ id }) => id)}::int[]) id cross join lateral product_document(id) d
    on conflict (product_id) do nothing`.execute(tx)
}

/**
 * Writes all documents that listed products lack, as those of a shop from an older version do, batch by batch until `signal`. It rests
 * after each batch as long as that took, which leaves shoppers half of the time. Any number of processes may do so at once. Returns
 * the number of products that it looked at.
 */
export async function fillDocuments(db: Db, signal?: AbortSignal): Promise<number> {
  let seen = 0
  for (let after = 0; ;) {
    const begun = performance.now()
    const ids = await inTransaction(db, async (tx) => {
      const missing = await selectMissing(tx, after)
      await writeDocuments(tx, missing)
      return missing
    })
    if (ids.length === 0 || signal?.aborted) return seen
    seen += ids.length
    after = ids.at(-1)!
    await sleep(performance.now() - begun, undefined, { signal }).catch(() => undefined)
  }
}

async function selectMissing(tx: Tx, after: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_listings l
    where product_id > ${after} and not exists (select from product_documents d where d.product_id = l.product_id)
    order by product_id limit ${batchSize}`.execute(tx)
  return rows.map(({ product_id }) => product_id)
}
