import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { CardRow, Offer } from './catalog.ts'
import { inOwnOrder } from './own-order.ts'
import type { Swatched } from './swatch.ts'

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
 * A category that is shown, with its ancestors and children. `distance` is the number of steps up from the category, 0 for itself and -1 for a
 * child.
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

/** Cards of the listed products among `ids`, in the order of `ids`. */
export async function selectCards(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`${prepared}
    select p.id, p.sku, p.type, p.name ->> ${locale} as name, p.url_key, p.unit, p.created_at,
      l.category_ids as cats, l.age_restricted, b.id as brand_id, b.label ->> ${locale} as brand_label, image.media, stock.qty,
      lowest.price, lowest.old_price, lowest.company_price, lowest.min_qty, lowest.box_price, lowest.box_qty,
      lowest.content_amount, lowest.content_unit, lowest.portion_grams, lowest.price_per_kg, lowest.barcode
    from unnest(${[...ids]}::int[]) with ordinality asked (id, place)
    join product_listings l on l.product_id = asked.id
    join products p on p.id = asked.id
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select * from variants v where v.product_id = p.id and v.removed_at is null order by price, position, id limit 1
    ) lowest
    cross join lateral (
      select max(qty) as qty from variants v where v.product_id = p.id and v.removed_at is null
    ) stock
    left join lateral (
      select media from product_images i where i.product_id = p.id order by position, id limit 1
    ) image on true
    order by asked.place`.execute(db)
  return rows
}

export interface FacetLabels {
  attributes: {
    id: number
    code: string
    label: string
    type: string
    options: (Swatched & { id: number; label: string })[]
  }[]
  brands: { id: number; label: string; logo: string | null }[]
}

