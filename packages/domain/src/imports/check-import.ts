import type { Db, Tx } from '@tsiran/db/database'
import type { ImportResult } from '@tsiran/db/tables/imports'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { reportProgress, type LeasedJob } from '../shared/jobs.ts'
import { Claims } from './claims.ts'
import { kinds } from './kinds.ts'
import { ImportedRow, type ImportLayout, type Plan, type ThingRows } from './kind.ts'
import { numberThings } from './number-things.ts'

/** Rows of one step, about: those of a thing stay together. */
export const stepRows = 200

export interface Position {
  /** The last thing that a step was through with. */
  after: number
  done: number
}

export const readLayout = (db: Db, id: number): Promise<ImportLayout> =>
  db
    .selectFrom('imports')
    .select(['id', 'kind', 'format', 'headings', 'fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

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
  await db
    .updateTable('imports')
    .set({ state: 'checked', version: sql`version + 1` })
    .where('id', '=', layout.id)
    .where('job_id', '=', job.id)
    .where('state', '=', 'checking')
    .execute()
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

export const nextPosition = ({ done }: Position, things: readonly ThingRows[]): Position => ({
  after: things.at(-1)!.thing,
  done: done + things.reduce((sum, { rows }) => sum + rows.length, 0),
})

/** A thing is taken as a whole: rows beside a refused one are refused for it. */
function resultOf(plan: Plan<unknown>): ImportResult {
  const bad = plan.rows.find(({ errors }) => errors.length > 0)
  if (bad)
    for (const row of plan.rows)
      if (row.errors.length === 0) row.refuse(null, 'partOfRefused', { row: bad.number })
  if (bad) return 'refused'
  return plan.change === null ? 'unchanged' : plan.isNew ? 'create' : 'update'
}

/** The next things after one, of `limit` rows, about; `where` narrows them by their rows' results. */
export async function selectThings(
  db: Db | Tx,
  layout: ImportLayout,
  after: number,
  where: RawBuilder<unknown>,
  limit: number = stepRows,
): Promise<ThingRows[]> {
  const { rows } = await sql<{ row: number; thing: number; cells: string[] }>`
    select row, thing, cells from import_rows
    where import_id = ${layout.id} and thing in (
      select distinct thing from (
        select thing from import_rows
        where import_id = ${layout.id} and thing > ${after} and ${where}
        order by thing limit ${limit}) t)
    order by thing, row`.execute(db)
  const things = new Map<number, ImportedRow[]>()
  for (const row of rows)
    things.set(row.thing, [...(things.get(row.thing) ?? []), new ImportedRow(layout, row)])
  return [...things].map(([thing, imported]) => ({ thing, rows: imported }))
}

interface RowResult {
  row: ImportedRow
  plan: Plan<unknown>
  result: ImportResult
}

/** Records what became of rows. */
export async function writeResults(tx: Tx, id: number, results: readonly RowResult[]) {
  const rows = results.map(({ row, plan, result }) => ({
    row: row.number,
    result,
    errors: row.errors,
    seen: plan.seen,
  }))
  await sql`
    update import_rows r set result = w.result, errors = w.errors, seen = w.seen
    from jsonb_to_recordset(${JSON.stringify(rows)}) as w(row integer, result text, errors jsonb, seen jsonb)
    where r.import_id = ${id} and r.row = w.row`.execute(tx)
}
