import type { ImportState } from '@tsiran/contract/admin/import-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { writeAudit } from '../shared/audit.ts'
import { cancelJob } from '../shared/cancel-job.ts'
import { stateOf } from './read-import.ts'
import { type ImportStep, importSubject } from './steps.ts'

/** How long a cancellation waits: a step of the work holds its job until its commit is on the disk. */
const cancelTimeout = '10s'

/**
 * Cancels an import: one that works ends after its present batch. Refuses with `not_found`, and with `conflict` where it has ended
 * already. It reads no counts: they take long while a job writes the rows.
 */
export async function cancelImport(db: Db, { id, by }: Omit<ImportStep, 'version'>): Promise<void> {
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
    await writeAudit(tx, { by, action: 'import.cancel', subject: importSubject({ id, file_name }) })
  })
}
