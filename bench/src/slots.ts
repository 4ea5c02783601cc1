import type { Db } from '@tsiran/db/database'
import { createSlot, createZone } from '@tsiran/domain/testing/delivery-shop'
import { sql } from 'kysely'
import { readProductIds, wholeOrder, type SlotChoice } from './carts.ts'
import { flow } from './flow.ts'
import type { Load } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 6
const buyers = 8
const districtId = 6
const capacity = 1_000_000

/**
 * Whole orders of 8 buyers with the stock ledger, without zones and into slots: one that all orders share, and four. The zone is
 * there for this part alone.
 */
export async function benchSlots(db: Db, databaseUrl: string): Promise<Row[]> {
  const productIds = await readProductIds(db)
  const shop = await startShop(databaseUrl)
  let turn = 0
  const order = (slots: readonly SlotChoice[]): Promise<Load> =>
    flow(shop.url, buyers, seconds, (ask) => {
      turn++
      return wholeOrder(ask, productIds[turn % productIds.length]!, slots[turn % slots.length])
    })
  try {
    await sql`update delivery_zones set active = false`.execute(db)
    const points = await pointReads(databaseUrl, seconds)
    const baseline = await order([])
    const zone = await createZone(db, { name: 'Bench', fee: 500, districts: [districtId] })
    const slots: SlotChoice[] = []
    for (const starts of [48, 50, 52, 54])
      slots.push({ districtId, slotId: await createSlot(db, zone, { starts, capacity }) })
    return [
      row('PostgreSQL: one row by key, 16 connections', points, points),
      row('whole guest order, 8 buyers, without slots', baseline, baseline),
      row('the same into 4 slots', await order(slots), baseline, 'aim: 100/s, none failing'),
      row('the same into 1 slot', await order(slots.slice(0, 1)), baseline),
    ]
  } finally {
    await shop.stop()
    await sql`update delivery_zones set active = name ->> 'en' <> 'Bench'`.execute(db)
  }
}
