import type { Seller, Slip } from '@tsiran/contract/admin/document-shapes'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { areAssigned } from '../orders/assigned-orders.ts'
import { heldDrams } from '../orders/held-drams.ts'
import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { seesPeople } from '../orders/people-mask.ts'
import { readPrintedOrders, type PrintedOrder } from '../orders/printed-orders.ts'
import { lineName } from '../shared/line-snapshot.ts'
import type { ActingStaff } from '../staff/session.ts'
import { describeLine, describeSlot, placeOf, readSeller, recipientOf } from './paper-texts.ts'

interface PackedOrders {
  ids: readonly number[]
  staff: Pick<ActingStaff, 'id' | 'roles'>
}

/**
 * Orders for a paper that names no buyer, in the order of `ids`. Whoever sees assigned orders alone gets {@link areAssigned | these},
 * and `not_found` for others.
 */
export async function readPackedOrders(
  db: Db,
  { ids, staff: { id, roles } }: PackedOrders,
): Promise<PrintedOrder[]> {
  if (!isAllowed(roles, 'slips.read') && !(await areAssigned(db, ids, id)))
    throw new DomainError('not_found')
  return readPrintedOrders(db, ids)
}

/** As {@link readPackedOrders}, for a paper with names, phones and addresses: whoever may not see people gets assigned orders alone. */
export async function readAddressedOrders(db: Db, packed: PackedOrders): Promise<PrintedOrder[]> {
  const { ids, staff } = packed
  if (!seesPeople(staff.roles) && !(await areAssigned(db, ids, staff.id)))
    throw new DomainError('not_found')
  return readPackedOrders(db, packed)
}

/** The packing slips of orders, each in its order's language. Refuses with `not_found`. */
export async function readSlips(db: Db, packed: PackedOrders): Promise<Slip[]> {
  const orders = await readAddressedOrders(db, packed)
  const locales = [...new Set(orders.map(({ locale }) => locale))]
  const sellers = new Map<Locale, Seller>()
  for (const locale of locales) sellers.set(locale, await readSeller(db, locale))
  return orders.map((order) => slipOf(order, sellers.get(order.locale)!))
}

function slipOf(order: PrintedOrder, seller: Seller): Slip {
  const { locale, shipping_address: to } = order
  return {
    order_id: order.id,
    locale,
    placed_at: new Date(order.created_at).toISOString(),
    seller,
    recipient: recipientOf(to),
    phone: to.phone,
    address: placeOf(to, locale),
    shipping_title: order.shipping_title[locale],
    payment_title: order.payment_title[locale],
    ...describeSlot(order, locale),
    ...(order.substitution && { substitution: order.substitution }),
    ...(order.buffer && !order.settled_at && { buffer: order.buffer }),
    note: order.description,
    ...(order.settled_at && { settled: true }),
    lines: order.lines.map((line) => ({
      ...describeLine(line, locale),
      ordered: line.agreed_quantity ?? line.quantity,
      canceled: canceledOf(line),
      pieces: piecesLeft(line),
      ...packedOf(order, line),
      ...(line.substitution && { substitution: line.substitution }),
      ...(piecesLeft(line) > 0 && order.chilled_lines.includes(line.id) && { chilled: true }),
    })),
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    grand_total: order.grand_total,
    cash_due: order.paid === 'at_the_door' ? order.grand_total : 0,
    ...(heldDrams(order) > 0 && { held: heldDrams(order) }),
  }
}

/** Pieces that are not delivered; of a settled line out of those that were agreed. */
const canceledOf = (line: OrderLineRow): number =>
  line.agreed_quantity === null
    ? line.canceled
    : Math.max(line.agreed_quantity - piecesLeft(line), 0)

/** What became of a settled order's line. */
function packedOf({ lines, locale, settled_at }: OrderRow, line: OrderLineRow) {
  if (!settled_at) return {}
  const replaced = lines.find(({ id }) => id === line.replaces_id)
  return {
    ...(line.pick_state && { picked: line.pick_state }),
    ...(replaced && { replaces: lineName(replaced, locale) }),
  }
}
