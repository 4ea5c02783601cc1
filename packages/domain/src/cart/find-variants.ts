import { anyOf, batched } from '@tsiran/db/batch'
import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { deliveryOfNewCart } from '../delivery/delivery-of-cart.ts'
import type { Offer } from './cart.ts'
import type { CartRow, OrderableVariant } from './cart-rows.ts'

/** The first picture of a variant, else of its product. */
const picture = sql`(
  select g.media from product_images g where g.product_id = p.id and (g.variant_id = v.id or g.variant_id is null)
  order by g.variant_id, g.position limit 1)`

/** Whether shoppers may order a variant: it is not removed, its product is published, and not all of its categories are hidden (R48). */
const isSold = sql<boolean>`(v.removed_at is null and p.status = 'published' and coalesce((
    select bool_or(c.shown) from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id), true))`

/** What is published but not sold is hidden. */
const status = sql`
    case when v.removed_at is null and p.status <> 'published' then p.status when ${isSold} then 'published' else 'hidden' end as status`

export const variantColumns = sql`
    p.id as product_id, v.id as variant_id, p.type, v.sku, p.name, p.url_key, p.unit, ${status}, ${picture} as media,
    v.price, v.company_price, v.qty, v.min_qty, v.box_qty, v.box_price,
    v.content_amount, v.content_unit, v.portion_grams, v.price_per_kg, v.tolerance_pct,
    coalesce((select g.age_restricted from product_listings g where g.product_id = p.id), false) as age_restricted,
    case when p.type = 'configurable' then (
      select json_agg(o.label order by s.position)
      from variant_options vo join attribute_options o on o.id = vo.option_id
      join product_super_attributes s on s.product_id = p.id and s.attribute_id = vo.attribute_id
      where vo.variant_id = v.id) end as options`

/** The service line. Its product is found first, by its own index: a plain join may walk all variants, which cost each cart 750 blocks. */
export const service = sql`
  select p.id as product_id, v.id as variant_id, v.sku, p.name, p.url_key, p.unit, v.price, v.company_price, ${picture} as media
  from products p cross join lateral (
    select * from variants v where v.product_id = p.id and v.removed_at is null order by v.position, v.id limit 1) v
  where p.status = 'service' order by p.id limit 1`

export interface OfferRow extends Offer {
  product_id: number
  variant_id: number
  type: 'simple' | 'configurable'
  status: 'published' | 'hidden' | 'service'
}

const offers = sql`
  select p.id as product_id, v.id as variant_id, p.type, ${status}, v.price, v.company_price, v.qty, v.min_qty, v.box_qty, v.box_price
  from products p join variants v on v.product_id = p.id`

/** A variant with what else names it: its product's sku and its barcode. */
export type CodedVariant = OrderableVariant & { product_sku: string; barcode: string | null }

/** A variant as the first line of a cart. */
type FirstLine = OrderableVariant & Pick<CartRow, 'service' | 'delivery'>

/** Every variant of a product as a cart line, with the service line and the delivery of a new cart. Buyers at once share a statement. */
export const selectOffers = batched(selectOffersOfProducts, { max: 50 })

async function selectOffersOfProducts(
  db: Db,
  productIds: readonly number[],
): Promise<FirstLine[][]> {
  const { rows } = await sql<FirstLine>`${prepared}
    select ${variantColumns}, (select row_to_json(x) from (${service}) x) as service, ${deliveryOfNewCart} as delivery
    from products p join variants v on v.product_id = p.id
    where p.id = ${anyOf(productIds, 'int')} and v.removed_at is null
    order by v.position`.execute(db)
  const found = Map.groupBy(rows, ({ product_id }) => product_id)
  return productIds.map((id) => found.get(id) ?? [])
}

/** Prices and stock of variants, in no order. */
export async function selectOffersOfVariants(db: Db, ids: readonly number[]): Promise<OfferRow[]> {
  return (
    await sql<OfferRow>`${prepared} ${offers} where v.id = any(${[...ids]}::int[])`.execute(db)
  ).rows
}

/** Variants by id, in no order, hidden ones included. */
export async function findVariants(
  db: Db,
  variantIds: readonly number[],
): Promise<OrderableVariant[]> {
  const { rows } = await sql<OrderableVariant>`${prepared}
    select ${variantColumns}
    from variants v join products p on p.id = v.product_id
    where v.id = any(${[...variantIds]}::int[])`.execute(db)
  return rows
}

/**
 * Variants that are sold by sku, case-insensitive, or by barcode, by product and position. The sku of a configurable product returns
 * all its variants; `product_sku` distinguishes them from a variant named by its own sku.
 */
export async function findVariantsByCode(
  db: Db,
  codes: readonly string[],
): Promise<CodedVariant[]> {
  const spellings = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))]
  const anySku = sql`any(${spellings}::text[])`
  const { rows } = await sql<CodedVariant>`
    with named as (
      select id from variants where sku = ${anySku} or upper(sku) = ${anySku}
      union
      select v.id from products c join variants v on v.product_id = c.id
      where c.type = 'configurable' and (c.sku = ${anySku} or upper(c.sku) = ${anySku})
      union
      select id from variants where barcode = ${anySku} and removed_at is null
    )
    select ${variantColumns}, p.sku as product_sku, v.barcode
    from named n
    join variants v on v.id = n.id
    join products p on p.id = v.product_id
    where ${isSold}
    order by p.id, v.position, v.id`.execute(db)
  return rows
}

/** Variants of products that are sold, in the order of `productIds`, then by position. */
export async function findVariantsOfProducts(
  db: Db,
  productIds: readonly number[],
): Promise<OrderableVariant[]> {
  const { rows } = await sql<OrderableVariant>`
    select ${variantColumns}
    from unnest(${[...productIds]}::int[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id
    join variants v on v.product_id = p.id
    where ${isSold}
    order by wanted.place, v.position, v.id`.execute(db)
  return rows
}
