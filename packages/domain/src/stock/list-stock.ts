import { maxListed } from '@tsiran/contract/admin/product-list-shapes'
import type { stockSorts } from '@tsiran/contract/admin/stock'
import type { StockLot, StockOfVariant, StockRow } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { escapeLike } from '../shared/search-text.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { namedColumns, withOptions, type NamedVariant } from './queries.ts'

/** What narrows the stock. */
export interface StockFilter {
  /** A sku, a barcode, or words of a name in any language. */
  search?: string | undefined
  /** Whether to list those at or below their low mark alone. */
  low?: boolean | undefined
}

export interface StockQuery extends StockFilter, PageRange {
  sort?: (typeof stockSorts)[number] | undefined
}

type Row = Omit<StockRow, 'options' | 'image'> & NamedVariant & { media: string | null }

/** Products that a search looks through. */
const maxFound = 2_000
/** Newest lots that one variant shows. */
const maxLots = 20

/** The statuses of orders whose pieces are still in the house. */
const openStatuses = sql`('pending_payment', 'pending', 'processing')`

const sold = sql`v.removed_at is null
  and v.product_id not in (select id from products where deleted_at is not null union all select id from products where status = 'service')`
const isLow = sql`v.low_mark is not null and v.qty <= v.low_mark`

/** Condition that a product `p` has the words of a search. */
const hasWords = (text: string): RawBuilder<unknown> =>
  sql.join(
    wordPatterns(text).map((pattern) => sql`product_words(p.sku, p.name) like ${pattern}`),
    sql` and `,
  )

/** Products with the words of a search, more than {@link maxFound} where there are more. */
async function findProducts(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${hasWords(text)} limit ${maxFound + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Variants of products, and those of a sku that begins so or of a barcode, as a table. */
const variantsOf = (products: RawBuilder<unknown>, text: string) => sql`(
  select * from variants where product_id = any(${products})
  union select * from variants where lower(sku) like ${`${escapeLike(text.toLowerCase())}%`}
  union select * from variants where barcode = ${text} and removed_at is null)`

const isNamed = (text: string) => sql`lower(v.sku) = ${text.toLowerCase()} or v.barcode = ${text}`

const condition = (low: boolean | undefined) =>
  low === undefined ? sold : sql`${sold} and ${low ? sql`(${isLow})` : sql`not (${isLow})`}`

/** Rows of `page`, a table of variants' ids with their `place`. */
const rowsOf = (page: RawBuilder<unknown>) => sql`
  with page as materialized (${page}),
  held as (
    select i.variant_id, sum(i.quantity - i.canceled)::integer as pieces
    from order_items i join orders o on o.id = i.order_id
    where i.variant_id in (select id from page) and i.stocked and o.holds_stock and o.status in ${openStatuses}
    group by i.variant_id)
  select ${namedColumns}, v.version, v.barcode, v.shelf_place, v.qty, coalesce(held.pieces, 0) as held, v.low_mark,
    (${isLow}) as low,
    (select json_build_object('at', m.at, 'reason', m.reason, 'delta', m.delta)
      from stock_movements m where m.variant_id = v.id order by m.id desc limit 1) as last_movement,
    coalesce(
      (select g.media from product_images g where g.variant_id = v.id order by g.position limit 1),
      (select g.media from product_images g where g.product_id = p.id and g.variant_id is null order by g.position limit 1)) as media
  from page join variants v on v.id = page.id join products p on p.id = v.product_id left join held on held.variant_id = v.id
  order by page.place`

const toStock = ({ media, ...row }: Row): StockRow => ({
  ...withOptions(row),
  image: imageUrl(media, 'small'),
})

const textOf = ({ search = '' }: StockFilter): string => search.replaceAll('\0', '').trim()

/** The variants of a search as a table, all of them. */
const allOf = (filter: StockFilter): RawBuilder<unknown> => {
  const text = textOf(filter)
  if (text === '') return sql`variants`
  return variantsOf(sql`array(select p.id from products p where ${hasWords(text)})`, text)
}

/** All rows of a filter in batches by sku, of a word that many products have, too. */
export async function* readStockBatches(
  db: Db,
  filter: StockFilter,
  batchSize = 500,
): AsyncIterable<StockRow[]> {
  const from = allOf(filter)
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`${rowsOf(sql`
      select v.id, row_number() over (order by v.sku) as place from ${from} v
      where ${condition(filter.low)} and v.sku > ${after} order by v.sku limit ${batchSize}`)}`.execute(
      db,
    )
    if (rows.length > 0) yield rows.map(toStock)
    if (rows.length < batchSize) return
    after = rows.at(-1)!.sku
  }
}

/** How many rows a filter has, up to `limit` and one more. */
export async function countStock(db: Db, filter: StockFilter, limit: number): Promise<number> {
  const from = allOf(filter)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from ${from} v where ${condition(filter.low)} limit ${limit + 1}) found`.execute(
    db,
  )
  return rows[0]!.total
}

/**
 * A page of the variants that are sold, and how many there are: exactly up to {@link maxListed}, where the pages end. The one with the
 * searched sku or barcode is first. Of a word that more than {@link maxFound} products have, some of them; `more` is true then.
 */
export async function listStock(db: Db, query: StockQuery) {
  const text = textOf(query)
  const products = text === '' ? [] : await findProducts(db, text)
  const from =
    text === '' ? sql`variants` : variantsOf(sql`${products.slice(0, maxFound)}::int[]`, text)
  const where = condition(query.low)
  const order = sql`${text === '' ? sql`` : sql`(${isNamed(text)}) is true desc,`} v.sku ${query.sort === '-sku' ? sql`desc` : sql``}`
  const [{ rows }, counted] = await Promise.all([
    offsetOf(query) >= maxListed
      ? { rows: [] }
      : sql<Row>`${rowsOf(sql`
      select v.id, row_number() over (order by ${order}) as place from ${from} v where ${where}
      order by ${order} limit ${query.limit} offset ${offsetOf(query)}`)}`.execute(db),
    sql<{ total: number }>`
      select count(*)::integer as total from (select from ${from} v where ${where} limit ${maxListed + 1}) found`.execute(
      db,
    ),
  ])
  const { total } = counted.rows[0]!
  const more = total > maxListed || products.length > maxFound
  return {
    data: rows.map(toStock),
    meta: { ...pageMeta(query, Math.min(total, maxListed)), more },
  }
}

/** A variant's stock and newest lots. Refuses with `not_found`. */
export async function readStock(db: Db | Tx, variantId: number): Promise<StockOfVariant> {
  const { rows } =
    await sql<Row>`${rowsOf(sql`select ${variantId}::integer as id, 1 as place`)}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  const lots = await sql<StockLot>`
    select l.id, l.receipt_id, r.supplier, l.qty, l.expires_on::text as expires_on, to_json(r.at) as at
    from stock_lots l join stock_receipts r on r.id = l.receipt_id where l.variant_id = ${variantId}
    order by l.id desc limit ${maxLots}`.execute(db)
  return { ...toStock(rows[0]), lots: lots.rows }
}
