import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { writeDocuments } from '../shared/write-documents.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { announceMedia } from './media-rows.ts'
import { matchMedia } from './match-media.ts'

interface Attached {
  /** Pictures that a product shows now and did not before. */
  attached: number
  products: number
}

/**
 * Adds pictures to the products that their files are named by, behind the pictures that are there, in the order of the file names.
 * Pictures that a product shows already, and those that no product is named by, are passed over.
 */
export const attachMedia = (
  db: Db,
  { keys, by }: { keys: readonly string[]; by: Actor },
): Promise<Attached> =>
  inTransaction(db, async (tx) => {
    const named = (await matchMedia(tx, keys, 'hy')).flatMap(({ product }) => product?.id ?? [])
    if (named.length === 0) return { attached: 0, products: 0 }
    await sql`
      select 1 from products where id = any(${named}) order by id for no key update`.execute(tx)
    // Read again: what another person attached meanwhile is there already.
    const matches = await matchMedia(tx, keys, 'hy')
    let attached = 0
    const products = new Map<number, { sku: string; keys: string[] }>()
    for (const { key, product, variant_id, attached: isThere } of matches) {
      if (!product || isThere) continue
      await sql`
        insert into product_images (product_id, variant_id, media, position)
        select ${product.id}, ${variant_id}, ${key}, coalesce(max(position) + 1, 0)
        from product_images where product_id = ${product.id}`.execute(tx)
      attached++
      const entry = products.get(product.id) ?? { sku: product.sku, keys: [] }
      products.set(product.id, { ...entry, keys: [...entry.keys, key] })
    }
    for (const [id, { sku, keys: added }] of products) {
      await sql`
        update products set version = version + 1, updated_at = now() where id = ${id}`.execute(tx)
      await writeAudit(tx, {
        by,
        action: 'product.pictures',
        subject: { type: 'product', id, label: sku },
        after: { pictures: added },
      })
    }
    await writeDocuments(tx, [...products.keys()])
    if (attached > 0) await announceMedia(tx)
    return { attached, products: products.size }
  })
