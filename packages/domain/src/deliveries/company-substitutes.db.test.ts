import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { requireCart } from '../cart/checkout-steps.ts'
import { listSubstitutes } from '../cart/named-substitutes.ts'
import { updateLines } from '../cart/update-lines.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { saveAddress } from '../checkout/save-address.ts'
import { savePayment } from '../checkout/save-payment.ts'
import { saveShipping } from '../checkout/save-shipping.ts'
import { findOrder } from '../orders/read-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import {
  byScript as by,
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
} from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { readyCart, guestViewer } from '../testing/ready-cart.ts'
import { findSubstitutes } from '../picking/find-substitutes.ts'
import { settleOrder } from '../picking/settle-order.ts'

const shop = bankShop()
/** Bread at 1000 drams, 800 for companies. */
let bread: { id: number; variantId: number }
/** 900 drams, 700 for companies. */
let lavash: { id: number; variantId: number }
/** 750 drams for everybody. */
let bun: { id: number; variantId: number }
/** 950 drams, which companies pay as well: more than bread costs them. */
let cake: { id: number; variantId: number }
let companyId: number
let customerId: number

beforeAll(async () => {
  const make = (sku: string, price: number, company_price?: number) =>
    createProduct(shop.db, {
      sku,
      offers: [{ price, qty: 10, ...(company_price && { company_price }) }],
    })
  await createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  bread = await make('BREAD', 1000, 800)
  lavash = await make('LAVASH', 900, 700)
  bun = await make('BUN', 750)
  cake = await make('CAKE', 950)
  await listProducts(
    shop.db,
    [bread, lavash, bun, cake].map(({ id }) => id),
  )
  companyId = await createTestCompany(shop.db, 'Aragats', 100_000)
  customerId = await createPerson(shop.db, 'manager@aragats.example', 'Manager', companyId)
})

const viewer = () => ({ locale: 'en', customerId, companyId, role: 'Manager' }) as const

/** The company's cart with two loaves, after all steps of the checkout. */
async function companyCart() {
  const { db, services } = shop
  const owner = { customerId }
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
    company_name: 'Aragats',
  }
  const line = { productId: bread.id, variantId: undefined, quantity: 2 }
  await addLine(db, owner, line, viewer())
  const address = { billing, shipping: undefined, addressId: undefined, viewer: viewer() }
  await saveAddress(db, owner, address)
  await saveShipping(db, owner, 'flatrate_flatrate')
  await savePayment(db, owner, { method: 'credit', viewer: viewer(), services })
  const [first] = (await requireCart(db, owner)).lines
  return { owner, itemId: first!.item_id }
}

test('a company sees its own prices of substitutes, and none dearer than its line', async () => {
  const { db, services } = shop
  const { owner, itemId } = await companyCart()
  const prices = async (offered: Awaited<ReturnType<typeof listSubstitutes>>) =>
    new Map(offered.map((one) => [one.variant_id, one.price]))
  expect(await prices(await listSubstitutes(db, owner, itemId, viewer()))).toEqual(
    new Map([
      [lavash.variantId, 700],
      [bun.variantId, 750],
    ]),
  )
  const guest = await readyCart(db, bread.id, 2)
  const guestItem = (await requireCart(db, guest)).lines[0]!.item_id
  expect(await prices(await listSubstitutes(db, guest, guestItem, guestViewer))).toEqual(
    new Map([
      [lavash.variantId, 900],
      [bun.variantId, 750],
      [cake.variantId, 950],
    ]),
  )
  const name = (variantId: number) =>
    updateLines(db, owner, new Map(), viewer(), {
      lines: new Map([[itemId, { substitute_variant_id: variantId }]]),
    })
  await expect(name(cake.variantId)).rejects.toMatchObject({ code: 'validation_failed' })
  await name(lavash.variantId)

  const { id } = await placeOrder(db, { owner, viewer: viewer(), services })
  const [line] = (await findOrder(db, id)).lines
  const offered = await findSubstitutes(db, { id, lineId: line!.id, locale: 'en' })
  expect(
    offered.map(({ variant_id, unit_price, named }) => [variant_id, unit_price, named]),
  ).toEqual([
    [lavash.variantId, 700, true],
    [bun.variantId, 750, false],
  ])
  await pickOrder(db, id, {
    picks: { 0: { state: 'replaced', substitute: { variantId: lavash.variantId, quantity: 2 } } },
  })
  await settleOrder(db, services, { id, by, decides: true })
  const settled = await findOrder(db, id)
  const came = settled.lines.find(({ replaces_id }) => replaces_id === line!.id)
  expect(came).toMatchObject({ unit_price: 700, total: 1400 })
  const { rows } = await sql<{ owed: number }>`
    select credit_owed as owed from companies where id = ${companyId}`.execute(db)
  expect(rows).toEqual([{ owed: settled.grand_total }])
  expect(await findBrokenSums(db)).toEqual([])
})

test('more pieces of a substitute never cost a company more than its line did', async () => {
  const { db, services } = shop
  const { owner } = await companyCart()
  const { id } = await placeOrder(db, { owner, viewer: viewer(), services })
  const agreed = (await findOrder(db, id)).lines[0]!
  await pickOrder(db, id, {
    picks: { 0: { state: 'replaced', substitute: { variantId: lavash.variantId, quantity: 3 } } },
  })
  await settleOrder(db, services, { id, by, decides: true })
  const { lines } = await findOrder(db, id)
  expect(agreed.total).toBe(1600)
  expect(lines.find(({ replaces_id }) => replaces_id === agreed.id)).toMatchObject({ total: 1600 })
  expect(await findBrokenSums(db)).toEqual([])
})
