import type { ImportState } from '@tsiran/contract/admin/import-shapes'
import { requiredFields, type ImportKind } from '@tsiran/contract/admin/import-fields'
import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { beginChangeSet } from '../products/change-sets.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { cancelJob } from '../shared/cancel-job.ts'
import { queueJob } from '../shared/jobs.ts'
import { versionConflict } from '../shared/versions.ts'
import { listImportFields } from './import-fields.ts'
import { findImport, stateOf } from './read-import.ts'

interface Step {
  id: number
  version: number
  by: Actor
}
type Locked = Awaited<ReturnType<typeof findImport>>

const subjectOf = ({ id, file_name }: Pick<Locked, 'id' | 'file_name'>) => ({
  type: 'import',
  id,
  label: file_name,
})

/** Locks an import in its version and one of these states. Refuses with `not_found`, `version_conflict`, `conflict`. */
async function lockImport(
  tx: Tx,
  { id, version }: Pick<Step, 'id' | 'version'>,
  states: readonly string[],
): Promise<Locked> {
  await sql`select from imports where id = ${id} for update`.execute(tx)
  const found = await findImport(tx, id)
  if (found.version !== version) {
    const current = { state: found.state, fields: found.fields, version: found.version }
    throw await versionConflict(tx, { subject: subjectOf(found), current, sent: {} })
  }
  if (!states.includes(found.state)) throw new DomainError('conflict')
  return found
}

/** Maps the columns; what a check has found is forgotten. Refuses with `validation_failed` on an unknown or repeated field. */
export async function mapColumns(
  db: Db,
  { id, version, fields, by }: Step & { fields: readonly (string | null)[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await lockImport(tx, { id, version }, ['mapping', 'checked', 'failed'])
    const { kind, headings } = found
    const known = new Set((await listImportFields(tx, kind)).map(({ code }) => code))
    const chosen = fields.filter((field) => field !== null)
    if (
      fields.length !== headings.length ||
      chosen.some((field, index) => !known.has(field) || chosen.indexOf(field) < index)
    )
      throw fieldError('fields', 'invalid')
    const mapped = [...fields]
    await tx
      .updateTable('imports')
      .set({ fields: mapped, state: 'mapping', version: version + 1 })
      .where('id', '=', id)
      .execute()
    await sql`
      insert into import_mappings (kind, headings, fields) values (${kind}, ${headings}, ${mapped})
      on conflict (kind, headings) do update set fields = excluded.fields`.execute(tx)
    await forgetCheck(tx, id)
    await writeAudit(tx, {
      by,
      action: 'import.map',
      subject: subjectOf(found),
      before: { fields: found.fields },
      after: { fields: mapped },
    })
  })
}

const forgetCheck = (tx: Tx, id: number) =>
  sql`
    update import_rows set result = null, errors = '[]', seen = null, thing = null
    where import_id = ${id} and (result is not null or thing is not null)`.execute(tx)

/** Starts the check. Refuses with `validation_failed` where a column is missing that every file of the kind needs. */
export async function startCheck(db: Db, { id, version, by }: Step): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx)
    const found = await lockImport(tx, { id, version }, ['mapping', 'checked', 'failed'])
    checkRequired(found.kind, found.fields)
    await forgetCheck(tx, id)
    await begin(tx, found, 'import_check', by)
    await writeAudit(tx, { by, action: 'import.check', subject: subjectOf(found) })
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
  { id, version, skipErrors, by }: Step & { skipErrors: boolean },
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
      subject: subjectOf(found),
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

/** How long a cancellation waits: a step of the work holds its job until its commit is on the disk. */
const cancelTimeout = '10s'

/**
 * Cancels an import: one that works ends after its present batch. Refuses with `not_found`, and with `conflict` where it has ended
 * already. It reads no counts: they take long while a job writes the rows.
 */
export async function cancelImport(db: Db, { id, by }: Omit<Step, 'version'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      select set_config('lock_timeout', ${cancelTimeout}, true), set_config('statement_timeout', ${cancelTimeout}, true)`.execute(
      tx,
    )
    const { rows } = await sql<{ state: ImportState; job_id: number | null; file_name: string }>`
      select ${stateOf} as state, i.job_id, i.file_name from imports i left join jobs j on j.id = i.job_id
      where i.id = ${id} and i.state <> 'reading' for update of i`.execute(tx)
    const found = rows[0]
    if (!found) throw new DomainError('not_found')
    const { state, job_id, file_name } = found
    if (state === 'checking' || state === 'applying') {
      await cancelJob(tx, job_id!, { by })
      return
    }
    if (state !== 'mapping' && state !== 'checked') throw new DomainError('conflict')
    await tx
      .updateTable('imports')
      .set({ state: 'canceled', version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, { by, action: 'import.cancel', subject: subjectOf({ id, file_name }) })
  })
}
