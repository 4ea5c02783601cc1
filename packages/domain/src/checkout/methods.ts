import type { Cart } from '@tsiran/contract/cart-shapes'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout-methods'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { deliveryRate } from '../cart/cart-delivery.ts'
import type { Viewer } from '../shared/viewer.ts'
import { creditLeft } from '../companies/credit.ts'
import { mayUseCredit } from './order-of-cart.ts'
import { gatewayOf, type Providers } from '../payments/provider.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'
import {
  type OfferedShipping,
  offeredShippings,
  type OfferedPayment,
  paymentOffers,
  readOffers,
} from './offered-methods.ts'

/** `flatrate_flatrate` of the stored methods is `flatrate` in a list (R44). */
const nameOfMethod = (code: string): string => /^(.+)_\1$/.exec(code)?.[1] ?? code

/** Matches the stored method of a caller's name: the method's name, repeated with an underscore. */
export const isMethod = (name: string) =>
  sql<boolean>`(code = ${name} or code || '_' || code = ${name})`

/**
 * Delivery methods in the merchant's order, with the cart's total for each, without the fee of a slot. What the cart's district costs
 * replaces the rates. The cart's own method, or else the first, is checked. `offers` are what was read with the cart.
 */
export async function listShippings(
  db: Db,
  locale: Locale,
  cart: Cart | null,
  offers?: readonly OfferedShipping[],
): Promise<ShippingMethod[]> {
  const chosen = cart?.shipping_method
  const rows = offers ?? (await offeredShippings(db, cart?.district_id))
  const checked = rows.some(({ code }) => code === chosen) ? chosen : rows[0]?.code
  return rows.map((row) => {
    const { code, title, description, pickup, district } = row
    const rate = deliveryRate((!pickup && district) || row, cart?.sub_total ?? 0)
    return {
      method: nameOfMethod(code),
      pickup,
      method_title: title[locale],
      rate,
      formated_rate: formatMoney(rate),
      description: description[locale],
      checked: code === checked,
      grand_total: cart && cart.sub_total + rate,
      formated_grand_total: cart && formatMoney(cart.sub_total + rate),
    }
  })
}

/** Whether the bank of a method holds the money before it takes it. */
const isTwoStage = (providers: Providers, method: string): boolean =>
  gatewayOf(providers, method)?.bank.holdDays !== undefined

/**
 * Payment methods that the buyer may use for the cart, in the merchant's order. Only methods with a provider are offered.
 * Managers also get credit with the company's remaining drams, disabled below the cart's total (R19). `offers` are what was read
 * with the cart.
 */
export async function listPayments(
  db: Db,
  viewer: Viewer,
  {
    cart,
    services: { providers } = offlineOrderServices,
    offers,
  }: {
    cart: Cart | null
    services?: Pick<OrderServices, 'providers'>
    offers?: readonly OfferedPayment[]
  },
): Promise<PaymentMethod[]> {
  const rows = offers ?? (await readOffers(db, paymentOffers))
  const credit = mayUseCredit(viewer) ? await creditLeft(db, viewer.companyId) : null
  const offered = rows.filter(({ method }) =>
    method === 'credit' ? credit !== null : providers.has(method),
  )
  return offered.map(({ method, title, description, img }) => {
    const available = method === 'credit' ? credit : null
    return {
      method,
      title: title[viewer.locale],
      description: description[viewer.locale],
      img,
      status: available !== null && available < (cart?.grand_total ?? 0) ? 'disabled' : 'active',
      available,
      ...(isTwoStage(providers, method) && { hold_buffer: cart?.buffer ?? 0 }),
    }
  })
}
