import type { Receipt, ReceiptRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { namedVariant, withOptions, type NamedVariant } from './queries.ts'

export interface ReceiptFilter {
  /** Words of the supplier or the paper. */
  search?: string | undefined
}

/** Condition of `stock_receipts` of a filter. */
export function receiptCondition({ search = '' }: ReceiptFilter): RawBuilder<unknown> {
  const parts = wordPatterns(search).map(
    (pattern) => sql`lower(supplier || ' ' || reference) like ${pattern}`,
  )
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const columns = sql`
  r.id, to_json(r.at) as at, r.supplier, r.reference,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as staff,
  l.lines, l.pieces`
const more = sql`
  left join staff s on s.id = r.staff_id
  cross join lateral (
    select count(*)::integer as lines, coalesce(sum(qty), 0)::integer as pieces from stock_lots where receipt_id = r.id
  ) l`

/** A page of the suppliers' deliveries, newest first, and their total number. */
export async function listReceipts(db: Db, query: ReceiptFilter & PageRange) {
  const where = receiptCondition(query)
  const [{ rows }, counted] = await Promise.all([
    sql<ReceiptRow>`
      select ${columns}
      from (select * from stock_receipts where ${where} order by id desc limit ${query.limit} offset ${offsetOf(query)}) r
      ${more} order by r.id desc`.execute(db),
    sql<{
      total: number
    }>`select count(*)::integer as total from stock_receipts where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(query, counted.rows[0]!.total) }
}

type LotRow = Omit<Receipt['lots'][number], 'variant'> & { variant: NamedVariant | null }

/** A delivery with its lots in the order in which they were entered. Refuses with `not_found`. */
export async function readReceipt(db: Db | Tx, id: number): Promise<Receipt> {
  const { rows } =
    await sql<ReceiptRow>`select ${columns} from stock_receipts r ${more} where r.id = ${id}`.execute(
      db,
    )
  if (!rows[0]) throw new DomainError('not_found')
  const lots = await sql<LotRow>`
    select l.id, ${namedVariant} as variant, l.qty, l.expires_on::text as expires_on
    from stock_lots l left join variants v on v.id = l.variant_id left join products p on p.id = v.product_id
    where l.receipt_id = ${id} order by l.id`.execute(db)
  return {
    ...rows[0],
    lots: lots.rows.map(({ variant, ...lot }) => ({
      ...lot,
      variant: variant && withOptions(variant),
    })),
  }
}
