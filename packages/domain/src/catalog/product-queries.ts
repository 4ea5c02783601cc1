import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import { cardsOf, type CardJson } from './card-queries.ts'
import type { Offer } from './catalog.ts'
import type { Swatched } from './swatch.ts'

/** Other products on a product's page (spec 1 §9). */
const relatedCount = 8

/** Parts of a product as `product_document()` writes them, in their orders. */
interface ProductDocument {
  images: { id: number; media: string; variant_id: number | null }[]
  /** Ids of attributes. */
  super: number[]
  /** Options of a variant, by attribute. */
  options: Record<string, Record<string, number>>
  values: { attribute_id: number; option_id: number | null; text: Text | null }[]
}

/** A listed product: its document, and what is read as it is now. Names are those of one language. */
export interface ProductRow {
  id: number
  description: string
  short_description: string
  meta_title: string
  allergens: Allergen[]
  /** The categories that list it, ancestors included. */
  category_ids: number[]
  document: ProductDocument
  own_category_ids: number[]
  variants: (Offer & { id: number; sku: string })[]
  /** By place. */
  attributes: { id: number; code: string; label: string; type: string }[] | null
  /** By place. */
  options:
    | (Swatched & { id: number; attribute_id: number; label: string; sort_order: number })[]
    | null
  /** Its own categories and those that list it. */
  categories: {
    id: number
    parent_id: number | null
    name: string
    slug: string
    shown: boolean
    allergens: Allergen[]
  }[]
  /** Alternative texts of uploaded pictures. */
  alts: Record<string, string> | null
}

type Key = { id: number } | { urlKey: string }

/** What a statement reads, once for each language: as a constant, the language is no parameter that is sent thirty times. */
const perLanguage = perLocale((locale) => {
  const text = sql.lit(locale)
  const own = sql`
    select p.id, p.description ->> ${text} as description, p.short_description ->> ${text} as short_description,
      p.meta_title ->> ${text} as meta_title, p.allergens, l.category_ids, l.position, d.document, d.own_category_ids, d.attribute_ids,
      d.option_ids, d.media
    from products p
    join product_listings l on l.product_id = p.id
    left join product_documents stored on stored.product_id = p.id
    cross join lateral (
      select stored.* where stored.product_id is not null
      union all
      select built.* from product_document(p.id) built where stored.product_id is null
    ) d`
  const columns = sql`
    own.id, own.description, own.short_description, own.meta_title, own.allergens, own.category_ids, own.document,
    own.own_category_ids,
    (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'price', v.price, 'old_price', v.old_price,
        'company_price', v.company_price, 'qty', v.qty, 'min_qty', v.min_qty, 'box_price', v.box_price, 'box_qty', v.box_qty,
        'content_amount', v.content_amount, 'content_unit', v.content_unit, 'portion_grams', v.portion_grams,
        'price_per_kg', v.price_per_kg, 'barcode', v.barcode) order by v.position, v.id)
      from variants v where v.product_id = own.id and v.removed_at is null) as variants,
    (select json_agg(json_build_object('id', a.id, 'code', a.code, 'label', a.label ->> ${text}, 'type', a.type)
        order by a.position, a.id)
      from attributes a where a.id = any(own.attribute_ids)) as attributes,
    (select json_agg(json_build_object('id', o.id, 'attribute_id', o.attribute_id, 'label', o.label ->> ${text},
        'swatch_value', o.swatch_value, 'swatch_image', o.swatch_image, 'sort_order', o.sort_order) order by o.sort_order, o.id)
      from attribute_options o where o.id = any(own.option_ids)) as options,
    (select json_agg(json_build_object('id', c.id, 'parent_id', c.parent_id, 'name', c.name ->> ${text}, 'slug', c.slug,
        'shown', c.shown, 'allergens', c.allergens))
      from categories c where c.id = any(own.category_ids || own.own_category_ids)) as categories,
    (select json_object_agg(m.key, m.alt ->> ${text}) from media m where m.key = any(own.media)) as alts`
  return { own, columns }
})

const matches = (key: Key): RawBuilder<unknown> =>
  'id' in key ? sql`p.id = ${key.id}` : sql`p.url_key = ${key.urlKey}`

/** A listed product without its card; undefined where there is none. */
export async function selectProduct(
  db: Db,
  key: Key,
  locale: Locale,
): Promise<ProductRow | undefined> {
  const { own, columns } = perLanguage[locale]
  const { rows } = await sql<ProductRow>`${prepared}
    with own as (${own} where ${matches(key)}) select ${columns} from own`.execute(db)
  return rows[0]
}

/** Ids of up to `count` other products of a category: those after `own`, then from the category's start. */
const neighbours = (
  categoryId: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
  not = sql`true`,
) => sql`
  select product_id from (
    (select l.product_id from category_listings l
      where l.category_id = ${categoryId} and (l.position, l.product_id) > (own.position, own.id) and ${not}
      order by l.position, l.product_id limit ${count})
    union all
    (select l.product_id from category_listings l
      where l.category_id = ${categoryId} and (l.position, l.product_id) < (own.position, own.id) and ${not}
      order by l.position, l.product_id limit ${count})
    limit ${count}
  ) others`

/**
 * {@link selectProduct} with the product's card, and behind it those of related ones: other products of its category, topped up from
 * the parent category.
 */
export async function selectProductPage(
  db: Db,
  key: Key,
  locale: Locale,
): Promise<(ProductRow & { cards: CardJson[] | null }) | undefined> {
  const { own, columns } = perLanguage[locale]
  const count = sql.lit(relatedCount)
  const { rows } = await sql<ProductRow & { cards: CardJson[] | null }>`${prepared}
    with own as materialized (${own} where ${matches(key)}),
    near as materialized (
      select leaf.parent_id, array(${neighbours(sql`leaf.id`, count)}) as ids
      from own cross join lateral (
        select id, parent_id from categories where id = any(own.own_category_ids) and shown
        order by array_position(own.own_category_ids, id) limit 1
      ) leaf
    ),
    related as materialized (
      select case when cardinality(near.ids) < ${count}
        then near.ids || array(${neighbours(sql`near.parent_id`, sql`(${count} - cardinality(near.ids))`, sql`l.product_id <> all(near.ids)`)})
        else near.ids end as ids
      from own, near
    )
    select ${columns}, (${cardsOf(sql`own.id || related.ids`, locale)}) as cards
    from own left join related on true`.execute(db)
  return rows[0]
}

/** From the root down to a category. */
export async function selectPath(
  db: Db,
  id: number,
  locale: Locale,
): Promise<{ id: number; name: string; slug: string }[]> {
  const { rows } = await sql<{ id: number; name: string; slug: string }>`${prepared}
    with recursive up as (
      select id, parent_id, name, slug, 0 as height from categories where id = ${id}
      union all
      select c.id, c.parent_id, c.name, c.slug, up.height + 1 from up join categories c on c.id = up.parent_id
    )
    select id, name ->> ${locale} as name, slug from up order by height desc`.execute(db)
  return rows
}
