import { beforeAll, expect, test } from 'vitest'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { changeCheckoutSettings, readCheckoutSettings } from '../settings/checkout-settings.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestChannel } from '../testing/channel.ts'
import { byScript, createTestCompany } from '../testing/fixtures.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueInvoices } from './issue-invoices.ts'
import { readInvoice, readInvoices } from './read-invoices.ts'

const shop = bankShop()
beforeAll(() => createTestChannel(shop.db))

const place = async (method = 'cashondelivery') =>
  (await orderAsGuest(shop.db, shop.services, { productId: shop.productId, quantity: 1, method }))
    .order.id
const issue = (orderId: number) => issueInvoice(shop.db, { orderId, by: byScript })
const auditRows = (orderId: number) =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'system'])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .where('action', '=', 'document.issue')
    .orderBy('id')
    .execute()
async function edit(id: number, quantity: number) {
  const lines = [{ variant_id: shop.variantId, quantity }]
  const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
  await editOrder(shop.db, shop.services, {
    id,
    lines,
    expectedTotal: after.grand_total,
    by: byScript,
    locale: 'en',
  })
}

test('an invoice says what the order says, with the tax inside, the shop’s contacts and tax number', async () => {
  await changeCheckoutSettings(
    shop.db,
    { ...(await readCheckoutSettings(shop.db)), seller_tin: '01234567' },
    { by: byScript },
  )
  const id = await place()
  const order = await shop.db
    .selectFrom('orders')
    .select('grand_total')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { number, data } = await issue(id)
  expect(number).toMatch(/^20\d\d-\d{6}$/)
  expect(data).toMatchObject({
    seller: {
      name: 'Tsiran',
      phone: '+374 10 000000',
      address: 'Abovyan 1, Yerevan',
      tin: '01234567',
    },
    buyer: { name: 'Ani', tin: '', address: expect.stringContaining('Tumanyan 5') },
    grand_total: order.grand_total,
    vat: Math.round(order.grand_total / 6),
  })
  expect(data.lines.reduce((sum, { total }) => sum + total, 0)).toBe(data.sub_total)
})

test('a repeated call answers the same document, and the audit log has it once', async () => {
  const id = await place()
  const first = await issue(id)
  await advanceOrder(shop.db, shop.services, { id, to: 'processing', by: byScript })
  await shop.db.updateTable('channels').set({ phone: '+374 99 999999' }).execute()
  expect(await issue(id)).toEqual(first)
  expect(await auditRows(id)).toEqual([
    {
      action: 'document.issue',
      before: {},
      after: { invoice: first.number, total: first.data.grand_total },
      system: 'script',
    },
  ])
})

test('after an edit the frozen invoice stays as it was until another takes its place', async () => {
  const id = await place()
  const first = await issue(id)
  await edit(id, 2)
  expect(await readInvoice(shop.db, first.id)).toEqual(first)
  const second = await issue(id)
  expect(second.number > first.number).toBe(true)
  expect(second.data.lines[0]!.pieces).toBe(2)
  const canceled = await readInvoice(shop.db, first.id)
  expect(canceled).toEqual({ ...first, canceled_at: expect.any(String) })
  expect(await readInvoices(shop.db, [id])).toEqual([second])
  expect((await auditRows(id))[1]).toMatchObject({
    before: { invoice: first.number },
    after: { invoice: second.number },
  })
})

test('a company’s invoice names the company, and keeps its name', async () => {
  const id = await place()
  const company = await createTestCompany(shop.db, 'Nur LLC')
  await shop.db.updateTable('orders').set({ company_id: company }).where('id', '=', id).execute()
  const { data } = await issue(id)
  expect(data.buyer).toEqual({ name: 'Nur LLC', tin: '12345678', address: 'Abovyan 1' })
  await shop.db
    .updateTable('companies')
    .set({ name: 'Other LLC' })
    .where('id', '=', company)
    .execute()
  expect((await issue(id)).data.buyer.name).toBe('Nur LLC')
})

test('unpaid, canceled and unknown orders are refused, and hold up no other one', async () => {
  const [unpaid, canceled, good] = [await place('ameriabank'), await place(), await place()]
  await cancelOrder(shop.db, shop.services, { id: canceled, by: byScript, note: '' })
  const { documents, refused } = await issueInvoices(shop.db, {
    orderIds: [999_999, unpaid, canceled, good, good],
    by: byScript,
  })
  expect(documents.map(({ order_id }) => order_id)).toEqual([good])
  expect(refused).toEqual([
    { id: unpaid, code: 'conflict' },
    { id: canceled, code: 'conflict' },
    { id: 999_999, code: 'not_found' },
  ])
})

test('a document is never changed or deleted', async () => {
  const { id } = await issue(await place())
  const change = shop.db
    .updateTable('documents')
    .set({ number: '1' })
    .where('id', '=', id)
    .execute()
  await expect(change).rejects.toThrow('can only be canceled')
  await expect(shop.db.deleteFrom('documents').where('id', '=', id).execute()).rejects.toThrow(
    'can only be canceled',
  )
})
