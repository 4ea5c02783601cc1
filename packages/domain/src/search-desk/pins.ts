import type { SearchPin } from '@tsiran/contract/admin/search-pins'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { Actor } from '../shared/actor.ts'
import type { PageRange } from '../shared/pagination.ts'
import { changeRow, createRow } from './desk-rows.ts'
import { listRows, type DeskRow } from './list-desk-rows.ts'

const table = 'search_pins'

/** A page of the queries with pinned products, and their total number. */
export async function listPins(
  db: Db,
  { locale, ...query }: PageRange & { search?: string | undefined; locale: Locale },
) {
  const { rows, meta } = await listRows(db, table, query)
  return { data: await withProducts(db, rows, locale), meta }
}

interface PinInput {
  query: string
  product_ids: number[]
}
interface PinOptions {
  by: Actor
  locale: Locale
}

/** Pins products to a query, in their order. Refuses with `validation_failed`. */
export async function createPin(
  db: Db,
  { query, product_ids }: PinInput,
  { by, locale }: PinOptions,
): Promise<SearchPin> {
  await checkProducts(db, product_ids)
  const row = await createRow(db, { table, query, decision: { product_ids }, by })
  return (await withProducts(db, [row], locale))[0]!
}

/** Changes a query's pinned products. Refuses with `not_found`, `validation_failed` and `version_conflict`. */
export async function changePin(
  db: Db,
  { id, version, query, product_ids }: PinInput & { id: number; version: number },
  { by, locale }: PinOptions,
): Promise<SearchPin> {
  await checkProducts(db, product_ids)
  const decision = { product_ids }
  const row = await changeRow(db, { table, id, version, query, decision, by })
  return (await withProducts(db, [row], locale))[0]!
}

async function checkProducts(db: Db, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where id = any(${[...ids]}::int[])`.execute(db)
  if (rows[0]!.count < ids.length) throw fieldError('product_ids', 'invalid')
}

interface ProductRow {
  id: number
  sku: string
  name: string
  media: string | null
  listed: boolean
}

/** The rows with their products; one that is gone is left out. */
async function withProducts(
  db: Db,
  rows: readonly DeskRow[],
  locale: Locale,
): Promise<SearchPin[]> {
  const ids = [...new Set(rows.flatMap(({ product_ids = [] }) => product_ids))]
  const { rows: found } = await sql<ProductRow>`
    select p.id, p.sku, p.name ->> ${locale} as name, l.product_id is not null as listed,
      (select i.media from product_images i where i.product_id = p.id order by i.position, i.id limit 1) as media
    from products p left join product_listings l on l.product_id = p.id
    where p.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(
    found.map(({ media, ...product }) => [
      product.id,
      { ...product, image: imageUrl(media, 'small') },
    ]),
  )
  return rows.map(({ id, version, query, product_ids = [] }) => ({
    id,
    version,
    query,
    products: product_ids.flatMap((product) => byId.get(product) ?? []),
  }))
}
