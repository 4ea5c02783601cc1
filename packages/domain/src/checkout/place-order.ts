import type { Order } from '@tsiran/contract/order-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql, type RawBuilder } from 'kysely'
import { missingToMinimum } from '../cart/cart-delivery.ts'
import { priceCart, type PricedLine } from '../cart/price-cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { findOrderedCart, lockCartWithVariants } from '../cart/lock-cart.ts'
import type { CartRow } from '../cart/cart-rows.ts'
import { showCart } from '../cart/read-cart.ts'
import { completeRequests } from '../companies/move-requests.ts'
import type { StaffActor } from '../shared/actor.ts'
import { isCustomerAllowed } from '../customers/blocked.ts'
import { takePlace } from '../delivery/take-place.ts'
import { networkHash } from '../shared/network.ts'
import { guestCheckout } from '../shared/settings.ts'
import { DomainError } from '../errors.ts'
import { createOrder } from '../orders/create-order.ts'
import { viewOrder } from '../orders/order-view.ts'
import { findOrder, findOrderOfCart } from '../orders/read-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { gatewayOf } from '../payments/provider.ts'
import { chargeCredit } from './charge-credit.ts'
import { mailNewOrder } from '../order-management/order-mails.ts'
import { orderFields } from './order-of-cart.ts'
import { orderLines } from './lines-of-cart.ts'
import { countOrder, type OrderSource } from './order-limits.ts'
import { saleOf, takeStock } from '../stock/take-stock.ts'
import { slotTaken } from '../delivery/slot-taken.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

/** A call that places an order. */
export interface OrderCall {
  owner: CartOwner | undefined
  viewer: Viewer
  description?: string | undefined
  services?: OrderServices | undefined
  /** Totals on the shopper's page in drams; undefined ones are not compared. */
  shown?:
    | { subTotal?: number | undefined; shipping?: number | undefined; total?: number | undefined }
    | undefined
  /** Orders are rate limited by it (R47); undefined for no limits. */
  source?: OrderSource | undefined
  /** Who takes the order for the buyer; undefined where the buyer orders. */
  by?: StaffActor | undefined
  /** True where the staff agrees to an order below the minimum. */
  belowMinimum?: boolean | undefined
}

/**
 * Places the owner's cart as an order. Repeated calls for the same cart return the same order (R21). One transaction covers stock,
 * credit, order, lines, mails and the cart's end. An order that is paid online waits for its payment; its mails are sent once it is
 * paid. Refuses with `account_blocked`, `unauthenticated` (a guest, where only customers order), `cart_empty`, `step_missing`,
 * `credit_limit_reached`, `too_many_orders`, `too_many_unpaid_orders`, `below_minimum` with the drams that are missing, `slot_taken`
 * with the zone's open slots, and `cart_changed` with the new cart where a price, the stock or a total differs from the shopper's page
 * (R22): another tab, or the shop, may have changed it.
 */
export async function placeOrder(db: Db, { owner, ...call }: OrderCall): Promise<Order> {
  if (!owner) throw new DomainError('cart_empty')
  const { viewer } = call
  try {
    return viewOrder(
      await inTransaction(db, (tx) => placeCart(tx, { owner, ...call })),
      viewer.locale,
    )
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'cart_changed') throw error
    throw new DomainError('cart_changed', { data: await showCart(db, owner, viewer) })
  }
}

/**
 * As {@link placeOrder}, within a transaction; its refusal `cart_changed` comes without the cart. Lock order: the cart, so that
 * repeated calls wait for each other, then the variants by id, and last the
 * slot, which many orders share.
 */
export async function placeCart(
  tx: Tx,
  {
    owner,
    viewer,
    description = '',
    services = offlineOrderServices,
    shown = {},
    source,
    by,
    belowMinimum = false,
  }: OrderCall & { owner: CartOwner },
): Promise<OrderRow> {
  const mayOrder = mayOrderAs(viewer, by)
  const locked = await lockCartWithVariants(tx, owner, mayOrder)
  if (!(locked ? locked.allowed : await isTrue(tx, mayOrder)))
    throw new DomainError(viewer.customerId === null ? 'unauthenticated' : 'account_blocked')
  if (!locked) return repeatedOrder(tx, owner)
  const { cart } = locked
  requireLines(cart)
  if (cart.delivery?.slot?.open === false) throw await slotTaken(tx, cart.delivery.zone!.id, viewer)
  const { lines, products, service, shipping, changed } = priceCart(cart, viewer)
  const fields = orderFields({ ...cart, shipping_rate: shipping }, description, viewer)
  if (!services.providers.has(fields.payment_method)) throw new DomainError('step_missing')
  const sum = lines.reduce((total, line) => total + line.total, service)
  const total = sum + fields.shipping_amount
  if (
    changed ||
    differs(shown.subTotal, sum) ||
    differs(shown.shipping, fields.shipping_amount) ||
    differs(shown.total, total)
  )
    throw new DomainError('cart_changed')
  const small = belowMinimum ? undefined : missingToMinimum(cart, products, viewer)
  if (small) throw new DomainError('below_minimum', { data: small })
  // A total of 0 needs no payment.
  const unpaid = gatewayOf(services.providers, fields.payment_method) !== undefined && total > 0
  const { id, grand_total } = await createOrder(tx, {
    cartId: cart.id,
    network: source && viewer.customerId === null ? networkHash(source.address) : null,
    order: { ...fields, status: unpaid ? 'pending_payment' : 'pending' },
    lines: orderLines(lines, cart.service, service),
    by,
  })
  if (!(await takeStock(tx, lines.map(stockLine), saleOf(id, by))))
    throw new DomainError('cart_changed')
  if (viewer.companyId !== null) await completeRequests(tx, cart.id, id)
  if (fields.payment_method === 'credit') await chargeCredit(tx, viewer, grand_total)
  const order = await findOrder(tx, id)
  if (order.status === 'pending') await mailNewOrder(tx, services, { order, paid: null })
  const { customerId, companyId } = viewer
  if (source)
    await countOrder(
      tx,
      { customerId, companyId, email: fields.email, phone: fields.billing_address.phone, unpaid },
      source,
    )
  if (order.slot_id !== null && order.zone_id !== null) {
    const place = { slotId: order.slot_id, zoneId: order.zone_id }
    if (!(await takePlace(tx, place))) throw await slotTaken(tx, place.zoneId, viewer)
  }
  return order
}

/** Whether somebody may order: blocked customers may not, nor guests where the merchant lets only customers order. */
function mayOrderAs({ customerId }: Viewer, by: StaffActor | undefined): RawBuilder<boolean> {
  if (customerId !== null) return isCustomerAllowed(customerId)
  return by ? sql`true` : guestCheckout
}

async function isTrue(tx: Tx, condition: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(tx)
  return rows[0]!.holds
}

/** Refuses an empty cart; with `cart_changed` where its last lines were lost. */
function requireLines({ lines, lost }: CartRow): void {
  if (lines.length === 0) throw new DomainError(lost.length > 0 ? 'cart_changed' : 'cart_empty')
}

const differs = (shown: number | undefined, actual: number) =>
  shown !== undefined && shown !== actual

const stockLine = ({ row, quantity }: PricedLine) => ({ variantId: row.variant_id, quantity })

async function repeatedOrder(tx: Tx, owner: CartOwner): Promise<OrderRow> {
  const cartId = await findOrderedCart(tx, owner)
  const id = cartId === undefined ? undefined : await findOrderOfCart(tx, cartId)
  if (id === undefined) throw new DomainError('cart_empty')
  return findOrder(tx, id)
}
