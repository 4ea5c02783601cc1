import { prepared } from '@tsiran/db/prepared'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { closingCart } from '../cart/checkout-steps.ts'
import type { StaffActor } from '../shared/actor.ts'
import { firstHold } from './holds.ts'
import type { OrderFields } from './order-rows.ts'
import type { NewOrderLine } from './order-line-rows.ts'

interface OrderInsert {
  cartId: number
  network: string | null
  order: OrderFields
  lines: readonly NewOrderLine[]
  by?: StaffActor | undefined
}

/**
 * Inserts an order, its lines and its first change in one statement and returns its number. A cart can be ordered once
 * (`orders.cart_id` is unique).
 */
export async function insertOrder(
  tx: Tx,
  { cartId, network, order, lines, by }: OrderInsert,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`${prepared}
    with placed as (
      insert into orders (cart_id, customer_id, company_id, locale, status, email, billing_address, shipping_address, shipping_method,
        shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total, description, hold_until,
        district_id, zone_id, slot_id, slot, holds_slot, substitution, buffer)
      select ${cartId}::bigint, o.customer_id, o.company_id, o.locale, o.status, o.email, o.billing_address, o.shipping_address, o.shipping_method,
        o.shipping_title, o.shipping_amount, o.payment_method, o.payment_title, o.sub_total, o.grand_total, o.description,
        case when o.status = 'pending_payment' then now() + ${firstHold} end,
        o.district_id, o.zone_id, o.slot_id, o.slot, o.holds_slot, o.substitution, o.buffer
      from jsonb_populate_record(null::orders, ${JSON.stringify(order)}::jsonb) o
      returning id
    ), lines as (
      insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, box_qty, box_price, total, stocked,
        portion_grams, price_per_kg, tolerance_pct, substitution, substitute_variant_id, age_restricted)
      select p.id, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.box_qty, l.box_price, l.total, l.stocked,
        l.portion_grams, l.price_per_kg, l.tolerance_pct, l.substitution, l.substitute_variant_id, coalesce(l.age_restricted, false)
      from placed p, jsonb_populate_recordset(null::order_items, ${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb) l
    ), closed as (${closingCart(cartId, network)}
    ), history as (
      insert into order_changes (order_id, to_status, actor, staff_id)
      select id, ${order.status}, ${by ? 'shop' : 'buyer'}, ${by?.id ?? null}::integer from placed
    )
    select id from placed`.execute(tx)
  return rows[0]!.id
}