/** Labels of options, by attribute, and of brands: each by its place, brands of one place by name. */
export async function selectFacetLabels(
  db: Db,
  {
    optionIds,
    brandIds,
    locale,
  }: { optionIds: readonly number[]; brandIds: readonly number[]; locale: Locale },
) {
  const { rows } = await sql<FacetLabels>`${prepared}
    select
      (
        select coalesce(json_agg(
          json_build_object('id', a.id, 'code', a.code, 'label', a.label ->> ${locale}, 'type', a.type, 'options', o.options)
          order by a.position, a.id), '[]')
        from (
          select attribute_id, json_agg(
            json_build_object('id', id, 'label', label ->> ${locale}, 'swatch_value', swatch_value, 'swatch_image', swatch_image)
            order by sort_order, id) as options
          from attribute_options
          where id = any(${[...optionIds]}::int[])
          group by attribute_id
        ) o
        join attributes a on a.id = o.attribute_id and a.filterable
      ) as attributes,
      (
        select coalesce(json_agg(
          json_build_object('id', id, 'label', label ->> ${locale}, 'logo', logo)
          order by position, ${inOwnOrder(sql`label`, locale)}, id), '[]')
        from brands
        where id = any(${[...brandIds]}::int[])
      ) as brands`.execute(db)
  return rows[0]!
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

export interface ValueRow {
  id: number
  code: string
  label: string
  value: string
  type: string
}

export interface DetailsRow {
  id: number
  description: string
  short_description: string
  meta_title: string
  /** Its own and its categories', in no order. */
  allergens: Allergen[]
  variants: (Offer & { id: number; sku: string; options: Record<string, number> | null })[]
  images: { id: number; media: string; variant_id: number | null; alt: string | null }[]
  super_attributes: { id: number; code: string; label: string }[]
  /** Options of the variants. */
  options: (Swatched & { id: number; attribute_id: number; label: string })[]
  values: ValueRow[]
  /** From the root down to the first of the product's categories that are shown. */
  path: { id: number; name: string; slug: string }[]
}

/** The details of a listed product, without its card; undefined where there is none. */
export async function selectDetails(
  db: Db,
  key: { id: number } | { urlKey: string },
  locale: Locale,
): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`${prepared}
    select p.id, p.description ->> ${locale} as description, p.short_description ->> ${locale} as short_description,
      p.meta_title ->> ${locale} as meta_title,
      array(select unnest(p.allergens) union select unnest(c.allergens) from categories c where c.id = any(l.category_ids))
        as allergens,
      (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'price', v.price, 'old_price', v.old_price,
          'company_price', v.company_price, 'qty', v.qty, 'min_qty', v.min_qty, 'box_price', v.box_price, 'box_qty', v.box_qty,
          'content_amount', v.content_amount, 'content_unit', v.content_unit, 'portion_grams', v.portion_grams,
          'price_per_kg', v.price_per_kg, 'barcode', v.barcode,
          'options', (select json_object_agg(attribute_id, option_id) from variant_options o where o.variant_id = v.id))
        order by v.position, v.id) from variants v where v.product_id = p.id and v.removed_at is null) as variants,
      (select coalesce(json_agg(json_build_object('id', i.id, 'media', i.media, 'variant_id', i.variant_id,
          'alt', m.alt ->> ${locale}) order by i.position, i.id), '[]')
        from product_images i left join media m on m.key = i.media where i.product_id = p.id) as images,
      (select coalesce(json_agg(json_build_object('id', a.id, 'code', a.code, 'label', a.label ->> ${locale})
          order by s.position, a.id), '[]')
        from product_super_attributes s join attributes a on a.id = s.attribute_id where s.product_id = p.id) as super_attributes,
      (select coalesce(json_agg(json_build_object('id', o.id, 'attribute_id', o.attribute_id, 'label', o.label ->> ${locale},
          'swatch_value', o.swatch_value, 'swatch_image', o.swatch_image) order by o.sort_order, o.id), '[]')
        from attribute_options o
        where o.id in (
          select vo.option_id from variants v join variant_options vo on vo.variant_id = v.id
          where v.product_id = p.id and v.removed_at is null
        )) as options,
      (select coalesce(json_agg(json_build_object('id', a.id, 'code', a.code, 'label', a.label ->> ${locale}, 'type', a.type,
          'value', g.value) order by a.position, a.id), '[]')
        from (
          select v.attribute_id, string_agg(coalesce(o.label, v.text) ->> ${locale}, ', ' order by o.sort_order, v.id) as value
          from product_attribute_values v
          left join attribute_options o on o.id = v.option_id
          where v.product_id = p.id
          group by v.attribute_id
        ) g
        join attributes a on a.id = g.attribute_id) as values,
      (with recursive up as (
          (select c.id, c.parent_id, c.name, c.slug, 0 as height
            from product_categories pc
            join categories c on c.id = pc.category_id
            where pc.product_id = p.id and c.shown
            order by pc.position, c.id
            limit 1)
          union all
          select c.id, c.parent_id, c.name, c.slug, up.height + 1
          from up
          join categories c on c.id = up.parent_id
        )
        select coalesce(json_agg(json_build_object('id', id, 'name', name ->> ${locale}, 'slug', slug)
          order by height desc), '[]')
        from up) as path
    from products p join product_listings l on l.product_id = p.id
    where ${'id' in key ? sql`p.id = ${key.id}` : sql`p.url_key = ${key.urlKey}`}`.execute(db)
  return rows[0]
}

/** Ids of up to `count` other products of a category: those after the product, then from the category's start. */
export async function selectNeighbours(
  db: Db,
  { categoryId, productId, count }: { categoryId: number; productId: number; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`${prepared}
    with own as (
      select position, product_id
      from category_listings
      where category_id = ${categoryId} and product_id = ${productId}
    )
    (select l.product_id from category_listings l, own
      where l.category_id = ${categoryId} and (l.position, l.product_id) > (own.position, own.product_id)
      order by l.position, l.product_id limit ${count})
    union all
    (select l.product_id from category_listings l, own
      where l.category_id = ${categoryId} and (l.position, l.product_id) < (own.position, own.product_id)
      order by l.position, l.product_id limit ${count})
    limit ${count}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}
