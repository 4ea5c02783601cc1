import { requiredFields, type ImportKind } from '@tsiran/contract/admin/import-fields'
import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { beginChangeSet } from '../products/change-sets.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { queueJob } from '../shared/queue-job.ts'
import { versionConflict } from '../shared/versions.ts'
import { findImport } from './read-import.ts'

export interface ImportStep {
  id: number
  version: number
  by: Actor
}
type Locked = Awaited<ReturnType<typeof findImport>>

/** The import as the audit log names it. */
export const importSubject = ({ id, file_name }: Pick<Locked, 'id' | 'file_name'>) => ({
  type: 'import',
  id,
  label: file_name,
})

/** Locks an import in its version and one of these states. Refuses with `not_found`, `version_conflict`, `conflict`. */
export async function lockImport(
  tx: Tx,
  { id, version }: Pick<ImportStep, 'id' | 'version'>,
  states: readonly string[],
): Promise<Locked> {
  await sql`select from imports where id = ${id} for update`.execute(tx)
  const found = await findImport(tx, id)
  if (found.version !== version) {
    const current = { state: found.state, fields: found.fields, version: found.version }
    throw await versionConflict(tx, { subject: importSubject(found), current, sent: {} })
  }
  if (!states.includes(found.state)) throw new DomainError('conflict')
  return found
}

/** Forgets what a check has found. */
export const forgetCheck = (tx: Tx, id: number) =>
  sql`
    update import_rows set result = null, errors = '[]', seen = null, thing = null
    where import_id = ${id} and (result is not null or thing is not null)`.execute(tx)

/** Starts the check. Refuses with `validation_failed` where a column is missing that every file of the kind needs. */
export async function startCheck(db: Db, { id, version, by }: ImportStep): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    const found = await lockImport(tx, { id, version }, ['mapping', 'checked', 'failed'])
    checkRequired(found.kind, found.fields)
    await forgetCheck(tx, id)
    await begin(tx, found, 'import_check', by)
    await writeAudit(tx, { by, action: 'import.check', subject: importSubject(found) })
  })
}

function checkRequired(kind: ImportKind, fields: readonly (string | null)[]): void {
  const missing = requiredFields[kind].filter((field) => !fields.includes(field))
  if (missing.length > 0)
    throw fieldError('fields', 'columnsMissing', { columns: missing.join(', ') })
}

/** Starts writing what the check found. Refuses with `conflict` where rows are refused and not to be left out. */
export async function startApply(
  db: Db,
  { id, version, skipErrors, by }: ImportStep & { skipErrors: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await lockImport(tx, { id, version }, ['checked'])
    if (found.created + found.updated === 0 || (found.refused > 0 && !skipErrors))
      throw new DomainError('conflict')
    const changeSet = await beginChangeSet(tx, { kind: 'import', label: found.file_name, by })
    const job = await begin(tx, found, 'import_apply', by)
    await tx.updateTable('change_sets').set({ job_id: job }).where('id', '=', changeSet).execute()
    await tx.updateTable('imports').set({ change_set_id: changeSet }).where('id', '=', id).execute()
    await writeAudit(tx, {
      by,
      action: 'import.apply',
      subject: importSubject(found),
      after: { created: found.created, updated: found.updated, left_out: found.refused },
      changeSetId: changeSet,
    })
  })
}

/** Queues the job of a step; the import waits for it. */
async function begin(tx: Tx, found: Locked, kind: JobKind, by: Actor): Promise<number> {
  const job = await queueJob(tx, {
    kind,
    key: String(found.id),
    data: { import_id: found.id },
    total: found.rows,
    by,
  })
  await tx
    .updateTable('imports')
    .set({
      state: kind === 'import_check' ? 'checking' : 'applying',
      version: found.version + 1,
      job_id: job,
    })
    .where('id', '=', found.id)
    .execute()
  return job
}
