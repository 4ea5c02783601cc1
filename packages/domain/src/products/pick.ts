import {
  maxPicked,
  type PickedBrand,
  type PickedCategory,
  type PickedProduct,
} from '@tsiran/contract/admin/pickers'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { inOwnOrder } from '../catalog/own-order.ts'
import { imageUrl } from '../media/media.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { productCondition } from './product-filter.ts'

export interface PickQuery {
  /** Words of a name in any language. */
  q?: string
  /** Ids with commas between them: those rows instead. */
  ids?: string
}

const idsOf = (ids: string) => ids.split(',').map(Number)

/** The named rows, or those whose texts have every word. */
function condition(
  id: RawBuilder<unknown>,
  texts: RawBuilder<unknown>,
  { q = '', ids }: PickQuery,
) {
  if (ids !== undefined) return sql`${id} = any(${idsOf(ids)}::int[])`
  const words = wordPatterns(q).map((pattern) => sql`lower(${texts}::text) like ${pattern}`)
  return words.length === 0 ? sql`true` : sql.join(words, sql` and `)
}

/** Products for a picker: by sku, barcode or name, hidden ones included, deleted ones not. */
export async function pickProducts(
  db: Db,
  { q, ids }: PickQuery,
  locale: Locale,
): Promise<PickedProduct[]> {
  const where =
    ids === undefined ? productCondition({ search: q }) : sql`p.id = any(${idsOf(ids)}::int[])`
  const { rows } = await sql<Omit<PickedProduct, 'image'> & { media: string | null }>`
    select p.id, p.sku, p.name ->> ${locale} as name,
      (select media from product_images i where i.product_id = p.id order by i.position, i.id limit 1) as media
    from products p where ${where} order by p.updated_at desc, p.id desc limit ${maxPicked}`.execute(
    db,
  )
  return rows.map(({ media, ...row }) => ({ ...row, image: imageUrl(media, 'small') }))
}

/** Brands for a picker, by name. */
export async function pickBrands(db: Db, query: PickQuery, locale: Locale): Promise<PickedBrand[]> {
  const { rows } = await sql<PickedBrand>`
    select b.id, b.label ->> ${locale} as label, b.logo from brands b
    where ${condition(sql`b.id`, sql`b.label`, query)}
    order by ${inOwnOrder(sql`b.label`, locale)}, b.id limit ${maxPicked}`.execute(db)
  return rows.map(({ logo, ...row }) => ({ ...row, logo: logo && imageUrl(logo, 'small') }))
}

/** Categories for a picker, in the order of the tree's positions, with the names above them and what those add. */
export async function pickCategories(
  db: Db,
  query: PickQuery,
  locale: Locale,
): Promise<PickedCategory[]> {
  const { rows } = await sql<PickedCategory>`
    with recursive tree as (
      select id, array[name ->> ${locale}] as path, hidden, age_restricted, allergens, array[position, id] as place, name
      from categories where parent_id is null
      union all
      select c.id, tree.path || (c.name ->> ${locale}), tree.hidden or c.hidden, tree.age_restricted or c.age_restricted,
        tree.allergens || c.allergens, tree.place || array[c.position, c.id], c.name
      from tree join categories c on c.parent_id = tree.id
    )
    select id, path, hidden, age_restricted, array(select distinct a from unnest(allergens) a order by a) as allergens
    from tree where ${condition(sql`id`, sql`name`, query)} order by place limit ${maxPicked}`.execute(
    db,
  )
  return rows
}
