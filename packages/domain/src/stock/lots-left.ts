import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'

/** Changes that are counted in one transaction. */
const batchSize = 1000
/** Advisory lock of the process that counts lots. */
const countLock = 20_260_079

/** When a lot expires, for comparing: one without a day keeps the longest. An index has it so. */
const expiry = (lot: 'l' | 'w') => sql`coalesce(${sql.ref(`${lot}.expires_on`)}, 'infinity'::date)`

/** The last lot of a variant that meets a condition. */
const lastLot = (condition: RawBuilder<unknown>) => sql`lateral (
  select * from stock_lots l where ${condition} order by ${expiry('l')} desc, l.id desc limit 1) l`

/**
 * The lots in the house of the variants in `tracked`, as common tables that end with `walk`. Sales name no lot: whoever picks takes
 * what expires first, so the present stock is what expires last. `room` is what stock and open orders leave for a lot and those before
 * it. The walk goes from the last lot of each variant back to where the stock ends: its time follows what is in the house, not all that
 * was ever received.
 */
const walkOf = (tracked: RawBuilder<unknown>) => sql`
  tracked as materialized (${tracked}),
  held as materialized (
    select i.variant_id, sum(i.quantity - i.canceled) as pieces from orders o join order_items i on i.order_id = o.id
    where o.holds_stock and o.status in ('pending_payment', 'pending', 'processing') and i.stocked
      and i.variant_id in (select variant_id from tracked) group by i.variant_id),
  walk as (
    select l.*, v.qty + coalesce(held.pieces, 0) as room
    from tracked t join variants v on v.id = t.variant_id left join held on held.variant_id = v.id
      cross join ${lastLot(sql`l.variant_id = v.id`)}
    where v.qty + coalesce(held.pieces, 0) > 0
    union all
    select l.*, w.room - w.qty
    from walk w cross join ${lastLot(sql`l.variant_id = w.variant_id and (${expiry('l')}, l.id) < (${expiry('w')}, w.id)`)}
    where w.room > w.qty)`

/** What the room leaves of a lot, in pieces. */
const leftOf = sql`least(qty, room)::integer`

export const today = sql`(now() at time zone ${timeZone})::date`

/** A `with` clause before {@link lotsLeft}: it computes what the lots of changed variants have left. */
export const withChangedLots = sql`with recursive ${walkOf(sql`select distinct variant_id from lot_changes`)}`

/** The lots in the house as a table, each with the pieces that remain of it. */
export const lotsLeft = sql`(
  select id, receipt_id, variant_id, qty, expires_on, remaining from stock_lots
  where remaining > 0 and variant_id not in (select variant_id from tracked)
  union all
  select id, receipt_id, variant_id, qty, expires_on, ${leftOf} from walk)`

/**
 * Writes what is left of the lots of changed variants, so that lists need not compute it. One process does so at a time. Returns
 * whether more changes wait.
 */
export const countLotsLeft = (db: Db): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Comes before the snapshot of the count: whoever counted before has committed.
    const { rows: free } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${countLock}) as free where exists (select from lot_changes)`.execute(
      tx,
    )
    if (!free[0]?.free) return false
    // One statement, thus one snapshot: what it deletes is what it has counted.
    const { rows } = await sql<{ changes: number }>`
      with recursive oldest as materialized (select id, variant_id from lot_changes order by id limit ${batchSize}),
      ${walkOf(sql`select distinct variant_id from oldest`)},
      written as (
        update stock_lots l set remaining = n.remaining
        from (
          select id, max(remaining) as remaining
          from (
            select id, 0 as remaining from stock_lots where remaining > 0 and variant_id in (select variant_id from tracked)
            union all select id, ${leftOf} from walk) s
          group by id) n
        where l.id = n.id and l.remaining <> n.remaining),
      gone as (delete from lot_changes where id = any(array(select id from oldest)))
      select count(*)::integer as changes from oldest`.execute(tx)
    return rows[0]!.changes === batchSize
  })

/**
 * The day of the lot that is taken first, `YYYY-MM-DD`, by variant: the earliest in the house that has not passed, also not by the day
 * of the delivery where that is later.
 */
export async function findFirstExpiries(
  db: Db | Tx,
  variantIds: readonly number[],
  deliveredOn: string | null = null,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(variantIds)]
  const { rows } = await sql<{ variant_id: number; expires_on: string }>`
    with recursive ${walkOf(sql`select unnest(${ids}::integer[]) as variant_id`)}
    select variant_id, min(expires_on)::text as expires_on from walk where expires_on >= greatest(${today}, ${deliveredOn}::date) group by variant_id`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.variant_id, row.expires_on]))
}
