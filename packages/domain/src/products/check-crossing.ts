import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Plan } from './read-plan.ts'

/**
 * Refuses with `validation_failed` an edit whose time crosses that of another one with the same field of one of its products: the first
 * end would find the other's value and leave it, and the second end would bring back the first one's. One within the other is fine, as
 * long as neither their starts nor their ends are the same. Of two that are planned at once, the second waits for the first.
 */
export async function checkCrossing(
  tx: Tx,
  { startsAt = new Date(), endsAt }: Plan,
  { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
): Promise<void> {
  if (!endsAt) return
  await sql`select pg_advisory_xact_lock(hashtext('planned changes'))`.execute(tx)
  const begins = sql`coalesce(c.starts_at, c.created_at)`
  const { rows } = await sql<{ id: number }>`
    select c.id from change_sets c join jobs e on e.id = c.end_job_id left join jobs j on j.id = c.job_id
    where e.state = 'queued' and c.reverted_by is null
      and ${begins} < ${endsAt} and ${startsAt} < c.ends_at
      and not (${begins} < ${startsAt} and ${endsAt} < c.ends_at)
      and not (${startsAt} < ${begins} and c.ends_at < ${endsAt})
      and exists (select from jsonb_array_elements(c.changes) o where o ->> 'field' = any(${[...fields]}::text[]))
      and (exists (select from jsonb_array_elements_text(j.data -> 'ids') i where i::int = any(${[...ids]}::int[]))
        or exists (
          select from change_set_changes w left join variants v on w.subject_type = 'variant' and v.id = w.subject_id
          where w.change_set_id = c.id and coalesce(v.product_id, w.subject_id) = any(${[...ids]}::int[])))
    order by c.id limit 1`.execute(tx)
  if (rows[0]) throw fieldError('ends_at', 'plansCross', { id: rows[0].id })
}
