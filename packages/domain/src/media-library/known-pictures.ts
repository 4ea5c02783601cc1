import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

/**
 * Of keys of pictures those that the shop has: uploaded ones, and those that a product shows already, such as the demo's. A picture
 * that is being prepared counts, one that could not be read does not.
 */
export async function selectKnownPictures(
  db: Db | Tx,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from media where key = any(${[...keys]}::text[]) and state in ('preparing', 'ready')
    union
    select media from product_images where media = any(${[...keys]}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The key of the pictures that somebody put into the folder of media for this sku. */
export const folderPicture = (sku: string): string => `products/${sku.toLowerCase()}`
