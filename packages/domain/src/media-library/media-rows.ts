import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import type { MediaCrop } from '@tsiran/db/tables/media'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'

/** A picture of the library as the database holds it. */
export interface StoredMedia {
  id: number
  key: string
  version: number
  original: string
  name: string
  width: number
  height: number
  bytes: number
  state: 'storing' | 'preparing' | 'ready' | 'failed' | 'removing'
  alt: Text
  crop: MediaCrop | null
  created_at: Date
  removed_at: Date | null
}

const columns = sql`m.id, m.key, m.version, m.original, m.name, m.width, m.height, m.bytes, m.state, m.alt, m.crop, m.created_at,
  m.removed_at`

/** What shows pictures, one row for each: `key`, `type`, `id`. Texts name pictures by their addresses. */
export const mediaUses: RawBuilder<unknown> = sql`(
  select media as key, 'product' as type, product_id as id from product_images
  union all select image, 'category', id from categories where image is not null
  union all select logo, 'brand', id from brands where logo is not null
  union all select swatch_image, 'attribute', attribute_id from attribute_options where swatch_image is not null
  union all select image, 'slider', id from sliders where image is not null
  union all select image, 'post', id from blog_posts where image is not null
  union all select media, 'page', page_id from page_logos
  union all select logo, 'shop', id from channels where logo is not null
  union all select share_image, 'shop', id from channels where share_image is not null
  union all select k[1], 'post', id from blog_posts, regexp_matches(html::text, '/media/(m-[0-9a-f]{32})/', 'g') k
  union all select k[1], 'page', id from pages, regexp_matches(html::text, '/media/(m-[0-9a-f]{32})/', 'g') k)`

/** Pictures that the library lists. */
export const isListed: RawBuilder<boolean> = sql`m.removed_at is null and m.state in ('preparing', 'ready', 'failed')`

/** A condition that nothing shows the picture `m`. */
export const isUnused: RawBuilder<boolean> = sql`
  not exists (select 1 from product_images i where i.media = m.key)
  and m.key not in (select key from ${mediaUses} u where u.type <> 'product' and u.key is not null)`

/** Pictures by a condition on `m`, as the API answers them. */
export async function selectMedia(
  db: Db | Tx,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql``,
  range: RawBuilder<unknown> = sql``,
): Promise<MediaRow[]> {
  const { rows } = await sql<StoredMedia & { uses: number }>`
    with m as materialized (select ${columns} from media m where ${where} ${order} ${range})
    select m.*, coalesce(u.uses, 0) as uses
    from m left join (
      select key, count(distinct (type, id))::integer as uses from ${mediaUses} used
      where key = any(array(select key from m)) group by key
    ) u using (key) ${order}`.execute(db)
  return rows.map(toMediaRow)
}

const toMediaRow = (row: StoredMedia & { uses: number }): MediaRow => ({
  key: row.key,
  version: row.version,
  name: row.name,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  state: row.state === 'ready' || row.state === 'failed' ? row.state : 'preparing',
  alt: row.alt,
  crop: row.crop,
  small_url: imageUrl(row.key, 'small'),
  large_url: imageUrl(row.key, 'original'),
  uses: row.uses,
  created_at: row.created_at.toISOString(),
})

/** One listed picture as the API answers it. Refuses with `not_found`. */
export async function readMedia(db: Db | Tx, key: string): Promise<MediaRow> {
  const [row] = await selectMedia(db, sql`m.key = ${key} and ${isListed}`)
  if (!row) throw new DomainError('not_found')
  return row
}

/** Locks pictures in the order of their ids, whatever their states. Returns the first one; undefined where there is none. */
export async function lockMedia(
  tx: Tx,
  key: string,
  ...others: readonly string[]
): Promise<StoredMedia | undefined> {
  const { rows } = await sql<StoredMedia>`
    select ${columns} from media m where key = any(${[key, ...others]}) order by id for no key update`.execute(
    tx,
  )
  return rows.find((row) => row.key === key)
}

/** Cached pages and answers show a picture no longer. */
export const announceMedia = (tx: Tx) =>
  sql`select pg_notify('tsiran_changed', 'media')`.execute(tx)
