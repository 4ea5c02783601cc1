/** A process for tests that applies the due import, and sends a message after each step. */
import { openDatabase } from '@tsiran/db/database'
import { applyImport } from './apply-import.ts'
import { leaseImportJob } from './testing.ts'

const db = openDatabase({ url: process.argv[2]!, connections: 1 })
await applyImport(db, await leaseImportJob(db, 'import_apply'), async () => {
  process.send!('step')
})
await db.destroy()
