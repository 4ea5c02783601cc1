import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Db } from '@tsiran/db/database'
import { finishJob } from '../shared/jobs.ts'
import { leaseJob, type LeasedJob } from '../shared/lease-job.ts'
import { byScript } from '../testing/fixtures.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { readImport } from './read-import.ts'
import { beginImport, finishReading, stageRows } from './stage-rows.ts'
import { startApply, startCheck } from './steps.ts'

const noPause = async () => {}

/** Reads rows, the first of which names the columns, as a file's. */
export async function stageTestImport(
  db: Db,
  kind: ImportKind,
  [headings, ...rows]: readonly (readonly string[])[],
  format: 'csv' | 'xlsx' = 'csv',
): Promise<number> {
  const file = { kind, fileName: `${kind}.${format}`, format, headings: headings!, by: byScript }
  const id = await beginImport(db, file)
  await stageRows(
    db,
    id,
    rows.map((cells, index) => ({ number: index + 2, cells })),
  )
  await finishReading(db, id, byScript)
  return id
}

const versionOf = async (db: Db, id: number) => (await readImport(db, id, 'en')).version

/** Leases the job of an import; another process may have it afterwards. */
export async function leaseImportJob(
  db: Db,
  kind: 'import_check' | 'import_apply',
): Promise<LeasedJob> {
  const job = await leaseJob(db, kind)
  if (!job) throw new Error(`no ${kind} is due`)
  return job
}

/** Checks an import, and returns what was found. */
export async function checkTestImport(db: Db, id: number) {
  await startCheck(db, { id, version: await versionOf(db, id), by: byScript })
  const job = await leaseImportJob(db, 'import_check')
  await checkImport(db, job, noPause)
  await finishJob(db, job, {})
  return readImport(db, id, 'en')
}

/** Applies a checked import without its bad rows, and returns what became of it. */
export async function applyTestImport(db: Db, id: number) {
  await startApply(db, { id, version: await versionOf(db, id), skipErrors: true, by: byScript })
  const job = await leaseImportJob(db, 'import_apply')
  await applyImport(db, job, noPause)
  await finishJob(db, job, {})
  return readImport(db, id, 'en')
}
