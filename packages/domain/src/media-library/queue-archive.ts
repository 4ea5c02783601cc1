import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { queueJob } from '../shared/queue-job.ts'

/** Seconds after which a zip counts as stored, or as left behind by a process that died. */
const storingSeconds = 30 * 60

/** Reserves the job of a zip of pictures that is about to be stored. Returns the job's id. */
export const reserveArchive = (
  db: Db,
  { path, by }: { path: string; by: Actor },
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const id = await queueJob(tx, { kind: 'media_archive', data: { path }, by })
    await sql`
      update jobs set due_at = now() + make_interval(secs => ${storingSeconds}) where id = ${id}`.execute(
      tx,
    )
    return id
  })

/** The zip is stored: its work begins. */
export const startArchive = (
  db: Db,
  { id, name, by }: { id: number; name: string; by: Actor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`update jobs set due_at = now() where id = ${id} and state = 'queued'`.execute(tx)
    await writeAudit(tx, {
      by,
      action: 'media.archive',
      subject: { type: 'job', id, label: name },
      after: { name },
    })
  })

/** Where the zips of jobs are that ended without success in the last two days. */
export async function listEndedArchives(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select data ->> 'path' as path from jobs
    where kind = 'media_archive' and state in ('failed', 'canceled') and finished_at > now() - interval '2 days'`.execute(
    db,
  )
  return rows.map(({ path }) => path)
}
