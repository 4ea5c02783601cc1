import type { JobKind } from '@tsiran/contract/admin/jobs'
import {
  failJob,
  finishJob,
  JobEndedError,
  renewLease,
  returnJob,
} from '@tsiran/domain/shared/jobs'
import { leaseJob, type LeasedJob } from '@tsiran/domain/shared/lease-job'
import type { Context } from '../context.ts'
import { dispatch, type BackgroundJob } from './dispatch.ts'

/** Work of one kind. */
export interface JobWorker {
  /** Jobs of the kind that one process runs at a time; one where absent. */
  parallel?: number
  /** Of what the work writes. Jobs that need a newer one are left to newer servers; 0 where absent. */
  version?: number
  /**
   * Does the work, from `job.position` on, and returns the job's result. It reports each step by `reportProgress` in the step's own
   * transaction, which throws where the work must end. Steps that report nothing for long watch `signal`, whose reason they throw.
   */
  run(context: Context, job: LeasedJob, signal: AbortSignal): Promise<unknown>
}
export type JobWorkers = Partial<Record<JobKind, JobWorker>>

/** Milliseconds between looks for due jobs, and between renewals of a lease. */
const intervalMs = 1_000
const renewalMs = 15_000

/** Runs queued jobs: each kind has a queue of its own, so that long work of one kind does not delay another's. */
export const backgroundJobs = (context: Context, workers: JobWorkers): BackgroundJob[] =>
  (Object.entries(workers) as [JobKind, JobWorker][]).map(
    ([kind, worker]) =>
      (signal, onFailure) =>
        dispatch({
          name: kind,
          intervalMs,
          parallel: worker.parallel ?? 1,
          take: () => leaseJob(context.db, kind, worker.version),
          work: (job) => runJob(context, worker, job, signal),
        })(signal, onFailure),
  )

/** Runs one leased job to its end. On `stopped` it gives the job back, for another process to go on. */
export async function runJob(
  context: Context,
  worker: JobWorker,
  job: LeasedJob,
  stopped: AbortSignal,
): Promise<void> {
  const { db } = context
  const ended = new AbortController()
  const renewal = setInterval(
    // A database that is away for a moment ends no work: its lease lasts longer.
    () =>
      renewLease(db, job).catch(
        (error: unknown) => error instanceof JobEndedError && ended.abort(error),
      ),
    renewalMs,
  )
  try {
    const result = await worker.run(context, job, AbortSignal.any([ended.signal, stopped]))
    await finishJob(db, job, { result })
  } catch (error) {
    if (error instanceof JobEndedError) {
      if (error.reason === 'canceled') await finishJob(db, job, { state: 'canceled' })
    } else if (stopped.aborted) await returnJob(db, job)
    else {
      await failJob(db, job, error)
      throw error
    }
  } finally {
    clearInterval(renewal)
  }
}
