import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, type Db } from '@tsiran/db/database'
import { DomainError } from '@tsiran/domain/errors'
import { JobEndedError } from '@tsiran/domain/shared/jobs'
import type { LeasedJob } from '@tsiran/domain/shared/lease-job'
import type { JobThreadInput, JobThreadOutput, ThreadedKind } from './thread-worker.ts'

type Work = (db: Db, job: LeasedJob, signal: AbortSignal) => Promise<unknown>

/** The work of each kind; a thread loads that of its own kind alone. */
const works: Record<ThreadedKind, () => Promise<Work>> = {
  bulk_edit: async () => (await import('@tsiran/domain/products/bulk-edit')).runBulkJob,
  change_set_revert: async () => (await import('@tsiran/domain/products/run-revert')).runRevertJob,
  import_apply: async () => {
    const { applyImport } = await import('@tsiran/domain/imports/apply-import')
    return (db, job) => applyImport(db, job, restTwice())
  },
  import_check: async () => {
    const { checkImport } = await import('@tsiran/domain/imports/check-import')
    return (db, job) => checkImport(db, job, restTwice())
  },
  rebuild_search: async () =>
    (await import('@tsiran/domain/catalog/search/rebuild-search')).rebuildSearch,
  refresh_listings: async () => (await import('@tsiran/domain/catalog/run-refresh')).runRefresh,
}

const { databaseUrl, kind, job } = workerData as JobThreadInput
const db = openDatabase({ url: databaseUrl, connections: 1 })
// The server ends the thread where the work must stop.
const never = new AbortController().signal
const output = await works[kind]()
  .then((work) => work(db, job, never))
  .then((result): JobThreadOutput => ({ result }))
  .catch((error: unknown): JobThreadOutput => {
    if (error instanceof JobEndedError) return { ended: error.reason }
    if (error instanceof DomainError) return { refused: error.code }
    throw error
  })
  .finally(() => db.destroy())
parentPort!.postMessage(output)

/** Waits twice as long as the last step took, so that it takes a third of a core at most: shoppers' calls need the rest. */
function restTwice(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    await sleep(2 * (performance.now() - began))
    began = performance.now()
  }
}
