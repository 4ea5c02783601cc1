import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findSession } from '../customers/sessions.ts'
import { countRoute, startRoute } from '../deliveries/drive-route.ts'
import { recordStop } from '../deliveries/record-stop.ts'
import { createRoute } from '../deliveries/save-route.ts'
import { issueInvoice } from '../documents/issue-invoice.ts'
import { createDraft, deleteDraft } from '../drafts/change-draft.ts'
import type { DraftWriter } from '../drafts/draft-writer.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { refundOrder } from '../order-management/refund-order.ts'
import { addNote } from '../orders/add-note.ts'
import { findOrder } from '../orders/read-order.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript as by, listProducts } from '../testing/fixtures.ts'
import { fillCartAs, findWords, liveInTheShop, orderAs, zabel } from '../testing/known-person.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { createPost } from '../testing/posts.ts'
import { eraseCustomer } from './erase-customer.ts'

const shop = bankShop()
const { email } = zabel
let courier: StaffActor
let writer: DraftWriter
beforeAll(async () => {
  await createTestChannel(shop.db)
  const acting = await actingAs(shop.db, { email: 'levon@shop.test', roles: ['courier'] })
  courier = acting.by as StaffActor
  writer = { by: courier, locale: 'en', services: shop.services }
})

async function live(): Promise<number> {
  const { productId } = shop
  // The same person comes again and again, from one address.
  await shop.db.deleteFrom('attempts').execute()
  await listProducts(shop.db, [productId])
  return liveInTheShop(shop.db, { productId, postId: await createPost(shop.db) })
}
const order = (customerId?: number, method?: string) =>
  orderAs(shop.db, shop.services, {
    productId: shop.productId,
    ...(customerId !== undefined && { customerId }),
    ...(method !== undefined && { method }),
  })
/** A cart with the person's address: the account's, or a guest's. */
const fillCart = (customerId?: number) =>
  fillCartAs(shop.db, shop.services, {
    productId: shop.productId,
    ...(customerId !== undefined && { customerId }),
  })
const advance = (id: number, to: 'processing' | 'completed') =>
  advanceOrder(shop.db, shop.services, { id, to, by })
const cancel = (id: number) =>
  cancelOrder(shop.db, shop.services, {
    id,
    by,
    note: `${zabel.first_name} asked`,
    confirmed: true,
  })
const erase = (id: number) => eraseCustomer(shop.db, { id, email, by })
const paidBy = async (id: number) => {
  await openPayment(shop.db, shop.services, { orderId: id, locale: 'en' })
  const payment = (await findLatestPayment(shop.db, id, { open: true }))!
  await actInSandbox(shop.db, payment.bank_id!, { act: 'pay', mode: 'normal' })
  await checkPayment(shop.db, shop.services, { payment, kind: 'return' })
}

/** Delivers an order that somebody wrote notes about, with another address than it was placed with. */
async function deliver(id: number): Promise<void> {
  const { lines, version, grand_total } = await findOrder(shop.db, id)
  const address = { ...zabel, address1: ['Saryan 77, backyard'], city: 'Yerevan' }
  const wanted = lines.map(({ variant_id, quantity }) => ({ variant_id: variant_id!, quantity }))
  const edit = { lines: wanted, address, locale: 'en' } as const
  await editOrder(shop.db, shop.services, { id, version, ...edit, expectedTotal: grand_total, by })
  await addNote(shop.db, { id, text: `${zabel.first_name} has a dog`, by: courier })
  const plan = { day: '2030-05-01', courierId: courier.id, orderIds: [id], locale: 'en' } as const
  const route = await createRoute(shop.db, { ...plan, note: `First ${zabel.first_name}`, by })
  const driven = { scope: { courierId: courier.id }, by: courier, locale: 'en' } as const
  await startRoute(shop.db, { id: route.id, ...driven })
  const after = await recordStop(shop.db, shop.services, {
    routeId: route.id,
    orderId: id,
    outcome: 'delivered',
    note: `Left with ${zabel.first_name}’s mother`,
    ...driven,
  })
  await countRoute(shop.db, {
    id: route.id,
    version: after.version,
    counted: 0,
    by: courier,
    locale: 'en',
  })
}

