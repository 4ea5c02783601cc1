import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { openStatuses } from './admin-queries.ts'

/** New orders are counted up to here. */
const maxFresh = 1000

interface Pulse {
  /** The newest order's number; null without any. */
  newest: number | null
  /** How many orders have a higher number than `after`, at most {@link maxFresh}. */
  fresh: number
  /** Counts of orders with open work, by status. */
  counts: Record<string, number>
}

/** What the back office polls for: whether orders came after `after`, and how many are open. Reads indexes alone. */
export async function readPulse(db: Db, after: number | undefined): Promise<Pulse> {
  const { rows } = await sql<Pulse>`${prepared}
    select (select max(id) from orders) as newest,
      (select count(*) from (select from orders where id > ${after ?? Number.MAX_SAFE_INTEGER} limit ${maxFresh}) f)::integer as fresh,
      (select jsonb_object_agg(s.status, (select count(*) from orders o where o.status = s.status))
        from unnest(${[...openStatuses]}::text[]) s (status)) as counts`.execute(db)
  return rows[0]!
}
