import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { exportList, type ListExportCall } from '../shared/export-list.ts'
import { countLots, readLots, type LotFilter } from './list-lots.ts'

/**
 * The lots of a filter that may still be in the house, those that expire first before the others; one row of the audit log records it.
 * Refuses with `too_many_rows`.
 */
export const exportLots = (
  db: Db,
  call: ListExportCall<LotFilter>,
): Promise<AsyncIterable<LotRow[]>> => {
  const { search, within } = call.filter
  let last: LotRow | undefined
  return exportList(db, call, {
    noun: 'lot',
    plural: 'lots',
    logged: { search, within },
    count: async (limit) => {
      const { rows } = await sql<{ total: number }>`
        select least((${countLots(call.filter)})::integer, ${limit}) as total`.execute(db)
      return rows[0]!.total
    },
    read: async ({ limit }) => {
      const rows = await readLots(db, call.filter, { after: last, limit })
      last = rows.at(-1) ?? last
      return rows
    },
  })
}
