import type { JobWorkers } from './run-jobs.ts'

/** What each kind of background work does. */
export const jobWorkers: JobWorkers = {}
