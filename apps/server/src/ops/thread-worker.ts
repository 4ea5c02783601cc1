import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { ErrorCode } from '@tsiran/contract/errors'
import { DomainError } from '@tsiran/domain/errors'
import { JobEndedError } from '@tsiran/domain/shared/jobs'
import type { LeasedJob } from '@tsiran/domain/shared/lease-job'
import { runInThread } from './run-in-thread.ts'
import type { JobWorker } from './run-jobs.ts'

/** Kinds whose work reads and writes the database alone. */
export type ThreadedKind = Extract<
  JobKind,
  | 'bulk_edit'
  | 'change_set_revert'
  | 'import_apply'
  | 'import_check'
  | 'rebuild_search'
  | 'refresh_listings'
>
export interface JobThreadInput {
  databaseUrl: string
  kind: ThreadedKind
  job: LeasedJob
}
/** The job's result, or why there is none. */
export type JobThreadOutput =
  | { result: unknown }
  | { ended: JobEndedError['reason'] }
  | { refused: ErrorCode }

const program = new URL('job-thread.ts', import.meta.url)

/**
 * Does the work of a kind in a thread with a database connection of its own: each of its statements would otherwise wait for the pages
 * that are being rendered, and they for it.
 */
export const threadWorker = (kind: ThreadedKind): JobWorker => ({
  async run({ config: { databaseUrl } }, job, signal) {
    const input: JobThreadInput = { databaseUrl, kind, job }
    const output = await runInThread<JobThreadOutput>(program, { input, signal })
    if ('ended' in output) throw new JobEndedError(output.ended)
    if ('refused' in output) throw new DomainError(output.refused)
    return output.result
  },
})
