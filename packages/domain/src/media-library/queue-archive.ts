import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { queueJob } from '../shared/jobs.ts'

/** Queues the work on a stored zip of pictures. Returns the job's id. */
export const queueArchive = (
  db: Db,
  { path, name, by }: { path: string; name: string; by: Actor },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const id = await queueJob(tx, { kind: 'media_archive', data: { path }, by })
    await writeAudit(tx, {
      by,
      action: 'media.archive',
      subject: { type: 'job', id, label: name },
      after: { name },
    })
    return id
  })
