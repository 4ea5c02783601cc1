import type { Db } from '@tsiran/db/database'
import type { ImportResult } from '@tsiran/db/tables/imports'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { Claims } from './claims.ts'
import { kinds } from './kinds.ts'
import type { ImportLayout, Plan } from './kind.ts'
import { numberThings } from './number-things.ts'
import {
  endStep,
  type Position,
  readLayout,
  nextPosition,
  selectThings,
  writeResults,
} from './import-rows.ts'

/**
 * The work of a check: finds for every row whether it creates, updates, changes nothing or cannot be taken, and why. Writes nothing
 * but that. Another process goes on after the last step.
 */
export async function checkImport(
  db: Db,
  job: LeasedJob,
  pause: () => Promise<void>,
): Promise<void> {
  const layout = await readLayout(db, (job.data as { import_id: number }).import_id)
  let position = job.position as Position | null
  if (position === null) {
    position = { after: 0, done: 0 }
    await numberThings(db, layout)
  }
  const claims = await readClaims(db, layout, position.after)
  for (;;) {
    const things = await selectThings(db, layout, position.after, sql`true`)
    if (things.length === 0) break
    const plans = await kinds[layout.kind].plan(db, things, { lock: false, claims })
    position = nextPosition(position, things)
    await inTransaction(db, async (tx) => {
      await writeResults(
        tx,
        layout.id,
        plans.flatMap((plan) => plan.rows.map((row) => ({ plan, row, result: resultOf(plan) }))),
      )
      await reportProgress(tx, job, { done: position!.done, position })
    })
    await pause()
  }
  await endStep(db, layout, job, { from: 'checking', to: 'checked' })
}

/** What the things up to one have taken, for a check that goes on after it. */
async function readClaims(db: Db, layout: ImportLayout, upTo: number): Promise<Claims> {
  const claims = new Claims()
  const kind = kinds[layout.kind]
  for (let after = 0; kind.claim && after < upTo;) {
    const taken = sql`thing <= ${upTo} and result in ('create', 'update')`
    const things = await selectThings(db, layout, after, taken)
    if (things.length === 0) break
    for (const thing of things) kind.claim(claims, thing)
    after = things.at(-1)!.thing
  }
  return claims
}

/** A thing is taken as a whole: rows beside a refused one are refused for it. */
function resultOf(plan: Plan<unknown>): ImportResult {
  const bad = plan.rows.find(({ errors }) => errors.length > 0)
  if (bad)
    for (const row of plan.rows)
      if (row.errors.length === 0) row.refuse(null, 'partOfRefused', { row: bad.number })
  if (bad) return 'refused'
  return plan.change === null ? 'unchanged' : plan.isNew ? 'create' : 'update'
}
