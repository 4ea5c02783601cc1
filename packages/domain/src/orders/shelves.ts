import type { Locale } from '@tsiran/contract/locale'
import { compareShelves } from '@tsiran/contract/shelf-order'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'

/** What the shelves and the catalogue say of a line. */
export interface ShelfRow {
  line_id: number
  barcode: string | null
  place: string
  /** Of the product's first category. */
  category: Text | null
  category_position: number | null
  category_ids: number[]
  allergens: string[]
  age_restricted: boolean
  chilled: boolean
}

/** The shelves of the lines of orders, by line. */
export async function selectShelves(
  db: Db | Tx,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ShelfRow>> {
  const { rows } = await sql<ShelfRow>`
    select l.id as line_id, v.barcode, coalesce(v.shelf_place, '') as place, c.name as category, c.position as category_position,
      coalesce((select json_agg(pc.category_id) from product_categories pc where pc.product_id = l.product_id), '[]') as category_ids,
      coalesce(to_json(p.allergens), '[]') as allergens, coalesce(p.chilled, false) as chilled,
      l.age_restricted or coalesce(g.age_restricted, false) as age_restricted
    from order_items l
    left join variants v on v.id = l.variant_id
    left join products p on p.id = l.product_id
    left join product_listings g on g.product_id = l.product_id
    left join lateral (
      select k.name, k.position from product_categories pc join categories k on k.id = pc.category_id
      where pc.product_id = l.product_id order by pc.position, k.id limit 1
    ) c on true
    where l.order_id = any(${[...orderIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.line_id, row]))
}

/** As {@link compareShelves}, for rows. */
export function compareShelfRows(locale: Locale): (a: ShelfRow, b: ShelfRow) => number {
  const compare = compareShelves(locale)
  const shelfOf = (row: ShelfRow) => ({ ...row, category: row.category?.[locale] ?? '' })
  return (a, b) => compare(shelfOf(a), shelfOf(b))
}
