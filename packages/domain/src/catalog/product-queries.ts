import type { Allergen } from '@tsiran/contract/allergens'
import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { batched } from '@tsiran/db/batch'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import { cardsOf, perReaders, type CardJson, type Readers } from './card-queries.ts'
import type { CardViewer, Offer } from './offer.ts'
import { related } from './related-products.ts'

/** Parts of a product as `product_document()` writes them, in their orders. */
interface ProductDocument {
  images: { id: number; media: string; variant_id: number | null }[]
  /** Ids of attributes. */
  super: number[]
  /** Options of a variant, by attribute. */
  options: Record<string, Record<string, number>>
  values: { attribute_id: number; option_id: number | null; text: Text | null }[]
}

/** A listed product: its document, and what is read as it is now. Its own texts are those of one language. */
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
  /** Of its values and variants. */
  attribute_ids: number[]
  option_ids: number[]
  variants: (Offer & { id: number; sku: string })[]
  /** Alternative texts of uploaded pictures. */
  alts: Record<string, string> | null
}

/** A product with its card, and behind it those of related ones. */
export type ProductPageRow = ProductRow & { cards: CardJson[] | null }

type Key = { id: number } | { urlKey: string }

/** Products of one statement. */
const maxProducts = 16

/** Rows `own` of the listed products with the keys of the parameter, each with its `place` among them. */
const ownRows = (locale: Locale, keys: RawBuilder<unknown>, column: RawBuilder<unknown>) => {
  const text = sql.lit(locale)
  // The subselect hides the number of keys from the planner, which would otherwise plan each statement anew.
  return sql`(
    select asked.place, p.id, p.description ->> ${text} as description, p.short_description ->> ${text} as short_description,
      p.meta_title ->> ${text} as meta_title, p.allergens, l.category_ids, l.position, d.document, d.own_category_ids, d.attribute_ids,
      d.option_ids, d.media
    from unnest((select ${keys})) with ordinality asked (key, place)
    join products p on ${column} = asked.key
    join product_listings l on l.product_id = p.id
    left join product_documents stored on stored.product_id = p.id
    cross join lateral (
      select stored.* where stored.product_id is not null
      union all
      select built.* from product_document(p.id) built where stored.product_id is null
    ) d
  ) own`
}

const columns = perLocale(
  (locale) => sql`
    own.place::int, own.id, own.description, own.short_description, own.meta_title, own.allergens, own.category_ids, own.document,
    own.own_category_ids, own.attribute_ids, own.option_ids,
    (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'price', v.price, 'old_price', v.old_price,
        'company_price', v.company_price, 'qty', v.qty, 'min_qty', v.min_qty, 'box_price', v.box_price, 'box_qty', v.box_qty,
        'content_amount', v.content_amount, 'content_unit', v.content_unit, 'portion_grams', v.portion_grams,
        'price_per_kg', v.price_per_kg, 'barcode', v.barcode) order by v.position, v.id)
      from variants v where v.product_id = own.id and v.removed_at is null) as variants,
    (select json_object_agg(m.key, m.alt ->> ${sql.lit(locale)}) from media m where m.key = any(own.media)) as alts`,
)

/** A listed product without its card; undefined where there is none. */
export async function selectProduct(
  db: Db,
  id: number,
  locale: Locale,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`${prepared}
    select ${columns[locale]} from ${ownRows(locale, sql`${[id]}::int[]`, sql`p.id`)}`.execute(db)
  return rows[0]
}

/** Reads the products of some keys at once, in the order of the keys. */
async function selectPages(
  db: Db,
  readers: Readers,
  count: number,
  keys: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
): Promise<(ProductPageRow | undefined)[]> {
  const { rows } = await sql<ProductPageRow & { place: number }>`${prepared}
    select ${columns[readers.locale]}, (${cardsOf(sql`own.id || related.ids`, readers)}) as cards
    from ${ownRows(readers.locale, keys, column)} ${related}`.execute(db)
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return Array.from({ length: count }, (_, index) => byPlace.get(index + 1))
}

const readById = perReaders((readers) =>
  batched<number, ProductPageRow | undefined>(
    (db, ids) => selectPages(db, readers, ids.length, sql`${[...ids]}::int[]`, sql`p.id`),
    { max: maxProducts },
  ),
)

const readByUrlKey = perReaders((readers) =>
  batched<string, ProductPageRow | undefined>(
    (db, keys) => selectPages(db, readers, keys.length, sql`${[...keys]}::text[]`, sql`p.url_key`),
    { max: maxProducts },
  ),
)

/**
 * {@link selectProduct} with the product's card, and behind it those of related ones: other products of its category, topped up from
 * the parent category. Callers at the same time share statements, so the row must not be changed.
 */
export const selectProductPage = (
  db: Db,
  key: Key,
  viewer: CardViewer,
): Promise<ProductPageRow | undefined> =>
  'id' in key ? readById(viewer)(db, key.id) : readByUrlKey(viewer)(db, key.urlKey)
