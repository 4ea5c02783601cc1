import type { Db } from '@tsiran/db/database'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { checkDuePayment } from '../order-management/check-payment.ts'
import { endHold } from '../order-management/end-hold.ts'
import { enterPayPage } from '../order-management/enter-pay-page.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { type OrderServices, offlineOrderServices } from '../order-management/order-services.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { takeOverdueOrder } from '../orders/holds.ts'
import { ameriabank } from '../payments/providers/ameriabank.ts'
import { idram } from '../payments/providers/idram.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { providersOf } from '../payments/provider.ts'
import { takeDuePayment } from '../payments/payment-polls.ts'
import { sql } from 'kysely'
import { sandboxClient, twoStageClient } from '../payments/providers/sandbox.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import type { VposCall } from '../payments/providers/vpos.ts'
import { asGuest } from '../shared/viewer.ts'

const text = (en: string): string => JSON.stringify({ hy: en, ru: en, en })

export const testIdram = {
  account: '110000001',
  secretKey: 'idram-secret',
  origin: 'https://shop.test',
}

/** Order services with mails, Idram, and cards through the sandbox bank or another vPOS; `holdDays` for a two-stage terminal. */
export function bankOrderServices(
  db: Db,
  call: VposCall = sandboxCall(db, 0),
  holdDays?: number,
): OrderServices {
  const card = ameriabank({
    ...(holdDays === undefined ? sandboxClient : twoStageClient),
    holdDays,
    call,
    payHost: 'https://bank.test',
    origin: 'https://shop.test',
    describe: ({ order_id }) => `Order ${order_id}`,
  })
  return {
    providers: providersOf([...offlineOrderServices.providers.values(), card, idram(testIdram)]),
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

const viewer = asGuest('en')
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
}

interface GuestOrder {
  productId: number
  /** 1 by default. */
  quantity?: number | undefined
  /** A card by default. */
  method?: string | undefined
  /** A new guest by default. */
  owner?: { apiToken: string } | undefined
}

/** Orders pieces of a product as a guest; returns the order and the cart's owner. */
export async function orderAsGuest(
  db: Db,
  services: OrderServices,
  {
    productId,
    quantity = 1,
    method = 'ameriabank',
    owner = { apiToken: createCartToken() },
  }: GuestOrder,
) {
  await addLine(db, owner, { productId, variantId: undefined, quantity }, viewer)
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, { method, viewer, services })
  const place = () => placeOrder(db, { owner, viewer, services })
  return { owner, order: await place(), place }
}

interface BuyersShop {
  db: Db
  services: OrderServices
  productId: number
}

/** Orders pieces of the shop's product as a guest who pays in cash; returns the order's number. */
export async function orderInCash(shop: BuyersShop, quantity: number): Promise<number> {
  const { db, services, productId } = shop
  const wanted = { productId, quantity, method: 'cashondelivery' } as const
  return (await orderAsGuest(db, services, wanted)).order.id
}

/** As {@link orderAsGuest}, with the bank's pay page open. */
export async function orderAtBank(db: Db, services: OrderServices, guestOrder: GuestOrder) {
  const placed = await orderAsGuest(db, services, guestOrder)
  await openPayment(db, services, { orderId: placed.order.id, locale: 'ru' })
  const payment = (await findLatestPayment(db, placed.order.id, { open: true }))!
  await enterPayPage(db, 'ameriabank', payment.key)
  return { ...placed, payment, bankId: payment.bank_id! }
}

/** The latest payment of an order. */
export const paymentOf = async (db: Db, orderId: number) =>
  (await findLatestPayment(db, orderId, { open: false }))!

/** Makes every hold older. */
export const ageHolds = (db: Db, minutes: number) =>
  sql`update orders set hold_until = hold_until - make_interval(mins => ${minutes}), created_at = created_at - make_interval(mins => ${minutes})
    where status = 'pending_payment'`.execute(db)

/** Makes a payment older, and due for a query. */
export const agePayment = (db: Db, id: number, minutes: number) =>
  sql`update payments set created_at = created_at - make_interval(mins => ${minutes}), ask_at = now(), asked_at = null where id = ${id}`.execute(
    db,
  )

/** Lets the interval between two queries pass. */
export const afterQueries = (db: Db) =>
  sql`update payments set asked_at = asked_at - interval '1 minute'`.execute(db)

/** Templates of an order's mails, oldest first. */
export const mailsOf = async (db: Db, orderId: number) =>
  (
    await db
      .selectFrom('mails')
      .select('template')
      .where('message_id', 'like', `%.${orderId}%@%`)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

/** Ends every expired hold, as the worker does, and lets the interval between queries pass. */
export async function endHolds(db: Db, services: OrderServices): Promise<void> {
  for (let due; (due = await takeOverdueOrder(db));) await endHold(db, services, due)
  await afterQueries(db)
}

/** Queries every payment that is due, as the worker does. */
export async function queryDuePayments(db: Db, services: OrderServices): Promise<void> {
  for (let due; (due = await takeDuePayment(db));) await checkDuePayment(db, services, due)
}
