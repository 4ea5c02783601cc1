import type { Db, Tx } from '@tsiran/db/database'
import type { ImportResult } from '@tsiran/db/tables/imports'
import { sql, type RawBuilder } from 'kysely'
import type { LeasedJob } from '../shared/lease-job.ts'
import { ImportedRow, type ImportLayout, type Plan, type ThingRows } from './kind.ts'

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

export const nextPosition = ({ done }: Position, things: readonly ThingRows[]): Position => ({
  after: things.at(-1)!.thing,
  done: done + things.reduce((sum, { rows }) => sum + rows.length, 0),
})

/** Moves an import on after a step, unless it was canceled or is another job's by now. */
export async function endStep(
  db: Db,
  { id }: ImportLayout,
  job: LeasedJob,
  { from, to }: { from: 'checking' | 'applying'; to: 'checked' | 'applied' },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: to, version: sql`version + 1` })
    .where('id', '=', id)
    .where('job_id', '=', job.id)
    .where('state', '=', from)
    .execute()
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
