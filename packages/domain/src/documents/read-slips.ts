import type { Seller, Slip } from '@tsiran/contract/admin/document-shapes'
import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { readPrintedOrders } from '../orders/printed-orders.ts'
import { describeLine, describeSlot, placeOf, readSeller, recipientOf } from './paper-texts.ts'

interface PackedOrders {
  ids: readonly number[]
  roles: readonly StaffRole[]
}

/**
 * Orders that people with these roles may pack, in the order of `ids`. Whoever sees assigned orders alone gets `not_found`: nobody is
 * assigned yet.
 */
export async function readPackedOrders(db: Db, { ids, roles }: PackedOrders): Promise<OrderRow[]> {
  if (!isAllowed(roles, 'slips.read')) throw new DomainError('not_found')
  return readPrintedOrders(db, ids)
}

/** The packing slips of orders, each in its order's language. Refuses with `not_found`. */
export async function readSlips(db: Db, packed: PackedOrders): Promise<Slip[]> {
  const orders = await readPackedOrders(db, packed)
  const locales = [...new Set(orders.map(({ locale }) => locale))]
  const sellers = new Map<Locale, Seller>()
  for (const locale of locales) sellers.set(locale, await readSeller(db, locale))
  return orders.map((order) => slipOf(order, sellers.get(order.locale)!))
}

function slipOf(order: OrderRow, seller: Seller): Slip {
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
    lines: order.lines.map((line) => ({
      ...describeLine(line, locale),
      ordered: line.quantity,
      canceled: line.canceled,
      pieces: piecesLeft(line),
      ...(line.substitution && { substitution: line.substitution }),
    })),
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    grand_total: order.grand_total,
    cash_due: order.paid === 'at_the_door' ? order.grand_total : 0,
  }
}
