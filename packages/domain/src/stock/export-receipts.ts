import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { exportList, type ListExportCall } from '../shared/export-list.ts'
import { receiptCondition, type ReceiptFilter } from './list-receipts.ts'
import { namedVariant, withOptions, type NamedVariant } from './queries.ts'

type Row = Awaited<ReturnType<typeof readLines>>[number]

/** What suppliers brought, a row for each line, the newest first; one row of the audit log records it. Refuses with `too_many_rows`. */
export const exportReceipts = (
  db: Db,
  call: ListExportCall<ReceiptFilter>,
): Promise<AsyncIterable<Row[]>> => {
  const where = receiptCondition(call.filter)
  return exportList(db, call, {
    noun: 'receipt',
    plural: 'receipts',
    logged: { search: call.filter.search },
    count: async (limit) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::integer as total from (
          select from stock_lots l join stock_receipts r on r.id = l.receipt_id where ${where} limit ${limit}) found`.execute(
        db,
      )
      return rows[0]!.total
    },
    read: ({ before, limit }) =>
      readLines(
        db,
        sql`${where} and (${before ?? null}::integer is null or l.id < ${before ?? null})`,
        limit,
      ),
  })
}

async function readLines(db: Db, where: ReturnType<typeof receiptCondition>, limit: number) {
  const { rows } = await sql<{
    id: number
    receipt_id: number
    at: string
    supplier: string
    reference: string
    staff: string
    variant: NamedVariant | null
    qty: number
    expires_on: string | null
  }>`
    select l.id, l.receipt_id, to_json(r.at) as at, r.supplier, r.reference, coalesce(s.name, '') as staff,
      ${namedVariant} as variant, l.qty, l.expires_on::text as expires_on
    from stock_lots l join stock_receipts r on r.id = l.receipt_id left join staff s on s.id = r.staff_id
    left join variants v on v.id = l.variant_id left join products p on p.id = v.product_id
    where ${where} order by l.id desc limit ${limit}`.execute(db)
  return rows.map(({ variant, ...row }) => ({ ...row, variant: variant && withOptions(variant) }))
}
