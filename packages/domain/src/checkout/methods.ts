import type { Cart } from '@tsiran/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@tsiran/contract/checkout'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'

/** Ways of delivery, in the merchant's order, each with what the cart costs with it; the cart's own, or else the first, is checked. */
export async function listShippings(db: Db, locale: Locale, cart: Cart | null): Promise<ShippingMethod[]> {
  const chosen = cart?.shipping_method
  const rows = await db.selectFrom('shipping_methods').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute()
  const checked = rows.some(({ code }) => code === chosen) ? chosen : rows[0]?.code
  return rows.map(({ code, title, description, rate }) => ({
    method: code,
    method_title: title[locale],
    rate,
    formated_rate: formatMoney(rate),
    description: description[locale],
    checked: code === checked,
    grand_total: cart && cart.sub_total + rate,
    formated_grand_total: cart && formatMoney(cart.sub_total + rate),
  }))
}

/** Ways of payment that the shop offers, in the merchant's order. */
export async function listPayments(db: Db, locale: Locale): Promise<PaymentMethod[]> {
  const rows = await db.selectFrom('payment_methods').selectAll().where('active', '=', true).orderBy('position').orderBy('method').execute()
  return rows.map(({ method, title, description, img }) => ({
    method,
    title: title[locale],
    description: description[locale],
    img,
    status: 'active',
    available: null,
  }))
}
