import type { FoundProduct } from '@tsiran/contract/admin/search'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { imageUrl } from '../../media/media.ts'
import { searchProducts } from './search-products.ts'

/** Sorts after every text that begins with the same letters. */
const last = '\u{10FFFF}'

/** Products of any status by the beginning of a sku. */
async function bySku(
  db: Db,
  search: string,
  locale: Locale,
  limit: number,
): Promise<FoundProduct[]> {
  const skus = [...new Set([search, search.toUpperCase()])]
  const begins = sql.join(
    skus.map(
      (sku) =>
        sql`(v.sku = ${sku} or v.sku >= ${sku} and v.sku < ${sku + last} and starts_with(v.sku, ${sku}))`,
    ),
    sql` or `,
  )
  const { rows } = await sql<Omit<FoundProduct, 'image'> & { media: string | null }>`
    select p.id, v.sku, p.name ->> ${locale} as name,
      (select i.media from product_images i where i.product_id = p.id order by i.position limit 1) as media
    from variants v join products p on p.id = v.product_id where ${begins} order by v.sku limit ${limit}`.execute(
    db,
  )
  return rows.map(({ media, ...row }) => ({ ...row, image: imageUrl(media, 'small') }))
}

/** Products for the staff: of any status by the beginning of a sku first, then those that shoppers would find. Each once. */
export async function findProducts(
  db: Db,
  search: string,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<FoundProduct[]> {
  const text = search.replaceAll('\0', '').trim()
  if (text === '') return []
  const found = new Map<number, FoundProduct>()
  for (const row of await bySku(db, text, locale, limit))
    if (!found.has(row.id)) found.set(row.id, row)
  if (found.size < limit) {
    const { data } = await searchProducts(db, { search: text, limit }, { locale, companyId: null })
    for (const { id, sku, name, image } of data)
      if (!found.has(id)) found.set(id, { id, sku, name, image })
  }
  return [...found.values()].slice(0, limit)
}
