import { prepared } from '@tsiran/db/prepared'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { deliveryTo } from '../delivery/delivery-of-cart.ts'
import type { CartRow, LineRow, LostRow } from './cart-rows.ts'
import { findVariants } from './find-variants.ts'
import { service, variantColumns } from './variant-columns.ts'
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

/** Locks the owner's active cart until the transaction ends and returns its id. */
export async function lockCart(db: Db, owner: CartOwner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select c.id
    from carts c
    where ${ownedBy(owner)} and c.status = 'active'
    for update`.execute(db)
  return rows[0]?.id
}
