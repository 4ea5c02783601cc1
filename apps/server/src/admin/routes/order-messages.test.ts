import { expect, test } from 'vitest'
import { ordersShop } from '../testing-orders.ts'

const { shop, staff, place, post, auditOf } = ordersShop()
const mailsOf = (id: number) =>
  shop.db
    .selectFrom('mails')
    .select(['recipient', 'locale', 'subject', 'text'])
    .where('template', '=', 'orderMessage')
    .where('subject', 'like', `%${id}%`)
    .execute()

test('a message about an order is mailed to its buyer, in the history with its writer, and in the log', async () => {
  const id = await place()
  const text = '  The cheese is sold out.\nIs another one fine?  '
  const { code, data } = await post(staff.orders, `${id}/messages`, { text })
  expect(code).toBe(200)
  const written = 'The cheese is sold out.\nIs another one fine?'
  expect(data.history.at(-1)).toMatchObject({ kind: 'mail', by: 'Test orders', text: written })
  const mails = await mailsOf(id)
  expect(mails).toMatchObject([{ recipient: 'ani@example.am', locale: data.locale }])
  expect(mails[0]!.text).toContain('> Is another one fine?')
  expect((await auditOf(id)).at(-1)).toMatchObject({
    action: 'order.message',
    after: { note: written },
  })
  // What went out is no note that waits for whoever packs.
  const { data: rows } = (
    await staff.orders.inject({ url: `/api/admin/orders?search=${id}` })
  ).json()
  expect(rows).toMatchObject([{ id, has_note: false }])
  expect((await staff.viewer.inject({ url: `/api/admin/orders/${id}` })).body).not.toContain(
    'sold out',
  )
})

test('a message that is repeated with its key is mailed once', async () => {
  const id = await place()
  const call = { text: 'Ring twice?', key: 'a'.repeat(32) }
  const first = await post(staff.orders, `${id}/messages`, call)
  const again = await post(staff.orders, `${id}/messages`, call)
  expect([first.code, again.code]).toEqual([200, 200])
  expect(again.data.history).toEqual(first.data.history)
  expect(await mailsOf(id)).toHaveLength(1)
  await post(staff.orders, `${id}/messages`, { ...call, key: 'b'.repeat(32) })
  expect(await mailsOf(id)).toHaveLength(2)
})

test('a message needs words, an order with an e-mail, and the right to write', async () => {
  const id = await place()
  const refusal = async (who: keyof typeof staff, text: string, number = id) =>
    (await post(staff[who], `${number}/messages`, { text })).refusal
  expect(await refusal('viewer', 'x')).toBe('forbidden')
  expect(await refusal('orders', ' \n ')).toBe('validation_failed')
  expect(await refusal('orders', 'x', 999_999)).toBe('not_found')
  await shop.db.updateTable('orders').set({ email: '' }).where('id', '=', id).execute()
  expect(await refusal('orders', 'x')).toBe('conflict')
  expect(await mailsOf(id)).toEqual([])
})
