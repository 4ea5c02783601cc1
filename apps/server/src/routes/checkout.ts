import * as contract from '@tsiran/contract/checkout'
import * as checkoutMethods from '@tsiran/contract/checkout-methods'
import * as unpaidOrder from '@tsiran/contract/unpaid-order'
import { readAddresses } from '@tsiran/domain/cart/checkout-steps'
import { viewCart } from '@tsiran/domain/cart/cart-view'
import { readCart } from '@tsiran/domain/cart/read-cart'
import { checkoutOwner } from '@tsiran/domain/checkout/checkout-owner'
import { listPayments, listShippings } from '@tsiran/domain/checkout/methods'
import { readPlacedOrder } from '@tsiran/domain/checkout/placed-order'
import { saveAddress } from '@tsiran/domain/checkout/save-address'
import { savePayment } from '@tsiran/domain/checkout/save-payment'
import { saveShipping } from '@tsiran/domain/checkout/save-shipping'
import { submitOrder } from '@tsiran/domain/checkout/submit-order'
import {
  checkUnpaidOrder,
  payUnpaidOrder,
  readUnpaidOrder,
} from '@tsiran/domain/order-management/unpaid-order'
import { giveUpOrder } from '@tsiran/domain/order-management/give-up-order'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { shopperOf } from '../api/viewer.ts'

export const checkoutOperations: readonly EndpointHandler[] = [
  handler(checkoutMethods.listShippings, async ({ db, config }, { caller }) => {
    const cart = await readCart(db, checkoutOwner(caller), shopperOf({ config }, caller))
    return { data: await listShippings(db, caller.locale, cart) }
  }),

  handler(checkoutMethods.listPayments, async ({ db, services, config }, { caller }) => {
    const viewer = shopperOf({ config }, caller)
    return {
      data: await listPayments(db, viewer, {
        cart: await readCart(db, checkoutOwner(caller), viewer),
        services,
      }),
    }
  }),

  handler(contract.saveAddress, async ({ db, config }, { caller, body }) => {
    const viewer = shopperOf({ config }, caller)
    const saved = await saveAddress(db, checkoutOwner(caller), {
      billing: body.billing,
      shipping: body.shipping,
      addressId: body.address_id,
      districtId: body.district_id,
      viewer,
    })
    const cart = viewCart(saved, viewer)
    return { data: { rates: await listShippings(db, caller.locale, cart, saved.offers), cart } }
  }),

  handler(contract.getCheckoutAddress, async ({ db }, { caller }) => ({
    data: await readAddresses(db, checkoutOwner(caller)),
  })),

  handler(contract.saveShipping, async ({ db, services, config }, { caller, body }) => {
    const viewer = shopperOf({ config }, caller)
    const step = { method: body.shipping_method, slotId: body.slot_id }
    const { offers, ...saved } = await saveShipping(db, checkoutOwner(caller), step, viewer)
    const cart = viewCart(saved, viewer)
    return { data: { methods: await listPayments(db, viewer, { cart, services, offers }), cart } }
  }),

  handler(contract.savePayment, async ({ db, services, config }, { caller, body }) => {
    const viewer = shopperOf({ config }, caller)
    const saved = await savePayment(db, checkoutOwner(caller), {
      method: body.payment.method,
      viewer,
      services,
    })
    return { data: { cart: viewCart(saved, viewer) } }
  }),

  handler(contract.saveOrder, async ({ db, services, config }, { caller, body }) => {
    const { description, sub_total: subTotal, shipping_amount: shipping } = body
    const { order, payPage } = await submitOrder(db, {
      owner: checkoutOwner(caller),
      viewer: shopperOf({ config }, caller),
      description,
      services,
      shown: { subTotal, shipping },
      source: { address: caller.address, limits: config.limits },
    })
    return {
      success: true as const,
      order,
      ...(payPage !== undefined && { redirect_url: payPage }),
    }
  }),

  handler(contract.getPlacedOrder, async ({ db }, { caller, query }) => ({
    data: await readPlacedOrder(db, checkoutOwner(caller), { id: query.id, locale: caller.locale }),
  })),

  handler(unpaidOrder.getUnpaidOrder, async ({ db }, { caller, query }) => ({
    data: await readUnpaidOrder(db, checkoutOwner(caller), caller.locale, query.order_id),
  })),

  handler(unpaidOrder.payUnpaidOrder, async ({ db, services }, { caller, body }) => ({
    data: {
      redirect_url: await payUnpaidOrder(db, services, {
        owner: checkoutOwner(caller),
        locale: caller.locale,
        orderId: body.order_id,
      }),
    },
  })),

  handler(unpaidOrder.checkUnpaidOrder, async ({ db, services }, { caller, body }) => ({
    data: await checkUnpaidOrder(db, services, checkoutOwner(caller), body.order_id),
  })),

  handler(unpaidOrder.giveUpUnpaidOrder, async ({ db, services }, { caller, body }) => ({
    data: await giveUpOrder(db, services, checkoutOwner(caller), body.order_id),
  })),
]
