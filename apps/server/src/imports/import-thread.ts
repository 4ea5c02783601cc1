import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, type Db } from '@tsiran/db/database'
import { beginImport, dropImport, stageRows } from '@tsiran/domain/imports/stage-rows'
import { readTable } from './readers/read-rows.ts'
import type { SheetRow } from './readers/sheet-row.ts'
import { UnreadableFileError } from './readers/unreadable-file.ts'
import type { ThreadInput, ThreadOutput } from './run-import-thread.ts'

/** Rows that are stored by one statement. */
const batchSize = 500

const input = workerData as ThreadInput
const db = openDatabase({ url: input.databaseUrl, connections: 1 })
const output = await readFile(db, input)
  .then((id): ThreadOutput => ({ id }))
  .catch((error: unknown): ThreadOutput => {
    if (!(error instanceof UnreadableFileError)) throw error
    return { unreadable: { problem: error.problem, values: error.values } }
  })
  .finally(() => db.destroy())
parentPort!.postMessage(output)

/** Reads a file into the database; a file that turns out to be unreadable leaves nothing behind. */
async function readFile(to: Db, { bytes, kind, fileName, by }: ThreadInput): Promise<number> {
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
