import { archiveWorker } from '../media/archive-job.ts'
import type { JobWorkers } from './run-jobs.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {
  media_archive: archiveWorker,
}
