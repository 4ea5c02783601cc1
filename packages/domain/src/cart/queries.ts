import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import type { OrderAddress } from '@tsiran/contract/orders'
import { isCheckViolation } from '@tsiran/db/errors'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Offer } from './cart.ts'
import type { CartOwner } from './owner.ts'

/** What is sold under one sku, as it is now. */
export interface OrderableVariant extends Offer {
  product_id: number
  variant_id: number
  type: 'simple' | 'configurable'
  sku: string
  name: Text
  url_key: string
  unit: string
  status: 'published' | 'hidden' | 'service'
  media: string | null
  /** Labels of the chosen options. */
  options: Text[] | null
}

/** A line as it is stored, with its product as it is now. */
export interface LineRow extends OrderableVariant {
  item_id: number
  quantity: number
  seen_price: number
  seen_box_price: number | null
  seen_box_qty: number | null
}

/** A line whose variant was deleted. */
export interface LostRow {
  item_id: number
  product_id: number
  name: Text
  quantity: number
}

export interface ServiceRow {
  product_id: number
  variant_id: number
  sku: string
  name: Text
  url_key: string
  unit: string
  price: number
  company_price: number | null
  media: string | null
}

export interface CartRow {
  id: number
  locale: Locale
  billing_address: OrderAddress | null
  shipping_address: OrderAddress | null
  shipping_method: string | null
  shipping_title: Text | null
  shipping_rate: number | null
  payment_method: string | null
  payment_title: Text | null
  lines: LineRow[]
  lost: LostRow[]
  service: ServiceRow | null
  /** Drams of the service line and of delivery as the shopper saw them; null for not yet. */
  seen_service: number | null
  seen_shipping: number | null
}

/** The rows of `carts c` that belong to an owner. */
export const ownedBy = (owner: CartOwner): RawBuilder<boolean> =>
  'customerId' in owner ? sql`c.customer_id = ${owner.customerId}` : sql`(c.api_token = ${owner.apiToken} and c.customer_id is null)`

const picture = sql`coalesce(
  (select g.media from product_images g where g.variant_id = v.id order by g.position limit 1),
  (select g.media from product_images g where g.product_id = p.id and g.variant_id is null order by g.position limit 1))`

const variantColumns = sql`
    p.id as product_id, v.id as variant_id, p.type, v.sku, p.name, p.url_key, p.unit, p.status, ${picture} as media,
    v.price, v.company_price, v.qty, v.min_qty, v.box_qty, v.box_price,
    case when p.type = 'configurable' then (
      select json_agg(o.label order by s.position)
      from variant_options vo join attribute_options o on o.id = vo.option_id
      join product_super_attributes s on s.product_id = p.id and s.attribute_id = vo.attribute_id
      where vo.variant_id = v.id) end as options`

const lines = sql`
  select i.id as item_id, i.quantity, i.seen_price, i.seen_box_price, i.seen_box_qty, ${variantColumns}
  from cart_items i join variants v on v.id = i.variant_id join products p on p.id = i.product_id
  where i.cart_id = c.id`

const lost = sql`
  select i.id as item_id, i.product_id, p.name, i.quantity from cart_items i join products p on p.id = i.product_id
  where i.cart_id = c.id and i.variant_id is null`

const service = sql`
  select p.id as product_id, v.id as variant_id, v.sku, p.name, p.url_key, p.unit, v.price, v.company_price, ${picture} as media
  from products p join variants v on v.product_id = p.id where p.status = 'service' order by p.id limit 1`

/** Reads the owner's active cart with its lines in one query; undefined where there is none. */
export async function selectCart(db: Db, owner: CartOwner): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`${prepared}
    select c.id, c.locale, c.billing_address, c.shipping_address, c.shipping_method, c.payment_method, c.seen_service, c.seen_shipping,
      s.title as shipping_title, s.rate as shipping_rate, m.title as payment_title,
      coalesce((select json_agg(l order by l.item_id) from (${lines}) l), '[]') as lines,
      coalesce((select json_agg(l order by l.item_id) from (${lost}) l), '[]') as lost,
      (select row_to_json(x) from (${service}) x) as service
    from carts c
    left join shipping_methods s on s.code = c.shipping_method and s.active
    left join payment_methods m on m.method = c.payment_method and m.active
    where ${ownedBy(owner)} and c.status = 'active'`.execute(db)
  return rows[0]
}

export interface OfferRow extends Offer {
  product_id: number
  variant_id: number
  type: 'simple' | 'configurable'
  status: 'published' | 'hidden' | 'service'
}

const offers = sql`
  select p.id as product_id, v.id as variant_id, p.type, p.status, v.price, v.company_price, v.qty, v.min_qty, v.box_qty, v.box_price
  from products p join variants v on v.product_id = p.id`

/** Every variant of a product, as a cart would show it, and what comes with it in a cart. */
export async function selectOffers(db: Db, productId: number): Promise<(OrderableVariant & { service: ServiceRow | null })[]> {
  const { rows } = await sql<OrderableVariant & { service: ServiceRow | null }>`${prepared}
    select ${variantColumns}, (select row_to_json(x) from (${service}) x) as service
    from products p join variants v on v.product_id = p.id where p.id = ${productId} order by v.position`.execute(db)
  return rows
}

/** The variants among these, in no order, with what they are sold for. */
export async function selectOffersOfVariants(db: Db, ids: readonly number[]): Promise<OfferRow[]> {
  return (await sql<OfferRow>`${prepared} ${offers} where v.id = any(${[...ids]}::int[])`.execute(db)).rows
}

