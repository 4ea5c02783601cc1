import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { queueJob } from '../shared/queue-job.ts'
import type { Plan } from './read-plan.ts'
import { revertChangeSet } from './revert-change-set.ts'
import { waitForPlans } from './wait-for-plans.ts'

/** What the job of a planned end reads. */
interface EndJob {
  of: number
}

/** Queues the end of a change set for its time, and records what is planned; nothing without a plan. */
export async function planEnd(
  tx: Tx,
  id: number,
  { plan: { startsAt, endsAt }, by }: { plan: Plan; by: Actor },
): Promise<void> {
  if (endsAt) {
    const data: EndJob = { of: id }
    const job = await queueJob(tx, { kind: 'change_set_end', data, dueAt: endsAt, by })
    await sql`update change_sets set end_job_id = ${job} where id = ${id}`.execute(tx)
  }
  if (startsAt ?? endsAt)
    await writeAudit(tx, {
      by,
      action: 'change_set.plan',
      subject: { type: 'change_set', id, label: '' },
      after: { ...(startsAt && { starts_at: startsAt }), ...(endsAt && { ends_at: endsAt }) },
      changeSetId: id,
    })
}

/**
 * Takes a change set back at its end, as whoever planned it; they proved who they are then. Waits as {@link waitForPlans} does, and
 * does nothing where somebody has taken it back before.
 */
export async function runEndJob(db: Db, job: LeasedJob): Promise<unknown> {
  const { of } = job.data as EndJob
  await waitForPlans(db, job, { id: of, part: 'end' })
  try {
    return await revertChangeSet(db, of, { by: job.by, confirmed: true })
  } catch (error) {
    // Somebody was faster.
    if (error instanceof DomainError && error.code === 'conflict')
      return { change_set_id: null, reverted: 0 }
    throw error
  }
}
