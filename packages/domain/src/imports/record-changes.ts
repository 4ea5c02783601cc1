import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** A field that an import wrote, with what it was and became: what a revert reads. */
export interface RecordedChange {
  subject_type: 'product' | 'variant'
  subject_id: number
  field: string
  before: unknown
  after: unknown
}

/** Records fields in a change set, in the transaction that writes them. */
export async function recordChanges(
  tx: Tx,
  changeSetId: number,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into change_set_changes (change_set_id, subject_type, subject_id, field, before, after)
    select ${changeSetId}::bigint, subject_type, subject_id, field, coalesce(before, 'null'), coalesce(after, 'null')
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as r (subject_type text, subject_id integer, field text, before jsonb, after jsonb)`.execute(
    tx,
  )
  await sql`
    update change_sets set changed = changed + ${changes.length} where id = ${changeSetId}`.execute(
    tx,
  )
}
