import { openDatabase } from '@tsiran/db/database'
import { templateName, withDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import type { TestProject } from 'vitest/node'
import { refreshSearch } from '../catalog/search/refresh-search.ts'

/** Vitest's global set-up, after the database's: the template has the kitchen words, which a shop's first product would bring. */
export default async function setup(project: TestProject): Promise<void> {
  const { databaseServer } = project.getProvidedContext()
  const db = openDatabase({ url: withDatabase(databaseServer, templateName), connections: 1 })
  await inTransaction(db, (tx) => refreshSearch(tx, []))
  await db.destroy()
}
