import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { BatchSize } from '../shared/batches.ts'
import { companyColumns } from './write-listings.ts'
import { lockListings } from './refresh-lock.ts'
import { rewritePrices } from './refresh-prices.ts'

/** Products that one statement compares. */
const compared = 5000

/**
 * Gives the rows of lists that an older version wrote, before this one or beside it, the prices of companies, batch by batch until
 * `signal`. It rests after each batch as long as that took. Any number of processes may do so at once. Returns the number of products
 * that it wrote.
 */
export async function fillCompanyPrices(db: Db, signal?: AbortSignal): Promise<number> {
  const batches = new BatchSize()
  let written = 0
  for (let after: number | null = 0; after !== null;) {
    const { last, differing }: Compared = await compare(db, after)
    after = last
    while (differing.length > 0 && !signal?.aborted) {
      const begun = performance.now()
      const ids = differing.splice(0, batches.size)
      await inTransaction(db, async (tx) => {
        await lockListings(tx)
        await rewritePrices(tx, ids)
      })
      written += ids.length
      batches.took(performance.now() - begun)
      await sleep(performance.now() - begun, undefined, { signal }).catch(() => undefined)
    }
    if (signal?.aborted) break
  }
  // Once for all batches: each notification empties the caches.
  if (written > 0) await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(db)
  return written
}

interface Compared {
  /** The last product that was compared; null where there was none. */
  last: number | null
  /** Products whose rows lack what a company pays for them now, or that it saves. */
  differing: number[]
}

async function compare(db: Db, after: number): Promise<Compared> {
  const { rows } = await sql<Compared>`
    select max(l.product_id) as last,
      coalesce(array_agg(l.product_id order by l.product_id) 
        filter (where (l.company_price, l.company_saving) is distinct from (paid.company_price, paid.company_saving)), '{}') as differing
    from (
      select product_id, company_price, company_saving from product_listings
      where product_id > ${after} order by product_id limit ${compared}
    ) l
    cross join lateral (
      select ${companyColumns} from variants
      where variants.product_id = l.product_id and removed_at is null
    ) paid`.execute(db)
  return rows[0]!
}
