import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Plan } from './read-plan.ts'

/**
 * Refuses with `validation_failed` an edit whose time crosses that of another one with the same field of one of its products: the first
 * end would find the other's value and leave it, and the second end would bring back the first one's. One within the other is fine.
 */
export async function checkCrossing(
  db: Db,
  { startsAt = new Date(), endsAt }: Plan,
  { ids, fields }: { ids: readonly number[]; fields: readonly string[] },
): Promise<void> {
  if (!endsAt) return
  const begins = sql`coalesce(c.starts_at, c.created_at)`
  const { rows } = await sql<{ id: number }>`
    select c.id from change_sets c join jobs e on e.id = c.end_job_id left join jobs j on j.id = c.job_id
    where e.state = 'queued' and c.reverted_by is null
      and (${begins} < ${startsAt} and ${startsAt} < c.ends_at and c.ends_at < ${endsAt}
        or ${startsAt} < ${begins} and ${begins} < ${endsAt} and ${endsAt} < c.ends_at)
      and exists (select from jsonb_array_elements(c.changes) o where o ->> 'field' = any(${[...fields]}::text[]))
      and (exists (select from jsonb_array_elements_text(j.data -> 'ids') i where i::int = any(${[...ids]}::int[]))
        or exists (
          select from change_set_changes w left join variants v on w.subject_type = 'variant' and v.id = w.subject_id
          where w.change_set_id = c.id and coalesce(v.product_id, w.subject_id) = any(${[...ids]}::int[])))
    order by c.id limit 1`.execute(db)
  if (rows[0]) throw fieldError('ends_at', 'plansCross', { id: rows[0].id })
}
