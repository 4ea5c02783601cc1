import type { Cart } from '@tsiran/contract/cart-shapes'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout-methods'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { formatMoney } from '@tsiran/i18n/money'
import { sql, type RawBuilder } from 'kysely'
import { deliveryRate } from '../cart/cart-delivery.ts'
import { termsOfDistrict, type DeliveryTerms } from '../delivery/delivery-of-cart.ts'
import type { Viewer } from '../shared/viewer.ts'
import { creditLeft } from '../companies/credit.ts'
import { mayUseCredit } from './order-of-cart.ts'
import { gatewayOf, type Providers } from '../payments/provider.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

/** `flatrate_flatrate` of the stored methods is `flatrate` in a list (R44). */
const nameOfMethod = (code: string): string => /^(.+)_\1$/.exec(code)?.[1] ?? code

/** Matches the stored method of a caller's name: the method's name, repeated with an underscore. */
export const isMethod = (name: string) =>
  sql<boolean>`(code = ${name} or code || '_' || code = ${name})`

/** A delivery method that the shop offers. */
export interface OfferedShipping extends DeliveryTerms {
  code: string
  title: Text
  description: Text
  pickup: boolean
  /** What the asked district costs; null without one, and where nothing is delivered to it. */
  district: DeliveryTerms | null
}

/** {@link OfferedShipping} of each method in the merchant's order as JSON, with what a district costs. */
export const shippingOffers = (district: RawBuilder<unknown>) => sql<OfferedShipping[]>`(
  select coalesce(json_agg(o order by o.position, o.code), '[]') from (
    select code, title, description, rate, free_from, pickup, position, ${termsOfDistrict(district)} as district
    from shipping_methods where active) o)`

/** Delivery methods that the shop offers, in the merchant's order, with what a district costs. */
export const offeredShippings = (
  db: Db | Tx,
  districtId: number | null = null,
): Promise<OfferedShipping[]> => readOffers(db, shippingOffers(sql`${districtId}::integer`))

/** A payment method that the shop offers. */
export interface OfferedPayment {
  method: string
  title: Text
  description: Text
  img: string
}

/** {@link OfferedPayment} of each method in the merchant's order as JSON. */
export const paymentOffers = sql<OfferedPayment[]>`(
  select coalesce(json_agg(o order by o.position, o.method), '[]') from (
    select method, title, description, img, position from payment_methods where active) o)`

async function readOffers<T>(db: Db | Tx, offers: RawBuilder<T>): Promise<T> {
  const { rows } = await sql<{ offers: T }>`${prepared}select ${offers} as offers`.execute(db)
  return rows[0]!.offers
}

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
