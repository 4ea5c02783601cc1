import type { Locale } from '@tsiran/contract/locale'
import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { isCheckViolation } from '@tsiran/db/errors'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { deliveryTo } from '../delivery/delivery-of-cart.ts'
import type { CartRow, LineRow, LostRow } from './cart-rows.ts'
import { findVariants, service, variantColumns } from './find-variants.ts'
import type { CartOwner } from '../shared/viewer.ts'

/** Condition that a row of `carts c` belongs to an owner: the table lets a cart have a customer or a token, never both. */
export const ownedBy = (owner: CartOwner): RawBuilder<boolean> =>
  'customerId' in owner
    ? sql`c.customer_id = ${owner.customerId}`
    : sql`c.api_token = ${owner.apiToken}`

/** A line whose variant was deleted has none. */
const lines = sql`
  select i.id as item_id, i.quantity, i.seen_price, i.seen_box_price, i.seen_box_qty, i.substitution, i.substitute_variant_id, ${variantColumns}
  from cart_items i join products p on p.id = i.product_id left join variants v on v.id = i.variant_id
  where i.cart_id = c.id`

/** What a step of the checkout is about to store, undefined for what the cart has, and what it reads beside the cart. */
export interface CartChoice<Offers = null> {
  districtId?: number | undefined
  slotId?: number | undefined
  /** Condition of the row of a way of delivery. */
  method?: RawBuilder<boolean>
  /** A JSON value for the answer, such as a list of methods: a statement of its own costs more than it does. */
  offers?: RawBuilder<Offers>
}

interface StoredCart<Offers> extends Omit<CartRow, 'lines' | 'lost'> {
  lines: (StoredLine | (LostRow & { variant_id: null }))[]
  offers: Offers
}
type StoredLine = Omit<LineRow, 'substitute'>

/**
 * Reads the owner's active cart with its lines, as if a choice were stored; undefined where there is none. A way of
 * delivery that the shop does not have reads as null.
 */
export async function selectCart<Offers = null>(
  db: Db,
  owner: CartOwner,
  { districtId, slotId, method, offers }: CartChoice<Offers> = {},
): Promise<(CartRow & { offers: Offers }) | undefined> {
  const delivery = deliveryTo({
    district: districtId === undefined ? sql`c.district_id` : sql`${districtId}::integer`,
    slot: slotId === undefined ? sql`c.slot_id` : sql`${slotId}::bigint`,
  })
  const { rows } = await sql<StoredCart<Offers>>`${prepared}
    select c.id, c.locale, c.billing_address, c.shipping_address, ${method ? sql`s.code as shipping_method` : sql`c.shipping_method`},
      c.payment_method,
      c.seen_service, c.seen_shipping, s.title as shipping_title, s.rate as shipping_rate, s.free_from as shipping_free_from, m.title as payment_title,
      c.substitution, ${delivery} as delivery, ${offers ?? sql`null`} as offers,
      coalesce((select json_agg(l order by l.item_id) from (${lines}) l), '[]') as lines,
      (select row_to_json(x) from (${service}) x) as service
    from carts c
    left join shipping_methods s on ${method ?? sql`s.code = c.shipping_method`} and s.active
    left join payment_methods m on m.method = c.payment_method and m.active
    where ${ownedBy(owner)} and c.status = 'active'`.execute(db)
  const [cart] = rows
  if (!cart) return undefined
  const present = cart.lines.filter((line) => line.variant_id !== null)
  const lost = cart.lines.filter((line) => line.variant_id === null)
  return { ...cart, lines: await addSubstitutes(db, present), lost }
}

/** Adds the variants that the buyer names. Few carts have any: in the statement above they cost each cart a fifth of it. */
async function addSubstitutes(db: Db, lines: readonly StoredLine[]): Promise<LineRow[]> {
  const named = lines.flatMap(({ substitute_variant_id: id }) => (id === null ? [] : [id]))
  const variants = named.length === 0 ? [] : await findVariants(db, named)
  const found = new Map(variants.map((variant) => [variant.variant_id, variant]))
  return lines.map((line) => ({
    ...line,
    substitute: found.get(line.substitute_variant_id ?? 0) ?? null,
  }))
}

