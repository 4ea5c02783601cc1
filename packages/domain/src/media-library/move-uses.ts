import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { writeDocuments } from '../shared/write-documents.ts'

/**
 * Has everything that shows one picture show another; texts by its addresses. Past orders keep the old one. Versions stay as they
 * are: whoever crops a picture within an open form saves that form afterwards.
 */
export async function moveUses(tx: Tx, from: string, to: string): Promise<void> {
  const { rows: shown } = await sql<{ product_id: number }>`
    update product_images set media = ${to} where media = ${from} returning product_id`.execute(tx)
  await writeDocuments(
    tx,
    shown.map(({ product_id }) => product_id),
  )
  await sql`update categories set image = ${to} where image = ${from}`.execute(tx)
  await sql`update brands set logo = ${to} where logo = ${from}`.execute(tx)
  await sql`update attribute_options set swatch_image = ${to} where swatch_image = ${from}`.execute(
    tx,
  )
  await sql`update sliders set image = ${to} where image = ${from}`.execute(tx)
  await sql`update channels set logo = ${to} where logo = ${from}`.execute(tx)
  await sql`update channels set share_image = ${to} where share_image = ${from}`.execute(tx)
  await sql`update page_logos set media = ${to} where media = ${from}`.execute(tx)
  await sql`update blog_posts set image = ${to} where image = ${from}`.execute(tx)
  const [old, renewed, found] = [`/media/${from}/`, `/media/${to}/`, `%/media/${from}/%`]
  for (const table of ['blog_posts', 'pages'])
    await sql`
      update ${sql.table(table)} set html = replace(html::text, ${old}, ${renewed})::jsonb
      where html::text like ${found}`.execute(tx)
}
