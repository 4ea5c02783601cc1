import type { JobWorker } from '../ops/run-jobs.ts'
import { runImportThread } from './run-import-thread.ts'

/** The work of a check or an application: it runs in a thread. */
export const importWorker = (name: 'check' | 'apply'): JobWorker => ({
  run: ({ config }, job, signal) =>
    runImportThread({ databaseUrl: config.databaseUrl, task: { name, job } }, signal),
})
