import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { OrderRow } from './order-rows.ts'
import type { NewOrderLine, OrderLineRow } from './order-line-rows.ts'
import { forgetPicks } from './end-picking.ts'

export interface LineChanges {
  /** What is left weighs `grams`; undefined where the line weighs what it did. */
  changed: readonly (Pick<OrderLineRow, 'id' | 'quantity' | 'canceled' | 'total'> & {
    grams?: number | undefined
  })[]
  added?: readonly NewOrderLine[]
}

/**
 * Changes the lines of a locked order, its totals and its version. The service line stays the last one. What a picker found of a
 * changed line is forgotten, unless it was settled.
 */
export async function changeLines(
  tx: Tx,
  { id, lines }: OrderRow,
  { changed, added = [] }: LineChanges,
): Promise<void> {
  await sql`
    update order_items l set quantity = t.quantity, canceled = t.canceled, total = t.total, picked_grams = coalesce(t.grams, l.picked_grams)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) t(id bigint, quantity integer, canceled integer, total bigint, grams integer)
    where l.id = t.id and l.order_id = ${id}`.execute(tx)
  await forgetPicks(
    tx,
    id,
    changed.map((line) => line.id),
  )
  if (added.length > 0) await insertLines(tx, id, { after: lines, added })
  await sql`
    update orders o set sub_total = t.sum, grand_total = t.sum + o.shipping_amount, version = o.version + 1
    from (select coalesce(sum(total), 0)::bigint as sum from order_items where order_id = ${id}) t where o.id = ${id}`.execute(
    tx,
  )
}

async function insertLines(
  tx: Tx,
  id: number,
  { after, added }: { after: readonly OrderLineRow[]; added: readonly NewOrderLine[] },
) {
  const start =
    after.find(({ stocked }) => !stocked)?.position ??
    Math.max(...after.map(({ position }) => position)) + 1
  await sql`update order_items set position = position + ${added.length} where order_id = ${id} and position >= ${start}`.execute(
    tx,
  )
  const rows = added.map((line, index) => ({ ...line, position: start + index }))
  await sql`
    insert into order_items (order_id, position, product_id, variant_id, sku, name, options, url_key, image, quantity, unit_price, box_qty, box_price, total, stocked,
      portion_grams, price_per_kg, tolerance_pct, substitution, substitute_variant_id, age_restricted,
      pick_state, picked_quantity, picked_grams, agreed_quantity, agreed_total, replaces_id)
    select ${id}, l.position, l.product_id, l.variant_id, l.sku, l.name, l.options, l.url_key, l.image, l.quantity, l.unit_price, l.box_qty, l.box_price, l.total, l.stocked,
      l.portion_grams, l.price_per_kg, l.tolerance_pct, l.substitution, l.substitute_variant_id, coalesce(l.age_restricted, false),
      l.pick_state, l.picked_quantity, l.picked_grams, l.agreed_quantity, l.agreed_total, l.replaces_id
    from jsonb_populate_recordset(null::order_items, ${JSON.stringify(rows)}::jsonb) l`.execute(tx)
}

/** Gives a locked order its next version. */
export async function raiseVersion(tx: Tx, id: number): Promise<void> {
  await sql`update orders set version = version + 1 where id = ${id}`.execute(tx)
}
