import { sql, type RawBuilder } from 'kysely'
import { escapeLike } from '../shared/search-text.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { isLow } from './stock-rows.ts'

/** What narrows the stock. */
export interface StockFilter {
  /** A sku, a barcode, a supplier's code, or words of a name in any language. */
  search?: string | undefined
  /** Whether to list those at or below their low mark alone. */
  low?: boolean | undefined
}

const sold = sql`v.removed_at is null
  and v.product_id not in (select id from products where deleted_at is not null union all select id from products where status = 'service')`

/** Condition that a product `p` has the words of a search. */
export const hasWords = (text: string): RawBuilder<unknown> =>
  sql.join(
    wordPatterns(text).map((pattern) => sql`product_words(p.sku, p.name) like ${pattern}`),
    sql` and `,
  )

/** Variants of products, and those of a sku that begins so or of a barcode or supplier's code, as a table. */
export const variantsOf = (products: RawBuilder<unknown>, text: string) => sql`(
  select * from variants where product_id = any(${products})
  union select * from variants where lower(sku) like ${`${escapeLike(text.toLowerCase())}%`}
  union select * from variants where barcode = ${text} and removed_at is null
  union select * from variants where supplier_code = ${text} and supplier_code <> '')`

/** The condition that a variant `v` is sold, and that it is low, or is not. */
export const condition = (low: boolean | undefined) =>
  low === undefined ? sold : sql`${sold} and ${low ? sql`(${isLow})` : sql`not (${isLow})`}`

export const textOf = ({ search = '' }: StockFilter): string => search.replaceAll('\0', '').trim()
