import type { PickLine, PickList } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { linesLeft } from '../orders/order-lines.ts'
import { compareShelfRows, selectShelves, type ShelfRow } from '../orders/shelves.ts'
import type { ActingStaff } from '../staff/session.ts'
import { describeSlot } from './paper-texts.ts'
import { readPackedOrders } from './read-slips.ts'

interface PickedOrders {
  ids: readonly number[]
  staff: Pick<ActingStaff, 'id' | 'roles'>
  /** Language of the list where the orders have several. */
  locale: Locale
}

/**
 * What to take from the shelves for orders together: their stocked pieces in the order of the shelves, with how many go into which
 * order. Refuses with `not_found`.
 */
export async function readPickList(
  db: Db,
  { ids, staff, locale: own }: PickedOrders,
): Promise<PickList> {
  const orders = await readPackedOrders(db, { ids, staff })
  const locales = new Set(orders.map((order) => order.locale))
  const locale = locales.size === 1 ? orders[0]!.locale : own
  const shelves = await selectShelves(
    db,
    orders.map(({ id }) => id),
  )
  const lines = new Map<string, { line: PickLine; shelf: ShelfRow }>()
  for (const order of orders) {
    for (const line of linesLeft(order)) {
      const { id, sku, name, options, quantity, stocked, portion_grams } = line
      if (!stocked) continue
      const shelf = shelves.get(id)!
      const own = lines.get(sku)?.line ?? {
        sku,
        name: name[locale],
        options: options[locale],
        pieces: 0,
        ...(shelf.place && { place: shelf.place }),
        ...(portion_grams && { portion_grams }),
        ...(shelf.chilled && { chilled: true }),
        orders: [],
      }
      own.pieces += quantity
      const same = own.orders.find(({ order_id }) => order_id === order.id)
      if (same) same.pieces += quantity
      else own.orders.push({ order_id: order.id, pieces: quantity })
      lines.set(sku, { line: own, shelf })
    }
  }
  const byShelf = compareShelfRows(locale)
  const byName = new Intl.Collator(locale)
  const sorted = [...lines.values()]
    .sort(
      (a, b) =>
        byShelf(a.shelf, b.shelf) ||
        byName.compare(a.line.name, b.line.name) ||
        byName.compare(a.line.sku, b.line.sku),
    )
    .map(({ line }) => line)
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
