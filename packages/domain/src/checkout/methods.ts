import type { Cart } from '@tsiran/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import type { Viewer } from '../shared/viewer.ts'
import { creditLeft } from '../companies/credit.ts'
import { mayUseCredit } from './order-of-cart.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

/** `flatrate_flatrate` of the stored methods is `flatrate` in a list (R44). */
const nameOfMethod = (code: string): string => /^(.+)_\1$/.exec(code)?.[1] ?? code

/** Tells the stored method that a caller names: by its name repeated with an underscore. */
export const isMethod = (named: string) => sql<boolean>`(code = ${named} or code || '_' || code = ${named})`

/** Ways of delivery, in the merchant's order, each with what the cart costs with it; the cart's own, or else the first, is checked. */
export async function listShippings(db: Db, locale: Locale, cart: Cart | null): Promise<ShippingMethod[]> {
  const chosen = cart?.shipping_method
  const rows = await db.selectFrom('shipping_methods').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute()
  const checked = rows.some(({ code }) => code === chosen) ? chosen : rows[0]?.code
  return rows.map(({ code, title, description, rate, pickup }) => ({
    method: nameOfMethod(code),
    pickup,
    method_title: title[locale],
    rate,
    formated_rate: formatMoney(rate),
    description: description[locale],
    checked: code === checked,
    grand_total: cart && cart.sub_total + rate,
    formated_grand_total: cart && formatMoney(cart.sub_total + rate),
  }))
}

/**
 * Ways of payment that the buyer may use for the cart, in the merchant's order. Credit is a Manager's, with the drams that
 * the company has left; disabled where they are fewer than the cart's total (R19). Only those of the shop's providers.
 */
export async function listPayments(
  db: Db,
  viewer: Viewer,
  cart: Cart | null,
  { providers }: Pick<OrderServices, 'providers'> = offlineOrderServices,
): Promise<PaymentMethod[]> {
  const rows = await db.selectFrom('payment_methods').selectAll().where('active', '=', true).orderBy('position').orderBy('method').execute()
  const credit = mayUseCredit(viewer) ? await creditLeft(db, viewer.companyId) : null
  const offered = rows.filter(({ method }) => (method === 'credit' ? credit !== null : providers.has(method)))
  return offered.map(({ method, title, description, img }) => {
    const available = method === 'credit' ? credit : null
    return {
      method,
      title: title[viewer.locale],
      description: description[viewer.locale],
      img,
      status: available !== null && available < (cart?.grand_total ?? 0) ? 'disabled' : 'active',
      available,
    }
  })
}
