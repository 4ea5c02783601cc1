import type { StockMovement } from '@tsiran/contract/admin/stock-shapes'
import type { StockReason } from '@tsiran/contract/admin/stock-reasons'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { namedVariant, withOptions, type NamedVariant } from './queries.ts'

export interface MovementQuery extends PageRange {
  variantId?: number | undefined
  reason?: StockReason | undefined
}

/** Movements that are counted at most: the ledger only grows. */
const countLimit = 10_000

type Row = Omit<StockMovement, 'variant'> & { variant: NamedVariant | null }

/** A page of the ledger, newest first. `meta.total` counts up to {@link countLimit}. */
export async function listMovements(db: Db, query: MovementQuery) {
  const { variantId, reason } = query
  const where = sql.join(
    [
      sql`true`,
      ...(variantId === undefined ? [] : [sql`variant_id = ${variantId}`]),
      ...(reason === undefined ? [] : [sql`reason = ${sql.lit(reason)}`]),
    ],
    sql` and `,
  )
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select m.id, to_json(m.at) as at, ${namedVariant} as variant, m.delta, m.after, m.reason, m.note,
        case when m.reference is not null then json_build_object('type', m.reference_type, 'id', m.reference) end as reference,
        case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as staff
      from (select * from stock_movements where ${where} order by id desc limit ${query.limit} offset ${offsetOf(query)}) m
      left join variants v on v.id = m.variant_id left join products p on p.id = v.product_id
      left join staff s on s.id = m.staff_id
      order by m.id desc`.execute(db),
    countRows(db, sql`stock_movements where ${where}`, countLimit),
  ])
  const data = rows.map(({ variant, ...row }): StockMovement => ({
    ...row,
    variant: variant && withOptions(variant),
  }))
  return { data, meta: pageMeta(query, total) }
}
