import { fullName } from '@tsiran/contract/full-name'
import type { Seller } from '@tsiran/contract/admin/document-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { OrderAddress } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { translate } from '@tsiran/i18n/translate'
import { getChannel } from '../content/get-channel.ts'
import { readSellerTin } from '../shared/settings.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { slotLabel } from '@tsiran/i18n/day-label'

/** Whom an address is of, with the company. */
export const recipientOf = (address: OrderAddress): string =>
  [fullName(address), address.company_name].filter(Boolean).join(', ')

/** The city as the checkout stores it. */
const storedCity = translate('en', 'checkout.cityName')

/** Where an address is, in one line, with the shop's own city in a language. Without the postcode, which is always the default. */
export const placeOf = ({ city, address1 }: OrderAddress, locale: Locale): string =>
  [city === storedCity ? translate(locale, 'checkout.cityName') : city, ...address1]
    .filter(Boolean)
    .join(', ')

/** The shop as papers in a language name it. Refuses with `unavailable` before it is set up. */
export async function readSeller(db: Db, locale: Locale): Promise<Seller> {
  const { name, contact, accent } = await getChannel(db, locale)
  const seller_tin = await readSellerTin(db)
  return { name, ...contact, tin: seller_tin, ...(accent && { accent: accent.leaf }) }
}

/** The seller's lines on a paper, the name first. */
export const sellerLines = (seller: Seller, locale: Locale): string[] => {
  const { name, address, phone, email, tin = '' } = seller
  const number = tin && `${translate(locale, 'document.tin')} ${tin}`
  return [name, address, phone, email, number].filter(Boolean)
}

/** What a line is called and costs, in a language. Drams. */
export const describeLine = (line: OrderLineRow, locale: Locale) => ({
  sku: line.sku,
  name: line.name[locale],
  options: line.options[locale],
  unit_price: line.unit_price,
  box_qty: line.box_qty,
  box_price: line.box_price,
  total: line.total,
  ...(line.portion_grams &&
    line.price_per_kg && {
      weighed: {
        portion_grams: line.portion_grams,
        price_per_kg: line.price_per_kg,
        grams: line.picked_grams ?? null,
      },
    }),
})

/** When an order is delivered or collected, and where; nothing without a slot. */
export const describeSlot = ({ slot }: Pick<OrderRow, 'slot'>, locale: Locale) => ({
  ...(slot && { slot: slotLabel(slot, locale) }),
  ...(slot?.district && { district: slot.district[locale] }),
})
