import * as contract from '@tsiran/contract/checkout'
import { readAddresses } from '@tsiran/domain/cart/checkout-steps'
import { cartOwner } from '@tsiran/domain/cart/owner'
import type { CartOwner } from '@tsiran/domain/shared/viewer'
import { readCart } from '@tsiran/domain/cart/read-cart'
import { listPayments, listShippings } from '@tsiran/domain/checkout/methods'
import { openPayment } from '@tsiran/domain/order-management/open-payment'
import { readPlacedOrder } from '@tsiran/domain/checkout/placed-order'
import { placeOrder } from '@tsiran/domain/checkout/place-order'
import { saveAddress } from '@tsiran/domain/checkout/save-address'
import { savePayment } from '@tsiran/domain/checkout/save-payment'
import { saveShipping } from '@tsiran/domain/checkout/save-shipping'
import { DomainError } from '@tsiran/domain/errors'
import { checkUnpaidOrder, giveUpOrder, payUnpaidOrder, readUnpaidOrder } from '@tsiran/domain/order-management/unpaid-order'
import { formatMoney } from '@tsiran/i18n/money'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { shopperOf } from '../api/viewer.ts'

export const checkoutOperations: readonly EndpointHandler[] = [
  handler(contract.listShippings, async ({ db, config }, { caller }) => {
    const cart = await readCart(db, checkoutOwner(caller), shopperOf({ config }, caller))
    return { data: await listShippings(db, caller.locale, cart) }
  }),

  handler(contract.listPayments, async ({ db, sale, config }, { caller }) => {
    const viewer = shopperOf({ config }, caller)
    return { data: await listPayments(db, viewer, { cart: await readCart(db, checkoutOwner(caller), viewer), services: sale }) }
  }),

  handler(contract.saveAddress, async ({ db, config }, { caller, body }) => {
    const owner = checkoutOwner(caller)
    await saveAddress(db, owner, {
      billing: body.billing,
      shipping: body.shipping,
      addressId: body.address_id,
      viewer: shopperOf({ config }, caller),
    })
    const cart = await readCart(db, owner, shopperOf({ config }, caller))
    return { data: { rates: await listShippings(db, caller.locale, cart), cart } }
  }),

  handler(contract.getCheckoutAddress, async ({ db }, { caller }) => ({ data: await readAddresses(db, checkoutOwner(caller)) })),

  handler(contract.saveShipping, async ({ db, sale, config }, { caller, body }) => {
    const owner = checkoutOwner(caller)
    await saveShipping(db, owner, body.shipping_method)
    const cart = await readCart(db, owner, shopperOf({ config }, caller))
    return { data: { methods: await listPayments(db, shopperOf({ config }, caller), { cart, services: sale }), cart } }
  }),

  handler(contract.savePayment, async ({ db, sale, config }, { caller, body }) => {
    const owner = checkoutOwner(caller)
    await savePayment(db, owner, { method: body.payment.method, viewer: shopperOf({ config }, caller), services: sale })
    return { data: { cart: await readCart(db, owner, shopperOf({ config }, caller)) } }
  }),

  handler(contract.saveOrder, async ({ db, sale, config }, { caller, body }) => {
    const { description, sub_total: subTotal, shipping_amount: shipping } = body
    const shown = { subTotal, shipping }
    const viewer = shopperOf({ config }, caller)
    const order = await placeOrder(db, {
      owner: checkoutOwner(caller),
      viewer,
      description,
      services: sale,
      shown,
      source: { address: caller.address, limits: config.limits },
    })
    if (order.status !== 'pending_payment') return { success: true as const, order }
    return { success: true as const, order, redirect_url: await openPayment(db, sale, { orderId: order.id, locale: caller.locale }) }
  }),

  handler(contract.getPlacedOrder, async ({ db }, { caller, query }) => ({
    data: await readPlacedOrder(db, checkoutOwner(caller), { id: query.id, locale: caller.locale }),
  })),

  handler(contract.getUnpaidOrder, async ({ db }, { caller }) => {
    const unpaid = await readUnpaidOrder(db, checkoutOwner(caller))
    if (!unpaid) return { data: null }
    const { id, grand_total, hold_until } = unpaid.order
    return {
      data: {
        order_id: id,
        grand_total,
        formated_grand_total: formatMoney(grand_total),
        hold_until: new Date(hold_until!).toISOString(),
        payable: unpaid.payable,
      },
    }
  }),

  handler(contract.payUnpaidOrder, async ({ db, sale }, { caller }) => ({
    data: { redirect_url: await payUnpaidOrder(db, sale, { owner: checkoutOwner(caller), locale: caller.locale }) },
  })),

  handler(contract.checkUnpaidOrder, async ({ db, sale }, { caller }) => ({
    data: await checkUnpaidOrder(db, sale, checkoutOwner(caller)),
  })),

  handler(contract.giveUpUnpaidOrder, async ({ db, sale }, { caller }) => ({ data: await giveUpOrder(db, sale, checkoutOwner(caller)) })),
]

/** Whose cart is ordered. A sub-user's is not: the Manager orders (spec 2 §6). Refuses with `checkout_not_allowed`. */
function checkoutOwner(caller: Caller): CartOwner | undefined {
  if (caller.session?.role === 'subUser') throw new DomainError('checkout_not_allowed')
  return cartOwner(caller)
}
