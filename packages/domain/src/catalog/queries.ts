import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { inOwnOrder } from './own-order.ts'

export interface CategoryRow {
  id: number
  parent_id: number | null
  name: string
  slug: string
  image: string | null
  description: string
  meta_title: string
  position: number
  in_menu: boolean
  age_restricted: boolean
  products_count: number
}

const categoryColumns = (locale: Locale) => sql`
  c.id, c.parent_id, c.name ->> ${locale} as name, c.slug, c.image, c.description ->> ${locale} as description,
  c.meta_title ->> ${locale} as meta_title, c.position, c.in_menu, c.age_restricted, coalesce(s.products, 0) as products_count`

/** Every category that is shown, in the order of its siblings. */
export async function selectCategories(db: Db, locale: Locale): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`${prepared}
    select ${categoryColumns(locale)} from categories c left join listing_summaries s on s.category_id = c.id
    where c.shown order by c.position, c.id`.execute(db)
  return rows
}

interface FamilyRow extends CategoryRow {
  distance: number
  has_children: boolean
}

/**
 * A category that is shown, with its ancestors and children. `distance` is the number of steps up from the category, 0 for itself and
 * -1 for a child.
 */
export async function selectFamily(db: Db, key: { id: number } | { slug: string }, locale: Locale) {
  const chosen = 'id' in key ? sql`id = ${key.id}` : sql`slug = ${key.slug}`
  const { rows } = await sql<FamilyRow>`${prepared}
    with recursive up as (
      select id, parent_id, 0 as distance from categories where shown and ${chosen}
      union all
      select c.id, c.parent_id, up.distance + 1 from up join categories c on c.id = up.parent_id
    ), family as (
      select id, distance from up
      union all
      select c.id, -1 from categories c where c.shown and c.parent_id = (select id from up where distance = 0)
    )
    select ${categoryColumns(locale)}, f.distance,
      exists (select from categories child where child.parent_id = c.id and child.shown) as has_children
    from family f join categories c on c.id = f.id left join listing_summaries s on s.category_id = c.id
    order by f.distance, c.position, c.id`.execute(db)
  return rows
}

interface BrandRow {
  id: number
  label: string
  logo: string | null
  products_count: number
}

/** Brands with listed products, by their place, then by name. */
export async function selectBrands(db: Db, locale: Locale) {
  const { rows } = await sql<BrandRow>`${prepared}
    select b.id, b.label ->> ${locale} as label, b.logo, n.value::int as products_count
    from listing_summaries s, jsonb_each_text(s.brands) n join brands b on b.id = n.key::int
    where s.category_id = 0 order by b.position, ${inOwnOrder(sql`b.label`, locale)}, b.id`.execute(
    db,
  )
  return rows
}

interface AttributeRow {
  id: number
  code: string
  option_ids: number[]
}

/** The attributes with these codes. */
export async function selectAttributesByCode(db: Db, codes: readonly string[]) {
  const { rows } = await sql<AttributeRow>`${prepared}
    select a.id, a.code, array(select o.id from attribute_options o where o.attribute_id = a.id) as option_ids
    from attributes a where a.code = any(${[...codes]}::text[])`.execute(db)
  return rows
}
