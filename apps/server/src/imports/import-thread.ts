import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Db } from '@tsiran/db/database'
import { applyImport } from '@tsiran/domain/imports/apply-import'
import { checkImport } from '@tsiran/domain/imports/check-import'
import { beginImport, dropImport, stageRows } from '@tsiran/domain/imports/stage-rows'
import { JobEndedError } from '@tsiran/domain/shared/jobs'
import { readTable } from './readers/read-rows.ts'
import type { SheetRow } from './readers/sheet-row.ts'
import { UnreadableFileError } from './readers/unreadable-file.ts'
import type { ThreadInput, ThreadOutput, ThreadTask } from './run-import-thread.ts'

/** Rows that are stored by one statement. */
const batchSize = 500

const { databaseUrl, task } = workerData as ThreadInput
const db = openDatabase({ url: databaseUrl, connections: 1 })
const output = await run(task)
  .then((id): ThreadOutput => ({ id }))
  .catch((error: unknown): ThreadOutput => {
    if (error instanceof UnreadableFileError)
      return { unreadable: { problem: error.problem, values: error.values } }
    if (error instanceof JobEndedError) return { ended: error.reason }
    throw error
  })
  .finally(() => db.destroy())
parentPort!.postMessage(output)

async function run(work: ThreadTask): Promise<number> {
  if (work.name === 'read') return readFile(db, work)
  const pause = halfTime()
  await (work.name === 'check' ? checkImport : applyImport)(db, work.job, pause)
  return 0
}

/** Reads a file into the database; a file that turns out to be unreadable leaves nothing behind. */
async function readFile(
  to: Db,
  { bytes, kind, fileName, by }: Extract<ThreadTask, { name: 'read' }>,
): Promise<number> {
  const { format, headings, rows } = await readTable(Buffer.from(bytes))
  const id = await beginImport(to, { kind, fileName, format, headings, by })
  try {
    let batch: SheetRow[] = []
    for await (const row of rows) {
      batch.push(row)
      if (batch.length < batchSize) continue
      await stageRows(to, id, batch)
      batch = []
    }
    if (batch.length > 0) await stageRows(to, id, batch)
    return id
  } catch (error) {
    await dropImport(to, id)
    throw error
  }
}

/** Waits half as long as the last step took: shoppers' calls need the database, too. */
function halfTime(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await sleep((performance.now() - began) / 2)
    began = performance.now()
  }
}
