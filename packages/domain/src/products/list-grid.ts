import { gridFields, gridPageSize, type GridRow } from '@tsiran/contract/admin/grid'
import { maxListed, maxSearched } from '@tsiran/contract/admin/product-list-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { readProducts } from './bulk-state.ts'
import { isWeighed } from './bulk-subject.ts'
import { productIds } from './product-filter.ts'
import { readProductFilter, type FilterQuery } from './read-product-filter.ts'

export interface GridQuery extends FilterQuery {
  /** Ids with commas between them. */
  ids?: string
  /** The last product of the page before. */
  after?: number
}

/**
 * A page of the grid: the variants of the next products of a filter, the newest product first. An edit moves no row to another page,
 * since the order is that of the ids. `total` counts products exactly up to {@link maxListed}, or to {@link maxSearched} of a search;
 * `more` match beyond it.
 */
export async function listGrid(
  db: Db,
  { ids, after, ...filter }: GridQuery,
  locale: Locale,
): Promise<{ data: GridRow[]; next: number | null; total: number; more: boolean }> {
  const max = filter.search?.trim() ? maxSearched : maxListed
  const found = ids
    ? sql`select id from products where id = any(${ids.split(',').map(Number)}::int[]) and deleted_at is null`
    : productIds(readProductFilter(filter))
  const [{ rows: next }, counted] = await Promise.all([
    sql<{ id: number }>`
      select id from (${found}) p ${after === undefined ? sql`` : sql`where id < ${after}`}
      order by id desc limit ${gridPageSize + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select from (${found}) p limit ${max + 1}) c`.execute(db),
  ])
  const { total } = counted.rows[0]!
  const page = next.slice(0, gridPageSize).map(({ id }) => id)
  const products = await readProducts(db, page, gridFields)
  const data = page.flatMap((id): GridRow[] => {
    const product = products.get(id)
    return (product?.variants ?? []).map((variant, index) => ({
      product_id: id,
      variant_id: variant.id,
      sku: variant.sku,
      name: product!.name[locale],
      product_version: product!.version,
      version: variant.version,
      first: index === 0,
      weighed: isWeighed(variant),
      qty: variant.qty,
      values: {
        ...product!.values,
        ...variant.values,
        ...(!isWeighed(variant) && { tolerance_pct: null }),
      },
    }))
  })
  return {
    data,
    next: next.length > gridPageSize ? page.at(-1)! : null,
    total: Math.min(total, max),
    more: total > max,
  }
}
