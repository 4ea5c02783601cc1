import type { BulkChange } from '@tsiran/contract/admin/bulk'
import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import type { Locale } from '@tsiran/contract/locale'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { pageMeta, type PageRange } from '../shared/pagination.ts'
import { previewBulk } from './preview-bulk.ts'

/** A page of what a planned change set would change if it began now, by those of its operations that the person may see. */
export async function previewPlan(
  db: Db,
  { job_id, operations }: Pick<ChangeSet, 'job_id' | 'operations'>,
  range: PageRange & { locale: Locale },
): Promise<{ data: (BulkChange & { state: 'planned' })[]; meta: PageMeta }> {
  const { rows } = await sql<{ ids: number[] }>`
    select data -> 'ids' as ids from jobs where id = ${job_id}`.execute(db)
  const call = { ids: rows[0]?.ids ?? [], operations }
  const { changes, total, errors } = await previewBulk(db, call, range)
  return {
    data: changes.map((change) => ({ ...change, state: 'planned' })),
    meta: pageMeta(range, total + errors),
  }
}
