import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'

/** Variants that are compared. */
const maxCompared = 200

/** Variants in stock of a product's categories, its own included: by likeness of the name, then by price. */
export async function alikeVariants(
  db: Db,
  { product_id, name }: { product_id: number | null; name: Text },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id from products p join variants v on v.product_id = p.id
    where p.status = 'published' and v.removed_at is null and v.qty > 0 and p.id in (
      select pc.product_id from product_categories pc
      where pc.category_id in (select category_id from product_categories where product_id = ${product_id}))
    order by similarity(p.name ->> 'hy', ${name.hy}) desc, v.price, v.id limit ${maxCompared}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
