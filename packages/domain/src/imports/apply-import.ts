import type { Db, Tx } from '@tsiran/db/database'
import { isTimeout, isUniqueViolation } from '@tsiran/db/errors'
import type { ImportResult } from '@tsiran/db/tables/imports'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { BatchSize } from '../shared/batches.ts'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import {
  endStep,
  nextPosition,
  readLayout,
  selectThings,
  writeResults,
  type Position,
} from './import-rows.ts'
import { Claims } from './claims.ts'
import type { ImportLayout, Plan, ThingRows } from './kind.ts'
import { kinds } from './kinds.ts'

/** Attempts of a step that waits too long for an order or an editor. */
const attempts = 20

/**
 * The work of an application: writes what the check found, in short transactions, and what became of the rows in the same ones: orders
 * and editors wait for them 2 seconds at most. What changed since the check is left as it is and named. Another process goes on after
 * the last step.
 */
export async function applyImport(
  db: Db,
  job: LeasedJob,
  pause: () => Promise<void>,
): Promise<void> {
  const layout = await readLayout(db, (job.data as { import_id: number }).import_id)
  const { change_set_id } = await db
    .selectFrom('imports')
    .select('change_set_id')
    .where('id', '=', layout.id)
    .executeTakeFirstOrThrow()
  const call = { by: job.by, changeSetId: change_set_id! }
  let position = (job.position as Position | null) ?? { after: 0, done: 0 }
  const batches = new BatchSize()
  for (let attempt = 1; ;) {
    const due = sql`result in ('create', 'update')`
    const things = await selectThings(db, layout, position.after, due, batches.size)
    if (things.length === 0) break
    const step = { layout, call, job, before: position }
    const began = performance.now()
    try {
      await inTransaction(db, (tx) => applyThings(tx, step, things))
    } catch (error) {
      if (isTimeout(error) && attempt++ < attempts) {
        batches.took(Infinity)
        await pause()
        continue
      }
      if (!isRefusal(error)) throw error
      await applyOneByOne(db, step, { things, pause })
    }
    attempt = 1
    batches.took(performance.now() - began)
    position = nextPosition(position, things)
    await pause()
  }
  await endStep(db, layout, job, { from: 'applying', to: 'applied' })
}

/** Repeats what waits too long for an order or an editor. */
async function unlessBusy(work: () => Promise<void>, pause: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (!isTimeout(error) || attempt === attempts) throw error
      await pause()
    }
}

const isRefusal = (error: unknown) => error instanceof DomainError || isUniqueViolation(error)

interface Step {
  layout: ImportLayout
  call: { by: LeasedJob['by']; changeSetId: number }
  job: LeasedJob
  before: Position
}

async function applyThings(
  tx: Tx,
  { layout, call, job, before }: Step,
  things: readonly ThingRows[],
): Promise<void> {
  const kind = kinds[layout.kind]
  const seen = await selectSeen(tx, layout.id, things)
  const plans = await kind.plan(tx, things, { lock: true, claims: new Claims() })
  const results = plans.map((plan) => ({ plan, result: resultOf(plan, seen.get(plan.thing)) }))
  const due = results.filter(({ result, plan }) => result === 'applied' && plan.change !== null)
  if (due.length > 0)
    await kind.write(
      tx,
      due.map(({ plan }) => plan),
      call,
    )
  await writeResults(
    tx,
    layout.id,
    results.flatMap(({ plan, result }) => plan.rows.map((row) => ({ plan, row, result }))),
  )
  const position = nextPosition(before, things)
  await reportProgress(tx, job, { done: position.done, position })
}

/** A batch that is refused as a whole is written thing by thing, so that the refused one alone is left out. */
async function applyOneByOne(
  db: Db,
  batch: Step,
  { things, pause }: { things: readonly ThingRows[]; pause: () => Promise<void> },
): Promise<void> {
  const inOwn = (work: (tx: Tx) => Promise<void>) =>
    unlessBusy(() => inTransaction(db, work), pause)
  let position = batch.before
  for (const thing of things) {
    const step = { ...batch, before: position }
    const after = nextPosition(position, [thing])
    try {
      await inOwn((tx) => applyThings(tx, step, [thing]))
    } catch (error) {
      if (!isRefusal(error)) throw error
      for (const row of thing.rows) row.refuse(null, 'refusedByShop')
      const plan = { ...thing, isNew: false, change: null, seen: '' }
      await inOwn(async (tx) => {
        const results = thing.rows.map((row) => ({ plan, row, result: 'refused' as const }))
        await writeResults(tx, step.layout.id, results)
        await reportProgress(tx, step.job, { done: after.done, position: after })
      })
    }
    position = after
  }
}

function resultOf(plan: Plan<unknown>, seen: string | undefined): ImportResult {
  const isStale = plan.seen !== seen
  if (isStale) for (const row of plan.rows) row.refuse(null, 'changedMeanwhile')
  if (isStale) return 'stale'
  return plan.rows.some(({ errors }) => errors.length > 0) ? 'refused' : 'applied'
}

async function selectSeen(tx: Tx, id: number, things: readonly ThingRows[]) {
  const { rows } = await sql<{ thing: number; seen: string }>`
    select distinct on (thing) thing, seen from import_rows
    where import_id = ${id} and thing = any(${things.map(({ thing }) => thing)}::integer[]) order by thing, row`.execute(
    tx,
  )
  return new Map(rows.map(({ thing, seen }) => [thing, seen]))
}
