import type { ProductFlag } from '@tsiran/contract/admin/product-choices'
import { sql, type RawBuilder } from 'kysely'
import { escapeLike } from '../shared/search-text.ts'
import { wordPatterns } from '../shared/search-words.ts'

/** What narrows products for the staff. */
export interface ProductFilter {
  /** A sku, a barcode, a supplier's code, or words of a name in any language. */
  search?: string | undefined
  /** With everything below it. */
  categoryId?: number | undefined
  brandId?: number | undefined
  status?: 'published' | 'hidden' | 'service' | undefined
  /** Products that have all of these. Without `deleted`, deleted ones are left out. */
  flags?: readonly ProductFlag[] | undefined
  /** ISO 8601. */
  changedSince?: string | undefined
}

/** Products whose variants a code may name at most; a code that names more filters nothing. */
const maxCoded = 1_000

/** Products with a variant of this barcode or supplier's code, or of a sku that begins so. */
const coded = (text: string) => sql`p.id = any(array(
  (select v.product_id from variants v where lower(v.sku) like ${`${escapeLike(text.toLowerCase())}%`} limit ${maxCoded})
  union
  (select v.product_id from variants v where v.barcode = ${text} and v.removed_at is null)
  union
  (select v.product_id from variants v where v.supplier_code = ${text} and v.supplier_code <> '' and v.removed_at is null limit ${maxCoded})))`

function searched(search: string): RawBuilder<unknown>[] {
  const text = search.replaceAll('\0', '').trim()
  const words = wordPatterns(text).map(
    (pattern) => sql`product_words(p.sku, p.name) like ${pattern}`,
  )
  if (words.length === 0) return []
  return [sql`(${sql.join(words, sql` and `)} or ${coded(text)})`]
}

const sold = sql`exists (select from variants v where v.product_id = p.id and v.qty > 0 and v.removed_at is null)`
const flagged: Record<ProductFlag, RawBuilder<unknown>> = {
  no_picture: sql`not p.has_picture`,
  no_translation: sql`lacks_translation(p.name, p.description)`,
  sold_out: sql`not ${sold}`,
  saving: sql`exists (select from variants v where v.product_id = p.id and v.old_price > v.price and v.removed_at is null)`,
  weighed: sql`exists (select from variants v where v.product_id = p.id and v.portion_grams is not null and v.removed_at is null)`,
  deleted: sql`p.deleted_at is not null`,
}

/** The condition of a filter on `products p`. */
export function productCondition(filter: ProductFilter): RawBuilder<boolean> {
  const { search = '', categoryId, brandId, status, flags = [], changedSince } = filter
  const parts = searched(search)
  if (!flags.includes('deleted')) parts.push(sql`p.deleted_at is null`)
  if (status !== undefined) parts.push(sql`p.status = ${status}`)
  if (brandId !== undefined) parts.push(sql`p.brand_id = ${brandId}`)
  if (changedSince !== undefined) parts.push(sql`p.updated_at >= ${changedSince}::timestamptz`)
  if (categoryId !== undefined)
    parts.push(
      sql`exists (select from product_categories pc where pc.product_id = p.id and ${below(categoryId)})`,
    )
  parts.push(...flags.map((flag) => flagged[flag]))
  return sql<boolean>`(${sql.join(parts.length === 0 ? [sql`true`] : parts, sql` and `)})`
}

/** The condition that `product_categories pc` has a category or one below it. */
const below = (categoryId: number) => sql`pc.category_id = any(array(
  with recursive below as (
    select id from categories where id = ${categoryId}
    union
    select c.id from categories c join below b on c.parent_id = b.id
  )
  select id from below))`

/**
 * The ids of a filter's products, for counting. A category alone is read from its own index: the table of products would be read
 * whole for a large one.
 */
export function productIds(filter: ProductFilter): RawBuilder<unknown> {
  const { categoryId, ...rest } = filter
  const isAlone =
    !rest.search?.trim() &&
    !rest.flags?.length &&
    !rest.brandId &&
    !rest.status &&
    !rest.changedSince
  return categoryId !== undefined && isAlone
    ? sql`select distinct pc.product_id as id from product_categories pc
        where ${below(categoryId)} and pc.product_id not in (select id from products where deleted_at is not null)`
    : sql`select p.id from products p where ${productCondition(filter)}`
}
