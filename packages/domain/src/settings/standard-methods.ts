import { perLocale } from '@tsiran/contract/map-text'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { setupTexts, type SetupTexts } from '@tsiran/i18n/setup-texts'

const words = (key: keyof SetupTexts): Text => perLocale((locale) => setupTexts[locale][key])
const json = (key: keyof SetupTexts) => JSON.stringify(words(key))

/** Drams of a delivery until the merchant sets a price. */
const firstRate = 1000

/**
 * Writes the ways of delivery and payment of a new shop; those that are there stay. Pickup, cash and a company's credit are on, so that
 * somebody can order at once. Delivery waits for its price, card and wallet for the shop's contracts.
 */
export async function writeStandardMethods(tx: Tx): Promise<void> {
  await tx
    .insertInto('shipping_methods')
    .values([
      {
        code: 'flatrate_flatrate',
        title: json('deliveryTitle'),
        description: json('deliveryNote'),
        rate: firstRate,
        position: 1,
        active: false,
      },
      {
        code: 'free_free',
        title: json('pickupTitle'),
        description: json('pickupNote'),
        rate: 0,
        position: 2,
        pickup: true,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('payment_methods')
    .values([
      payment('cashondelivery', 'cash', { position: 1, active: true }),
      payment('credit', 'credit', { position: 2, active: true }),
      payment('ameriabank', 'card', { position: 3, active: false }),
      payment('idram', 'idram', { position: 4, active: false }),
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const payment = (
  method: string,
  name: 'cash' | 'credit' | 'card' | 'idram',
  rest: { position: number; active: boolean },
) => ({
  method,
  title: json(`${name}Title`),
  description: json(`${name}Note`),
  img: `/payment/${name}.svg`,
  ...rest,
})
