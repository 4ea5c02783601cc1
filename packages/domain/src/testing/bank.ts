import type { Db } from '@tsiran/db/database'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { placeOrder } from '../checkout/place-order.ts'
import type { Sale } from '../checkout/sale.ts'
import { quietSale } from '../checkout/sale.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { ameriabank } from '../payments/ameriabank.ts'
import { idram } from '../payments/idram.ts'
import { providersOf } from '../payments/payments.ts'
import { sandboxCall, sandboxClient } from '../payments/sandbox-bank.ts'
import type { VposCall } from '../payments/vpos.ts'

const text = (en: string): string => JSON.stringify({ hy: en, ru: en, en })

export const testIdram = { account: '110000001', secretKey: 'idram-secret', origin: 'https://shop.test' }

/** A sale with mails, Idram, and a card by the sandbox bank, or by whatever speaks vPOS in its place. */
export function bankSale(db: Db, call: VposCall = sandboxCall(db, 0)): Sale {
  const backUrl = 'https://shop.test/api/payments/ameriabank/return'
  const card = ameriabank({
    ...sandboxClient,
    call,
    payHost: 'https://bank.test',
    backUrl,
    describe: ({ order_id }) => `Order ${order_id}`,
  })
  return {
    providers: providersOf([...quietSale.providers.values(), card, idram(testIdram)]),
    mails: { origin: 'https://shop.test', shopEmail: 'shop@tsiran.example' },
  }
}

/** The banks' methods, for tests that pay online. */
export async function createBankMethods(db: Db): Promise<void> {
  const methods = ['ameriabank', 'idram'].map((method) => ({
    method,
    title: text(method),
    description: text(''),
    img: `/payment/${method}.svg`,
  }))
  await db.insertInto('payment_methods').values(methods).execute()
}

const viewer = { locale: 'en', buyer: { company: false }, customerId: null, companyId: null, role: null } as const
const billing = { first_name: 'Ani', email: 'ani@example.am', phone: '091000000', city: 'Yerevan', address1: ['Tumanyan 5'] }

/** A guest orders pieces of a product; returns the order and whose cart it was. */
export async function orderAsGuest(db: Db, sale: Sale, productId: number, { quantity = 1, method = 'ameriabank' } = {}) {
  const owner = { apiToken: createCartToken() }
  await addLine(db, owner, { productId, variantId: undefined, quantity }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined }, viewer)
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, method, viewer, sale)
  const place = () => placeOrder(db, owner, '', viewer, sale)
  return { owner, order: await place(), place }
}
