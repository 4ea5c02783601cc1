// Long because its cases share one shop with its bank.
import { createHash } from 'node:crypto'
import { testDatabase } from '@tsiran/db/testing'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { findLatestPayment } from '@tsiran/domain/payments/payment-rows'
import { afterQueries, bankOrderServices, createBankMethods } from '@tsiran/domain/testing/bank'
import { byScript, createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let tea: { id: number }

beforeAll(async () => {
  app = await buildTestApp(database)
  tea = await createProduct(database.db, { sku: 'TEA', offers: [{ price: 900, qty: 1000 }] })
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
  const name = JSON.stringify({ hy: 'Ծիրան', ru: 'Циран', en: 'Tsiran' })
  await database.db
    .insertInto('channels')
    .values({
      id: 1,
      name,
      meta_title: name,
      phone: '',
      email: 'info@tsiran.example',
      address: name,
    })
    .execute()
})
afterAll(() => app.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })
const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
let guests = 0
const billing = () => ({
  first_name: 'Ani',
  email: `guest${++guests}@example.am`,
  phone: `+374910000${10 + guests}`,
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
})

const newToken = async () =>
  (await app.inject('/api/checkout/cart/token')).json<{ api_token: string }>().api_token

/** A guest's order that waits at the bank's page. */
async function order(method: string, token?: string) {
  const api_token = token ?? (await newToken())
  await post(`/api/checkout/cart/add/${tea.id}`, { api_token, quantity: 2, locale: 'ru' })
  await post('/api/checkout/save-address', { api_token, billing: billing(), locale: 'ru' })
  await post('/api/checkout/save-shipping', { api_token, shipping_method: 'flatrate_flatrate' })
  await post('/api/checkout/save-payment', { api_token, payment: { method } })
  const answer = (await post('/api/checkout/save-order', { api_token, locale: 'ru' })).json()
  const payment = (await findLatestPayment(database.db, answer.order.id, { open: false }))!
  return { api_token, id: answer.order.id as number, url: answer.redirect_url as string, payment }
}
const statusOf = async (id: number) =>
  (
    await database.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status
const act = (id: string, name: string, mode = 'normal') =>
  form('/sandbox-bank/VPOS/Payments/Pay', { id, act: name, mode, lang: 'ru' })

describe('a card', () => {
  test('is paid at the sandbox bank, whose way back leads to the thanks page with the receipt', async () => {
    const { id, url, payment, api_token } = await order('ameriabank')
    expect(url).toBe(`http://shop.test/payments/ameriabank/${payment.key}?lang=ru`)
    const way = await app.inject(url.replace('http://shop.test', ''))
    expect([way.statusCode, way.headers.location, way.headers['cache-control']]).toEqual([
      303,
      `http://shop.test/sandbox-bank/VPOS/Payments/Pay?id=${payment.bank_id}&lang=ru`,
      'private, no-store',
    ])
    const page = await app.inject(way.headers.location!.replace('http://shop.test', ''))
    expect(page.body).toContain('<html lang="ru">')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
    expect(
      (await post('/api/checkout/save-order', { api_token, locale: 'ru' })).json(),
    ).toMatchObject({ order: { id }, redirect_url: url })
    const paid = await act(payment.bank_id!, 'pay')
    expect(paid.headers.location).toMatch(
      /^http:\/\/shop\.test\/api\/payments\/ameriabank\/return\?orderID=\d+&resposneCode=00&paymentID=[0-9A-F-]{36}/,
    )
    const back = await app.inject(paid.headers.location!.replace('http://shop.test', ''))
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/ru/thanks?orderID=${id}&payment=${payment.key}`,
    ])
    expect(await statusOf(id)).toBe('pending')
    const receipt = await app.inject(`/receipt/${payment.key}?lang=ru`)
    expect(receipt.body).toContain('408306******1111')
    expect(receipt.body).not.toContain('TESTYAN')
    expect([
      receipt.headers['x-frame-options'],
      receipt.headers['content-security-policy'],
    ]).toEqual(['SAMEORIGIN', expect.stringContaining("frame-ancestors 'self'")])
  })

  test('that is declined leads back to the checkout with its marker, also when the bank posts', async () => {
    const { id, payment } = await order('ameriabank')
    await act(payment.bank_id!, 'decline')
    const back = await form(
      '/api/payments/ameriabank/return',
      { paymentID: payment.bank_id! },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect([back.headers.location, await statusOf(id)]).toEqual([
      '/ru/shop/checkout?errNo=swr_3',
      'canceled',
    ])
  })

  test.each(['PaymentID', 'paymentId'])(
    'comes back also where the bank writes %s',
    async (name) => {
      const { id, payment } = await order('ameriabank')
      await act(payment.bank_id!, 'pay')
      const back = await app.inject(`/api/payments/ameriabank/return?${name}=${payment.bank_id}`)
      expect(back.headers.location).toContain(`/ru/thanks?orderID=${id}`)
      expect(await statusOf(id)).toBe('pending')
    },
  )

  test('whose bank says nothing clear is waited for', async () => {
    const { id, payment } = await order('ameriabank')
    await act(payment.bank_id!, 'lost', 'error')
    const back = () => app.inject(`/api/payments/ameriabank/return?paymentID=${payment.bank_id}`)
    expect((await back()).headers.location).toBe(`/ru/shop/checkout/payment/${id}?asked=1`)
    expect(await statusOf(id)).toBe('pending_payment')
    await afterQueries(database.db)
    expect((await back()).headers.location).toContain(`/ru/thanks?orderID=${id}`)
  })

  test('is not paid by whoever says so', async () => {
    const { id, payment } = await order('ameriabank')
    for (let attempt = 0; attempt < 20; attempt++) {
      const callback = {
        orderID: String(payment.id),
        resposneCode: '00',
        paymentID: payment.bank_id!,
        opaque: '',
        description: 'OK',
      }
      const back = await form('/api/payments/ameriabank/return', callback)
      expect(back.headers.location).toBe(`/ru/shop/checkout/payment/${id}?asked=1`)
    }
    expect(await statusOf(id)).toBe('pending_payment')
    for (const paymentID of ['', 'x', "' or 1=1 --", '00000000-0000-4000-8000-000000000000'])
      expect((await form('/api/payments/ameriabank/return', { paymentID })).headers.location).toBe(
        '/hy/shop/cart',
      )
  })

  test('comes back from no address that breaks the shop', async () => {
    for (const id of ['%00', '%ED%A0%80', 'x%00y', `${'9'.repeat(5000)}`])
      for (const path of ['ameriabank/return?paymentID=', 'idram/return?EDP_BILL_NO='])
        expect((await app.inject(`/api/payments/${path}${id}`)).statusCode).toBeLessThan(500)
  })

  test('is gone on with whatever is in the cart by now', async () => {
    const { api_token, url } = await order('ameriabank')
    await post(`/api/checkout/cart/add/${tea.id}`, { api_token, quantity: 1 })
    expect(
      (await post('/api/checkout/unpaid-order/pay', { api_token, locale: 'ru' })).json().data,
    ).toEqual({ redirect_url: url })
  })

  test('of two that wait is paid and given up by its number, also the older one', async () => {
    const older = await order('ameriabank')
    const { api_token } = older
    const newer = await order('ameriabank', api_token)
    const read = async (order_id?: number) => {
      const number = order_id ? `&order_id=${order_id}` : ''
      const answer = await app.inject(`/api/checkout/unpaid-order?api_token=${api_token}${number}`)
      return answer.json().data?.order_id
    }
    expect([await read(), await read(older.id), await read(newer.id)]).toEqual([
      newer.id,
      older.id,
      newer.id,
    ])
    const call = { api_token, locale: 'ru', order_id: older.id }
    expect((await post('/api/checkout/unpaid-order/pay', call)).json().data.redirect_url).toBe(
      older.url,
    )
    await post('/api/checkout/unpaid-order/cancel', call)
    expect([await statusOf(older.id), await statusOf(newer.id)]).toEqual([
      'canceled',
      'pending_payment',
    ])
    expect((await post('/api/checkout/unpaid-order/cancel', call)).statusCode).toBe(404)
  })

  test('that is paid without its page leads that page to the thanks, whatever it asks', async () => {
    const { id, api_token, payment } = await order('ameriabank')
    await act(payment.bank_id!, 'pay')
    await app.inject(`/api/payments/ameriabank/return?paymentID=${payment.bank_id}`)
    const ask = (path: string, token: string) =>
      post(`/api/checkout/unpaid-order/${path}`, { api_token: token, order_id: id })
    const paid = { state: 'paid', order_id: id, receipt: payment.key, payable: false }
    for (const path of ['check', 'cancel']) {
      expect((await ask(path, api_token)).json().data).toEqual(paid)
      expect((await ask(path, await newToken())).statusCode).toBe(404)
    }
    expect(await statusOf(id)).toBe('pending')
  })

  test('of another buyer is neither seen, nor asked about, nor given up', async () => {
    const { id, api_token } = await order('ameriabank')
    const stranger = await newToken()
    const unpaid = async (token: string) =>
      (await app.inject(`/api/checkout/unpaid-order?api_token=${token}`)).json().data
    expect([await unpaid(stranger), (await unpaid(api_token)).order_id]).toEqual([null, id])
    for (const path of ['pay', 'check', 'cancel'])
      expect(
        (await post(`/api/checkout/unpaid-order/${path}`, { api_token: stranger })).statusCode,
      ).toBe(404)
    expect(
      (await post('/api/checkout/unpaid-order/cancel', { api_token })).json().data,
    ).toMatchObject({ state: 'failed' })
    expect(await statusOf(id)).toBe('canceled')
    expect(
      (await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json().data.items,
    ).toHaveLength(1)
  })
})

describe('an order that was placed', () => {
  const placed = async (id: number, caller: string) =>
    (await app.inject(`/api/checkout/placed-order?id=${id}&locale=ru&${caller}`)).json().data

  test('is shown to the browser that placed it, and to nobody who guesses its number', async () => {
    const { id, api_token, payment } = await order('ameriabank')
    const stranger = (await order('idram')).api_token
    const own = await placed(id, `api_token=${api_token}`)
    expect(own).toMatchObject({
      id,
      status: 'pending_payment',
      status_label: 'Ожидает оплаты',
      // Its product is in no list and so has no page.
      items: [{ sku: 'TEA', qty_ordered: 2, sold: false }],
    })
    expect(JSON.stringify(own)).not.toMatch(/Ani|Tumanyan|ani@example|\+374/)
    for (const other of [
      `api_token=${stranger}`,
      '',
      `api_token=${'0'.repeat(32)}`,
      'api_token=',
      `api_token=${payment.key}`,
    ])
      expect(await placed(id, other)).toBeNull()
    expect(await placed(999_999, `api_token=${api_token}`)).toBeNull()
    await act(payment.bank_id!, 'pay')
    await app.inject(`/api/payments/ameriabank/return?paymentID=${payment.bank_id}`)
    expect(await placed(id, `api_token=${api_token}`)).toMatchObject({ status: 'pending' })
  })

  test('is not shown to a guest on another day', async () => {
    const { id, api_token } = await order('ameriabank')
    await sql`update carts set updated_at = now() - interval '25 hours'`.execute(database.db)
    expect(await placed(id, `api_token=${api_token}`)).toBeNull()
  })
})

test('an order is not to be paid anew while its bank may have the money', async () => {
  const { api_token, payment } = await order('ameriabank')
  const unpaid = async () =>
    (await app.inject(`/api/checkout/unpaid-order?api_token=${api_token}`)).json().data
  const check = async () =>
    (await post('/api/checkout/unpaid-order/check', { api_token })).json().data
  expect((await unpaid()).payable).toBe(true)
  await act(payment.bank_id!, 'lost', 'error')
  expect([await check(), (await unpaid()).payable]).toMatchObject([
    { state: 'waiting', payable: false },
    false,
  ])
  await afterQueries(database.db)
  expect(await check()).toMatchObject({ state: 'paid', receipt: payment.key, payable: false })
})

test('the way to a bank is open as long as the order waits, and leads nowhere else', async () => {
  const { id, url, payment, api_token } = await order('ameriabank')
  const path = url.replace('http://shop.test', '')
  for (const wrong of [
    path.replace(payment.key, '0'.repeat(32)),
    path.replace(payment.key, 'x'),
    path.replace('ameriabank', 'idram'),
  ])
    expect((await app.inject(wrong)).statusCode).toBe(404)
  await post('/api/checkout/unpaid-order/cancel', { api_token })
  expect((await app.inject(path)).headers.location).toBe(`/ru/shop/checkout/payment/${id}`)
})

test.each(['', '0'.repeat(31), 'undefined', "' or true --".padEnd(32), '0'.repeat(32)])(
  'a receipt does not open by %j',
  async (key) => {
    expect((await app.inject(`/receipt/${encodeURIComponent(key)}`)).statusCode).toBe(404)
  },
)

describe('Idram', () => {
  const account = '110000001'
  type Fields = Record<string, string>
  const call = (fields: Fields) =>
    form('/api/payments/idram/result', fields, { 'sec-fetch-site': 'cross-site' })
  const bill = ({ key, amount }: { key: string; amount: number }): Fields => ({
    EDP_BILL_NO: key,
    EDP_REC_ACCOUNT: account,
    EDP_AMOUNT: `${amount}.00`,
  })
  const signed = (fields: Fields, secret = 'idram-secret', transaction = '77'): Fields => {
    const more = {
      EDP_PAYER_ACCOUNT: '100',
      EDP_TRANS_ID: transaction,
      EDP_TRANS_DATE: '21/11/2026',
    }
    const parts = [
      account,
      fields['EDP_AMOUNT'],
      secret,
      fields['EDP_BILL_NO'],
      '100',
      transaction,
      more.EDP_TRANS_DATE,
    ]
    return {
      ...fields,
      ...more,
      EDP_CHECKSUM: createHash('md5').update(parts.join(':')).digest('hex').toUpperCase(),
    }
  }

  test('is reached by a page of ours, asks beforehand, and confirms once', async () => {
    const { id, url, payment } = await order('idram')
    expect(url).toBe(`http://shop.test/payments/idram/${payment.key}?lang=ru`)
    const page = await app.inject(url.replace('http://shop.test', ''))
    expect(page.body).toContain('action="https://banking.idram.am/Payment/GetPayment"')
    expect(page.headers['content-security-policy']).toContain(
      "form-action 'self' https://banking.idram.am",
    )
    expect(page.body).not.toContain('idram-secret')
    const before = await call({ EDP_PRECHECK: 'YES', ...bill(payment) })
    expect([before.body, before.headers['content-type'], await statusOf(id)]).toEqual([
      'OK',
      'text/plain',
      'pending_payment',
    ])
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(signed(bill(payment)))))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['OK']))
    expect(await statusOf(id)).toBe('pending')
    expect((await call(signed(bill(payment), undefined, '78'))).body).not.toBe('OK')
    expect(
      (await app.inject(`/api/payments/idram/return?EDP_BILL_NO=${payment.key}`)).headers.location,
    ).toBe(`/ru/thanks?orderID=${id}&payment=${payment.key}`)
  })

  test('is answered OK again for money that was taken, also once it is due for a refund', async () => {
    const { id, payment } = await order('idram')
    expect((await call(signed(bill(payment)))).body).toBe('OK')
    const services = bankOrderServices(database.db)
    await cancelOrder(database.db, services, { id, note: 'gone', by: byScript })
    expect((await findLatestPayment(database.db, id, { open: false }))!.state).toBe('refund_due')
    expect((await call(signed(bill(payment)))).body).toBe('OK')
    expect((await call(signed(bill(payment), undefined, '78'))).body).not.toBe('OK')
  })

  test('is not believed without its checksum, for another amount, account or bill', async () => {
    const { id, payment } = await order('idram')
    const good = bill(payment)
    const lies: Fields[] = [
      { ...good },
      signed(good, 'another-secret'),
      signed({ ...good, EDP_AMOUNT: '1.00' }),
      signed({ ...good, EDP_AMOUNT: `${payment.amount}.50` }),
      { ...signed(good), EDP_REC_ACCOUNT: '1' },
      { ...signed(good), EDP_TRANS_ID: '99' },
      signed({ ...good, EDP_BILL_NO: String(payment.id) }),
      { EDP_PRECHECK: 'YES', ...good, EDP_AMOUNT: '1' },
    ]
    for (const lie of lies) {
      const answer = await call(lie)
      expect([answer.statusCode, answer.body === 'OK']).toEqual([200, false])
    }
    expect(await statusOf(id)).toBe('pending_payment')
  })
})

test('the sandbox bank speaks vPOS over HTTP, to its client alone', async () => {
  const { payment } = await order('ameriabank')
  const ask = (Username: string) =>
    post('/sandbox-bank/VPOS/api/VPOS/GetPaymentDetails', {
      PaymentID: payment.bank_id!.toLowerCase(),
      Username,
      Password: 'sandbox',
    })
  expect((await ask('sandbox')).json()).toMatchObject({
    OrderID: payment.id,
    OrderStatus: 0,
    Amount: payment.amount,
    Currency: '051',
  })
  expect((await ask('thief')).json()).toEqual({
    ResponseCode: '20',
    ResponseMessage: 'Invalid credentials',
  })
})
