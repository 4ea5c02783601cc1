import type { PickList } from '@tsiran/contract/admin/document-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { linesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { describeSlot } from './paper-texts.ts'
import { readPackedOrders } from './read-slips.ts'

type PickLine = PickList['lines'][number]

interface PickedOrders {
  ids: readonly number[]
  roles: readonly StaffRole[]
  /** Language of the list where the orders have several. */
  locale: Locale
}

/**
 * What to take from the shelves for orders together: their stocked pieces by name, chilled ones last, with how many go into which order.
 * Refuses with `not_found`.
 */
export async function readPickList(
  db: Db,
  { ids, roles, locale: own }: PickedOrders,
): Promise<PickList> {
  const orders = await readPackedOrders(db, { ids, roles })
  const locales = new Set(orders.map((order) => order.locale))
  const locale = locales.size === 1 ? orders[0]!.locale : own
  const chilled = await findChilled(db, orders)
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    for (const line of linesLeft(order)) {
      const { sku, name, options, quantity, stocked, portion_grams, product_id } = line
      if (!stocked) continue
      const own = lines.get(sku) ?? {
        sku,
        name: name[locale],
        options: options[locale],
        pieces: 0,
        ...(portion_grams && { portion_grams }),
        ...(chilled.has(product_id) && { chilled: true }),
        orders: [],
      }
      own.pieces += quantity
      const same = own.orders.find(({ order_id }) => order_id === order.id)
      if (same) same.pieces += quantity
      else own.orders.push({ order_id: order.id, pieces: quantity })
      lines.set(sku, own)
    }
  }
  const byName = new Intl.Collator(locale)
  const sorted = [...lines.values()].sort(
    (a, b) =>
      Number(a.chilled ?? false) - Number(b.chilled ?? false) ||
      byName.compare(a.name, b.name) ||
      byName.compare(a.sku, b.sku),
  )
  const slots = orders.flatMap((order) =>
    order.slot ? [{ order_id: order.id, ...describeSlot(order, locale) }] : [],
  )
  return {
    locale,
    order_ids: orders.map(({ id }) => id),
    ...(slots.length > 0 && { slots }),
    lines: sorted,
  }
}

/** Which products of the orders are chilled. */
async function findChilled(
  db: Db,
  orders: readonly Pick<OrderRow, 'lines'>[],
): Promise<ReadonlySet<number | null>> {
  const ids = orders.flatMap(({ lines }) => lines.flatMap(({ product_id }) => product_id ?? []))
  const { rows } = await sql<{ id: number }>`
    select id from products where chilled and id = any(${ids}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
