import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { findOrder } from '../orders/read-order.ts'

/** What a picker found of one line. */
export interface TestPick {
  state: PickState
  quantity?: number
  grams?: number
  substitute?: { variantId: number; quantity: number; grams?: number; agreed?: boolean }
}

/** Makes a variant one that is sold by weight: its price follows from the portion. */
export const sellByWeight = (
  db: Db,
  variantId: number,
  { portion, perKg }: { portion: number; perKg: number },
) =>
  db
    .updateTable('variants')
    .set({
      portion_grams: portion,
      price_per_kg: perKg,
      price: Math.round((perKg * portion) / 1000),
    })
    .where('id', '=', variantId)
    .execute()

/**
 * Records what was picked of an order as the picker's calls do, and finishes the picking. Picks are by the position of the stocked
 * line; the others are found. Weighed lines get their snapshot, and the order its buffer.
 */
export async function pickOrder(
  db: Db,
  id: number,
  { picks = {}, buffer }: { picks?: Record<number, TestPick>; buffer?: number } = {},
): Promise<void> {
  await sql`
    update order_items l set portion_grams = v.portion_grams, price_per_kg = v.price_per_kg, tolerance_pct = v.tolerance_pct
    from variants v where v.id = l.variant_id and l.order_id = ${id} and v.portion_grams is not null and l.stocked`.execute(
    db,
  )
  if (buffer !== undefined)
    await db.updateTable('orders').set({ buffer }).where('id', '=', id).execute()
  const { lines } = await findOrder(db, id)
  for (const [position, line] of lines.filter(({ stocked }) => stocked).entries()) {
    const { state, quantity, grams, substitute } = picks[position] ?? { state: 'found' as const }
    await db
      .updateTable('order_items')
      .set({ pick_state: state, picked_quantity: quantity ?? null, picked_grams: grams ?? null })
      .where('id', '=', line.id)
      .execute()
    if (!substitute) continue
    const { variantId, agreed = true, ...rest } = substitute
    await db
      .insertInto('order_substitutions')
      .values({
        order_item_id: line.id,
        variant_id: variantId,
        agreed,
        ...rest,
        staff_id: null,
        grams: rest.grams ?? null,
      })
      .execute()
  }
  await db
    .insertInto('order_pickings')
    .values({
      order_id: id,
      state: 'finished',
      staff_id: null,
      started_at: new Date(),
      finished_at: new Date(),
    })
    .execute()
}
