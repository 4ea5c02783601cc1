import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { partsOf } from './cell-values.ts'
import type { ThingRows } from './kind.ts'

/**
 * Of the keys in the column of pictures those that the shop has: uploaded ones, and those that a product shows already, such as the
 * demo's.
 */
export async function readKnownPictures(
  db: Db | Tx,
  things: readonly ThingRows[],
): Promise<ReadonlySet<string>> {
  const keys = new Set(
    things.flatMap(({ rows }) => rows.flatMap((row) => partsOf(row.cell('images') ?? ''))),
  )
  if (keys.size === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    select key from media where key = any(${[...keys]}::text[]) and state in ('preparing', 'ready')
    union
    select media from product_images where media = any(${[...keys]}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The key of the pictures that somebody put into the folder of media for this sku. */
export const folderPicture = (sku: string): string => `products/${sku.toLowerCase()}`
