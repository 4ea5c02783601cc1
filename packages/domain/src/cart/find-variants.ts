import { anyOf, batched } from '@tsiran/db/batch'
import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { deliveryOfNewCart } from '../delivery/delivery-of-cart.ts'
import type { Offer } from './cart.ts'
import type { CartRow, OrderableVariant } from './cart-rows.ts'
import { isSold, status, variantColumns, service } from './variant-columns.ts'

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
