import { gridFields, gridPageSize, type GridRow } from '@tsiran/contract/admin/bulk'
import { maxListed } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { readProducts } from './bulk-state.ts'
import { productCondition, readProductFilter, type FilterQuery } from './product-filter.ts'

export interface GridQuery extends FilterQuery {
  /** Ids with commas between them. */
  ids?: string
  /** The last product of the page before. */
  after?: number
}

/**
 * A page of the grid: the variants of the next products of a filter, the newest product first. An edit moves no row to another page,
 * since the order is that of the ids. `total` counts products exactly up to {@link maxListed}.
 */
export async function listGrid(
  db: Db,
  { ids, after, ...filter }: GridQuery,
  locale: Locale,
): Promise<{ data: GridRow[]; next: number | null; total: number }> {
  const where = ids
    ? sql`p.id = any(${ids.split(',').map(Number)}::int[]) and p.deleted_at is null`
    : productCondition(readProductFilter(filter))
  const [{ rows: found }, counted] = await Promise.all([
    sql<{ id: number }>`
      select p.id from products p
      where ${where} ${after === undefined ? sql`` : sql`and p.id < ${after}`}
      order by p.id desc limit ${gridPageSize + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select from products p where ${where} limit ${maxListed}) c`.execute(
      db,
    ),
  ])
  const page = found.slice(0, gridPageSize).map(({ id }) => id)
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
      weighed: variant.portionGrams !== null,
      qty: variant.qty,
      values: { ...product!.values, ...variant.values },
    }))
  })
  return {
    data,
    next: found.length > gridPageSize ? page.at(-1)! : null,
    total: counted.rows[0]!.total,
  }
}