describe('somebody who did everything', () => {
  let id: number
  let orders: number[]

  test('is found nowhere once erased, but in issued invoices; lines and sums stay', async () => {
    id = await live()
    const [delivered, refunded, canceled, guests] = [
      await order(id),
      await order(id, 'ameriabank'),
      await order(id),
      await order(),
    ]
    orders = [delivered, refunded, canceled, guests]
    await deliver(delivered)
    await paidBy(refunded)
    await advance(refunded, 'processing')
    await advance(refunded, 'completed')
    const reason = `${zabel.first_name} brought it back`
    await refundOrder(shop.db, shop.services, { id: refunded, amount: 500, reason, by })
    await cancel(canceled)
    await advance(guests, 'processing')
    await advance(guests, 'completed')
    await issueInvoice(shop.db, { orderId: delivered, by })
    const fields = { customerId: id, note: `${zabel.first_name} pays in cash` }
    const gone = await createDraft(shop.db, fields, writer)
    await deleteDraft(shop.db, gone.id, gone.version, writer)
    await createDraft(shop.db, fields, writer)
    await fillCart(id)
    await fillCart()
    const sums = () =>
      sql`select id, status, paid, sub_total, shipping_amount, grand_total, payment_method,
        (select json_agg(l order by l.id) from order_items l where l.order_id = o.id) as lines from orders o order by id`.execute(
        shop.db,
      )
    const before = (await sums()).rows
    const session = await shop.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    const tables = (await findWords(shop.db)).map((row) => row.split(':')[0])
    expect([...new Set(tables)]).toEqual([
      'addresses',
      'audit_log',
      'blog_comments',
      'carts',
      'contact_messages',
      'customers',
      'delivery_routes',
      'drafts',
      'mails',
      'newsletter_subscribers',
      'order_changes',
      'order_edits',
      'order_notes',
      'order_search',
      'orders',
      'payment_refunds',
      'route_stops',
      'sessions',
      'shopping_lists',
    ])

    await erase(id)
    expect(await findWords(shop.db)).toEqual([])
    expect((await sums()).rows).toEqual(before)
    expect(await findBrokenSums(shop.db)).toEqual([])
    expect(await findSession(shop.db, session.id)).toBeUndefined()
  })

  test('is not erased twice: the second call finds nobody', async () => {
    await expect(erase(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('leaves one row in the log, which names nobody', async () => {
    const { rows } = await sql`
      select subject_id, subject_label, before, after from audit_log where action = 'customer.erase'`.execute(
      shop.db,
    )
    expect(rows).toEqual([
      {
        subject_id: String(id),
        subject_label: String(id),
        before: { email: 'z…@erase.am', phone: '…21', orders: 4 },
        after: {},
      },
    ])
  })

  test('stays in the invoice, which another print neither cancels nor repeats', async () => {
    const [delivered, , , guests] = orders
    const invoices = () =>
      shop.db.selectFrom('documents').select(['id', 'canceled_at', 'data']).execute()
    const [issued] = await invoices()
    expect(JSON.stringify(issued!.data)).toContain(zabel.first_name)
    expect(await issueInvoice(shop.db, { orderId: delivered!, by })).toMatchObject({
      id: issued!.id,
    })
    expect(await invoices()).toEqual([issued])
    await expect(issueInvoice(shop.db, { orderId: guests!, by })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('may register again with the same e-mail, and begins with nothing', async () => {
    const again = await live()
    expect(again).not.toBe(id)
    const { rows } = await sql`select from orders where customer_id = ${again}`.execute(shop.db)
    expect(rows).toEqual([])
    await erase(again)
    expect(await findWords(shop.db)).toEqual([])
  })
})

describe('nobody is erased', () => {
  test('under another e-mail than the account’s', async () => {
    const id = await live()
    await expect(eraseCustomer(shop.db, { id, email: 'ani@erase.am', by })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await eraseCustomer(shop.db, { id, email: ' ZABEL@Erase.AM ', by })
  })

  test('while an order is under way, the account’s or a guest’s under its e-mail', async () => {
    const id = await live()
    const numbers = [await order(id), await order()]
    await expect(erase(id)).rejects.toMatchObject({
      code: 'order_open',
      details: { values: { orders: numbers.join(', ') }, data: { orders: numbers } },
    })
    expect(await shop.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
    for (const number of numbers) await cancel(number)
    await erase(id)
  })

  test('while money is on its way back', async () => {
    const id = await live()
    const number = await order(id, 'ameriabank')
    await paidBy(number)
    await cancel(number)
    await expect(erase(id)).rejects.toMatchObject({
      code: 'money_open',
      details: { data: { orders: [number] } },
    })
    await refundOrder(shop.db, shop.services, { id: number, by })
    await erase(id)
  })
})

test('the log takes no other change than an erased person', async () => {
  const { db } = shop
  const change = (erasing: string, set: string) =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('tsiran.erasing', ${erasing}, true)`.execute(tx)
      await sql`update audit_log set ${sql.raw(set)}`.execute(tx)
    })
  await expect(change('off', "after = '{}'")).rejects.toThrow('append-only')
  await expect(change('on', "action = 'order.cancel'")).rejects.toThrow('append-only')
  await expect(change('on', 'at = now()')).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
})
