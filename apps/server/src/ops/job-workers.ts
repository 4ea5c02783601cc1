import { importWorker } from '../imports/import-worker.ts'
import type { JobWorkers } from './run-jobs.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {
  import_apply: importWorker('apply'),
  import_check: importWorker('check'),
}
