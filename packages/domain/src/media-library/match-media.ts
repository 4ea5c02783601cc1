import type { MediaMatch } from '@tsiran/contract/admin/media-attachment'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { namedSkus } from './named-skus.ts'

interface Found {
  sku: string
  product_id: number
  variant_id: number | null
  product_sku: string
  name: string
  keys: string[] | null
}

/** The products that pictures are named by; pictures that the library has not are left out. In the order of the file names. */
export async function matchMedia(
  db: Db | Tx,
  keys: readonly string[],
  locale: Locale,
): Promise<MediaMatch[]> {
  const { rows: pictures } = await sql<{ key: string; name: string }>`
    select key, name from media where key = any(${[...keys]}) and removed_at is null
    order by lower(name), id`.execute(db)
  const named = pictures.map((picture) => ({ ...picture, skus: namedSkus(picture.name) }))
  const skus = [...new Set(named.flatMap((picture) => picture.skus))]
  const { rows } = await sql<Found>`
    select f.sku, p.id as product_id, f.variant_id, p.sku as product_sku, p.name ->> ${locale} as name,
      (select array_agg(i.media) from product_images i where i.product_id = p.id) as keys
    from (
      select sku, id as product_id, null::integer as variant_id from products where sku = any(${skus})
      union all
      select v.sku, v.product_id, case when p.type = 'configurable' then v.id end from variants v
      join products p on p.id = v.product_id
      where v.sku = any(${skus}) and v.removed_at is null and v.sku <> p.sku
    ) f
    join products p on p.id = f.product_id
    where p.deleted_at is null and p.status <> 'service'`.execute(db)
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  return named.map(({ key, name, skus: own }) => {
    const found = own.map((sku) => bySku.get(sku)).find((row) => row !== undefined)
    return {
      key,
      name,
      product: found ? { id: found.product_id, sku: found.product_sku, name: found.name } : null,
      variant_id: found?.variant_id ?? null,
      attached: found?.keys?.includes(key) ?? false,
    }
  })
}