/**
 * CTE body that locks the owner's active cart, creating it where there is none. `service` is the price of the service line in
 * drams, where the shopper is about to see it.
 */
export const activeCart = (owner: CartOwner, locale: Locale, service: number | null = null) => {
  const [column, value] =
    'customerId' in owner ? ['customer_id', owner.customerId] : ['api_token', owner.apiToken]
  return sql`
    insert into carts (${sql.ref(String(column))}, locale, seen_service)
    values (${value}, ${locale}, ${service}::bigint)
    on conflict (${sql.ref(String(column))}) where status = 'active' do update set
      updated_at = now(),
      locale = excluded.locale,
      seen_service = coalesce(carts.seen_service, excluded.seen_service)
    returning id, xmax = 0 as is_new`
}

/** Runs a statement that adds lines to a locked cart. Refuses with `cart_full` beyond the limit of lines. */
export async function withinCartLimit<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    throw isCheckViolation(error, 'cart_items_limit') ? new DomainError('cart_full') : error
  }
}

/** A line added to a cart. */
export interface InsertedLine {
  item_id: number
  cart_id: number
  /** Whether the cart was created for this line and has no other. */
  is_new_cart: boolean
}

/**
 * As a row source of a statement that is its own transaction: its commit does not wait for the disk. A crash loses what was
 * written in its last half second (docs/decisions/0029-carts-without-disk-wait.md).
 */
const withoutDiskWait = sql`set_config('synchronous_commit', 'off', true)`

/**
 * Adds a line to the owner's active cart, creating the cart where there is none, in one statement. `service` is the price of the
 * service line in drams. Returns undefined, without a change, when the variant is already in the cart. Refuses with `cart_full`.
 */
export async function insertLine(
  db: Db,
  {
    owner,
    line,
    locale,
    service,
  }: { owner: CartOwner; line: Omit<NewLineRow, 'raise'>; locale: Locale; service: number | null },
): Promise<InsertedLine | undefined> {
  const { rows } = await withinCartLimit(
    sql<InsertedLine>`${prepared}
      -- The owner's cart, locked.
      with cart as (${activeCart(owner, locale, service)})
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select id, ${line.product_id}, ${line.variant_id}, ${line.quantity}, ${line.price}::bigint, ${line.box_price}::bigint,
        ${line.box_qty}::integer
      from cart${db.isTransaction ? sql`` : sql`, ${withoutDiskWait}`}
      on conflict (cart_id, variant_id) do nothing
      returning id as item_id, cart_id, (select is_new from cart) as is_new_cart`.execute(db),
  )
  return rows[0]
}

/** A line to add to a cart. Pieces and drams. */
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
 * As {@link insertLine} for many lines. With `raise`, an existing line with fewer pieces is raised. Returns the variants of new
 * and raised lines. Refuses with `cart_full` without any change.
 */
export async function insertLines(
  db: Db,
  { owner, lines, locale }: { owner: CartOwner; lines: readonly NewLineRow[]; locale: Locale },
): Promise<Set<number>> {
  const { rows } = await withinCartLimit(
    sql<{ variant_id: number }>`${prepared}
      -- The owner's cart, locked.
      with cart as (${activeCart(owner, locale)}),
      -- The lines to add.
      wanted as (
        select *
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as l(product_id int, variant_id int, quantity int, price bigint, box_price bigint, box_qty int, raise boolean)
      )
      insert into cart_items as i (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select cart.id, l.product_id, l.variant_id, l.quantity, l.price, l.box_price, l.box_qty
      from cart, wanted l
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity
        where i.quantity < excluded.quantity and i.variant_id in (select variant_id from wanted where raise)
      returning i.variant_id`.execute(db),
  )
  return new Set(rows.map(({ variant_id }) => variant_id))
}

/** Locks the owner's active cart until the transaction ends and returns its id. */
export async function lockCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select c.id
    from carts c
    where ${ownedBy(owner)} and c.status = 'active'
    for update`.execute(db)
  return rows[0]?.id
}
