import { maxListed } from '@tsiran/contract/admin/product-list-shapes'
import type { stockSorts } from '@tsiran/contract/admin/stock'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { countRows } from '../shared/count-rows.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { type Row, rowsOf, toStock } from './stock-rows.ts'
import { type StockFilter, hasWords, variantsOf, condition, textOf } from './stock-filter.ts'

export interface StockQuery extends StockFilter, PageRange {
  sort?: (typeof stockSorts)[number] | undefined
}

/** Products that a search looks through. */
const maxFound = 2_000

/** Products with the words of a search, more than {@link maxFound} where there are more. */
async function findProducts(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${hasWords(text)} limit ${maxFound + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

const isNamed = (text: string) =>
  sql`lower(v.sku) = ${text.toLowerCase()} or v.barcode = ${text} or v.supplier_code = ${text}`

/**
 * A page of the variants that are sold, and how many there are: exactly up to {@link maxListed}, where the pages end. The one with the
 * searched code is first. Of a word that more than {@link maxFound} products have, some of them; `more` is true then.
 */
export async function listStock(db: Db, query: StockQuery) {
  const text = textOf(query)
  const products = text === '' ? [] : await findProducts(db, text)
  const from =
    text === '' ? sql`variants` : variantsOf(sql`${products.slice(0, maxFound)}::int[]`, text)
  const where = condition(query.low)
  const order = sql`${text === '' ? sql`` : sql`(${isNamed(text)}) is true desc,`} v.sku ${query.sort === '-sku' ? sql`desc` : sql``}`
  const [{ rows }, total] = await Promise.all([
    offsetOf(query) >= maxListed
      ? { rows: [] }
      : sql<Row>`${rowsOf(sql`
      select v.id, row_number() over (order by ${order}) as place from ${from} v where ${where}
      order by ${order} limit ${query.limit} offset ${offsetOf(query)}`)}`.execute(db),
    countRows(db, sql`${from} v where ${where}`, maxListed + 1),
  ])
  const more = total > maxListed || products.length > maxFound
  return {
    data: rows.map(toStock),
    meta: { ...pageMeta(query, Math.min(total, maxListed)), more },
  }
}
