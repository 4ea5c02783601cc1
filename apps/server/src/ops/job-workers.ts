import { archiveWorker } from '../media/archive-job.ts'
import { runRefresh } from '@tsiran/domain/catalog/run-refresh'
import type { JobWorkers } from './run-jobs.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {
  media_archive: archiveWorker,
  refresh_listings: { run: ({ db }, job, signal) => runRefresh(db, job, signal) },
}
