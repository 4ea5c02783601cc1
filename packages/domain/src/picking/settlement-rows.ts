import { variantColumns } from '../cart/variant-columns.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { isWeighed } from '../orders/weights.ts'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Substitute } from './settled-pieces.ts'

type SubstituteRow = OrderableVariant &
  Pick<Substitute, 'grams' | 'agreed' | 'replaces_restricted'> & {
    order_item_id: number
    quantity: number
  }

/** The substitutes that the picker proposes for an order's lines, by line. */
export async function readSubstitutes(
  db: Db | Tx,
  orderId: number,
): Promise<Map<number, Substitute>> {
  const { rows } = await sql<SubstituteRow>`
    select ${variantColumns}, s.order_item_id, s.quantity, s.grams, s.agreed,
      l.age_restricted or coalesce((select g.age_restricted from product_listings g where g.product_id = l.product_id), false) as replaces_restricted
    from order_items l join order_substitutions s on s.order_item_id = l.id
    join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where l.order_id = ${orderId}`.execute(db)
  return new Map(
    rows.map(({ order_item_id, quantity, grams, agreed, replaces_restricted, ...variant }) => [
      order_item_id,
      { variant, quantity, grams, agreed, replaces_restricted },
    ]),
  )
}

/** Pieces in stock of an order's weighed lines, which may turn out heavier. */
export async function readWeighedStock(
  db: Db | Tx,
  { lines }: OrderRow,
): Promise<Map<number, number>> {
  const ids = lines.flatMap((line) =>
    isWeighed(line) && line.variant_id !== null ? [line.variant_id] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'qty'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, qty }) => [id, qty]))
}

/** Whether an order's picking is finished. */
export async function isPickingFinished(db: Db | Tx, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_pickings')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.state === 'finished'
}
