import {
  maxListedErrors,
  type Import,
  type ImportState,
} from '@tsiran/contract/admin/import-shapes'
import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { listImportFields } from './import-fields.ts'
import { viewErrors, type StagedRow } from './view-errors.ts'

/** Values of each column that an answer shows, and their characters. */
const samples = 3
const sampleLength = 80

/** An import whose job ended before its work did has the job's end. */
export const stateOf = sql<ImportState>`case
  when i.state not in ('checking', 'applying') or j.state in ('queued', 'running') then i.state
  when j.state = 'canceled' then 'canceled' else 'failed' end`

interface Row {
  id: number
  kind: ImportKind
  file_name: string
  format: 'csv' | 'xlsx'
  state: ImportState
  headings: string[]
  fields: (string | null)[]
  rows: number
  version: number
  change_set_id: number | null
  reverted: boolean
  created_at: string
  staff_name: string
  job_done: number
  created: number
  updated: number
  unchanged: number
  refused: number
  applied: number
  stale: number
}

/** One import with its counts and first errors, in a language. Refuses with `not_found`. */
export async function readImport(db: Db, id: number, locale: Locale): Promise<Import> {
  const row = await findImport(db, id)
  const [fields, shown, errors] = await Promise.all([
    listImportFields(db, row.kind),
    selectRows(db, id, sql`true`, samples),
    selectRefused(db, id, maxListedErrors),
  ])
  const { headings, fields: mapped, format: _format, job_done: done, ...rest } = row
  return {
    ...rest,
    done,
    columns: headings.map((heading, index) => ({
      heading,
      field: mapped[index] ?? null,
      samples: shown.map(({ cells }) => (cells[index] ?? '').slice(0, sampleLength)),
    })),
    fields: fields.map(({ code, label, required }) => ({ code, label: label[locale], required })),
    errors: errors.flatMap((one) => viewErrors(one, headings, locale)).slice(0, maxListedErrors),
  }
}

/** An import's row with its counts. Refuses with `not_found`. */
export async function findImport(db: Db, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select i.id, i.kind, i.file_name, i.format, ${stateOf} as state, i.headings, i.fields, i.rows, i.version, i.change_set_id,
      exists (select from change_sets x where x.id = i.change_set_id and x.reverted_by is not null) as reverted,
      to_json(i.created_at) #>> '{}' as created_at, coalesce(s.name, '') as staff_name, coalesce(j.done, 0) as job_done, c.*
    from imports i left join staff s on s.id = i.staff_id left join jobs j on j.id = i.job_id
    cross join lateral (
      select count(*) filter (where result = 'create')::integer as created,
        count(*) filter (where result = 'update')::integer as updated,
        count(*) filter (where result = 'unchanged')::integer as unchanged,
        count(*) filter (where result in ('refused', 'stale'))::integer as refused,
        count(*) filter (where result = 'applied')::integer as applied,
        count(*) filter (where result = 'stale')::integer as stale
      from import_rows r where r.import_id = i.id and result is not null) c
    where i.id = ${id} and i.state <> 'reading'`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  return rows[0]
}

/** Rows that are refused, in the file's order. */
export const selectRefused = (db: Db, id: number, limit: number, after = 0) =>
  selectRows(db, id, sql`result in ('refused', 'stale') and row > ${after}`, limit)

async function selectRows(
  db: Db,
  id: number,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select row, cells, errors from import_rows where import_id = ${id} and ${where} order by row limit ${limit}`.execute(
    db,
  )
  return rows
}
