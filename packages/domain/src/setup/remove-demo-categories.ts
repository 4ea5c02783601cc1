import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { lockTree } from '../categories/read-categories.ts'
import type { DemoKind } from './demo-rows.ts'
import type { Removal } from './removal.ts'

/** Deletes rows `r` of the demo catalogue that nobody has changed and nothing uses. Returns how many. */
export async function deleteUnused(
  tx: Tx,
  { kind, table, unused }: { kind: DemoKind; table: string; unused: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from ${sql.table(table)} r
      where r.version = 1 and ${unused} and exists (select from demo_rows d where d.kind = ${kind} and d.row_id = r.id)
      returning id
    )
    delete from demo_rows d using gone where d.kind = ${kind} and d.row_id = gone.id returning gone.id`.execute(
    tx,
  )
  return rows.length
}

/** Takes back the demo's categories, brands and attributes that are empty now. A category that stays with nothing to show is hidden. */
export async function removeDemoCategories(tx: Tx): Promise<Removal> {
  await lockTree(tx)
  let removed = 0
  const unused = sql`
    not exists (select from categories k where k.parent_id = r.id)
    and not exists (select from product_categories pc where pc.category_id = r.id)`
  // The leaves first, then their parents.
  for (let last = 1; last > 0; removed += last)
    last = await deleteUnused(tx, { kind: 'category', table: 'categories', unused })
  await sql`
    delete from url_redirects where kind = 'category' and not exists (select from categories c where c.id = subject_id)`.execute(
    tx,
  )
  await sql`
    update categories c set hidden = true, version = version + 1
    where not hidden and exists (select from demo_rows d where d.kind = 'category' and d.row_id = c.id)
      and not exists (select from category_listings l where l.category_id = c.id)
      and not exists (select from categories k where k.parent_id = c.id
        and not exists (select from demo_rows d where d.kind = 'category' and d.row_id = k.id))`.execute(
    tx,
  )
  removed += await deleteUnused(tx, {
    kind: 'brand',
    table: 'brands',
    unused: sql`not exists (select from products p where p.brand_id = r.id)`,
  })
  removed += await deleteUnused(tx, {
    kind: 'attribute',
    table: 'attributes',
    unused: sql`
      not exists (select from product_attribute_values a where a.attribute_id = r.id)
      and not exists (select from product_super_attributes a where a.attribute_id = r.id)
      and not exists (select from variant_options a where a.attribute_id = r.id)`,
  })
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from demo_rows where kind in ('category', 'brand', 'attribute')`.execute(
    tx,
  )
  return { removed, left: rows[0]!.left }
}
