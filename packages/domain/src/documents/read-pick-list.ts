import type { PickList } from '@tsiran/contract/admin/document-shapes'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { linesLeft } from '../orders/order-lines.ts'
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
 * What to take from the shelves for orders together: their stocked pieces by article number, with how many go into which order.
 * Refuses with `not_found`.
 */
export async function readPickList(
  db: Db,
  { ids, roles, locale: own }: PickedOrders,
): Promise<PickList> {
  const orders = await readPackedOrders(db, { ids, roles })
  const locales = new Set(orders.map((order) => order.locale))
  const locale = locales.size === 1 ? orders[0]!.locale : own
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    for (const { sku, name, options, quantity, stocked, portion_grams } of linesLeft(order)) {
      if (!stocked) continue
      const line = lines.get(sku) ?? {
        sku,
        name: name[locale],
        options: options[locale],
        pieces: 0,
        ...(portion_grams && { portion_grams }),
        orders: [],
      }
      line.pieces += quantity
      const same = line.orders.find(({ order_id }) => order_id === order.id)
      if (same) same.pieces += quantity
      else line.orders.push({ order_id: order.id, pieces: quantity })
      lines.set(sku, line)
    }
  }
  const byName = new Intl.Collator(locale)
  const sorted = [...lines.values()].sort(
    (a, b) => byName.compare(a.name, b.name) || byName.compare(a.sku, b.sku),
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
