import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from '../shared/actor.ts'

/** The field that says that a change set made a thing: from nothing to its name. */
export const createdField = 'created'

/** One field of a change set, with what it was and became. */
export interface RecordedChange {
  subject_type: 'product' | 'variant' | 'category'
  subject_id: number
  field: string
  before: BulkValue
  after: BulkValue
}

interface NewChangeSet {
  kind: 'bulk' | 'grid' | 'revert' | 'import'
  /** What people call it: a file's name, the number of the set that it reverts. */
  label?: string
  operations?: readonly BulkOperation[]
  /** Of the form that was sent; unique. */
  key?: string | undefined
  startsAt?: Date | undefined
  endsAt?: Date | undefined
  by: Actor
}

/** Begins a change of many things, and returns its id. */
export async function beginChangeSet(
  tx: Tx,
  { kind, label = '', operations = [], key, startsAt, endsAt, by }: NewChangeSet,
): Promise<number> {
  const { id } = await tx
    .insertInto('change_sets')
    .values({
      kind,
      label,
      staff_id: staffIdOf(by),
      system: by.kind === 'system' ? by.name : null,
      changes: JSON.stringify(operations),
      key,
      starts_at: startsAt,
      ends_at: endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records fields that a change set wrote, in the transaction that writes them. */
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

/** A recorded field of a product or a variant. */
export interface WrittenRow {
  id: number
  subject_type: 'product' | 'variant'
  subject_id: number
  field: string
  before: BulkValue
  after: BulkValue
}
