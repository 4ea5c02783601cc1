import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Has everything that shows one picture show another; texts by its addresses. Past orders keep the old one. */
export async function moveUses(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    with moved as (update product_images set media = ${to} where media = ${from} returning product_id)
    update products set version = version + 1, updated_at = now() where id in (select product_id from moved)`.execute(
    tx,
  )
  await sql`update categories set image = ${to}, version = version + 1 where image = ${from}`.execute(
    tx,
  )
  await sql`update brands set logo = ${to}, version = version + 1 where logo = ${from}`.execute(tx)
  await sql`update sliders set image = ${to} where image = ${from}`.execute(tx)
  await sql`update page_logos set media = ${to} where media = ${from}`.execute(tx)
  await sql`update blog_posts set image = ${to} where image = ${from}`.execute(tx)
  const [old, renewed, found] = [`/media/${from}/`, `/media/${to}/`, `%/media/${from}/%`]
  for (const table of ['blog_posts', 'pages'])
    await sql`
      update ${sql.table(table)} set html = replace(html::text, ${old}, ${renewed})::jsonb
      where html::text like ${found}`.execute(tx)
}