/** What is sold among these variants, in no order; also what is sold no longer. */
export async function findVariants(db: Db, variantIds: readonly number[]): Promise<OrderableVariant[]> {
  const { rows } = await sql<OrderableVariant>`
    select ${variantColumns} from variants v join products p on p.id = v.product_id where v.id = any(${[...variantIds]}::int[])`.execute(db)
  return rows
}

/**
 * What is sold under these skus, whatever their letters' case, a product's variants by their place. The sku of a configurable
 * product brings all its variants; `product_sku` tells them from one that was named itself.
 */
export async function findVariantsBySku(db: Db, skus: readonly string[]): Promise<(OrderableVariant & { product_sku: string })[]> {
  const spellings = [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))]
  const asked = sql`any(${spellings}::text[])`
  const { rows } = await sql<OrderableVariant & { product_sku: string }>`
    with named as (
      select id from variants where sku = ${asked} or upper(sku) = ${asked}
      union
      select v.id from products c join variants v on v.product_id = c.id
      where c.type = 'configurable' and (c.sku = ${asked} or upper(c.sku) = ${asked})
    )
    select ${variantColumns}, p.sku as product_sku from named n join variants v on v.id = n.id join products p on p.id = v.product_id
    where p.status = 'published' order by p.id, v.position, v.id`.execute(db)
  return rows
}

/** Pieces in the owner's active cart, by variant, in the order of its lines. */
export async function selectQuantities(db: Db, owner: CartOwner): Promise<Map<number, number>> {
  const { rows } = await sql<{ variant_id: number; quantity: number }>`
    select i.variant_id, i.quantity from carts c join cart_items i on i.cart_id = c.id
    where ${ownedBy(owner)} and c.status = 'active' and i.variant_id is not null order by i.id`.execute(db)
  return new Map(rows.map(({ variant_id, quantity }) => [variant_id, quantity]))
}

/**
 * The owner's active cart, made where there is none and locked, as `cart` of a statement. `service` is the price of the service
 * line in drams, where the shopper is about to see it.
 */
const activeCart = (owner: CartOwner, locale: Locale, service: number | null = null) => {
  const [column, value] = 'customerId' in owner ? ['customer_id', owner.customerId] : ['api_token', owner.apiToken]
  return sql`
    insert into carts (${sql.ref(String(column))}, locale, seen_service) values (${value}, ${locale}, ${service}::bigint)
    on conflict (${sql.ref(String(column))}) where status = 'active'
      do update set updated_at = now(), locale = excluded.locale, seen_service = coalesce(carts.seen_service, excluded.seen_service)
    returning id, xmax = 0 as is_new`
}

/** Runs a statement that adds lines to a locked cart. Refuses with `cart_full` where they are more than a cart may hold. */
export async function withinCartLimit<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    throw isCheckViolation(error, 'cart_items_limit') ? new DomainError('cart_full') : error
  }
}

/** A line that was put into a cart. */
export interface InsertedLine {
  item_id: number
  cart_id: number
  /** The cart was made for it, so that it holds nothing else. */
  alone: boolean
}

/**
 * Puts a line into the owner's active cart, making the cart where there is none, in one statement. `service` is the price of the
 * service line in drams. Returns undefined, and changes no line, when the variant is in the cart already. Refuses with `cart_full`.
 */
export async function insertLine(
  db: Db,
  owner: CartOwner,
  line: Omit<NewLineRow, 'raise'>,
  { locale, service }: { locale: Locale; service: number | null },
): Promise<InsertedLine | undefined> {
  const { rows } = await withinCartLimit(
    sql<InsertedLine>`${prepared}
      with cart as (${activeCart(owner, locale, service)})
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select id, ${line.product_id}, ${line.variant_id}, ${line.quantity}, ${line.price}::bigint, ${line.box_price}::bigint,
        ${line.box_qty}::integer from cart
      on conflict (cart_id, variant_id) do nothing returning id as item_id, cart_id, (select is_new from cart) as alone`.execute(db),
  )
  return rows[0]
}

/** A line that is new in a cart. Pieces and drams. */
export interface NewLineRow {
  product_id: number
  variant_id: number
  quantity: number
  price: number
  box_price: number | null
  box_qty: number | null
  raise: boolean
}

/**
 * As {@link insertLine} for many lines. A line that is there is raised where `raise` says so and it holds less. Returns the
 * variants whose lines are new or were raised. Refuses with `cart_full`, and then changes nothing.
 */
export async function insertLines(db: Db, owner: CartOwner, lines: readonly NewLineRow[], locale: Locale): Promise<Set<number>> {
  const { rows } = await withinCartLimit(
    sql<{ variant_id: number }>`${prepared}
      with cart as (${activeCart(owner, locale)}), wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as l(product_id int, variant_id int, quantity int, price bigint, box_price bigint, box_qty int, raise boolean)
      )
      insert into cart_items as i (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select cart.id, l.product_id, l.variant_id, l.quantity, l.price, l.box_price, l.box_qty from cart, wanted l
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity
        where i.quantity < excluded.quantity and i.variant_id in (select variant_id from wanted where raise)
      returning i.variant_id`.execute(db),
  )
  return new Set(rows.map(({ variant_id }) => variant_id))
}

/** The owner's active cart, made where there is none, locked until the transaction ends. */
export async function openCart(tx: Tx, owner: CartOwner, locale: Locale): Promise<number> {
  return (await sql<{ id: number }>`${activeCart(owner, locale)}`.execute(tx)).rows[0]!.id
}

/** Locks the owner's active cart until the transaction ends and returns its id. */
export async function lockCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`${prepared} select c.id from carts c where ${ownedBy(owner)} and c.status = 'active' for update`.execute(db)
  return rows[0]?.id
}
