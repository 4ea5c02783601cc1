import { testDatabase } from '@tsiran/db/testing'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import {
  createCheckoutMethods,
  createProduct,
  createTestCompany,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '../imports/readers/read-csv.ts'
import { readXlsx } from '../imports/readers/read-xlsx.ts'
import { readZip, unpack } from '../imports/readers/zip.ts'
import { buildTestApp } from '../testing.ts'
import { signInTestStaff, type TestStaff } from './testing.ts'

const database = testDatabase()
let app: FastifyInstance
let staff: TestStaff
let product: number
beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  staff = await signInTestStaff(app, db, 'owner')
  await createCheckoutMethods(db)
  await createTestChannel(db)
  product = (await createProduct(db, { sku: 'MILK', offers: [{ price: 1000, qty: 1000 }] })).id
})
afterAll(() => app.close())

const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
const get = (url: string) => staff.inject({ url: `/api/admin/${url}` })

async function collect<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const part of parts) all.push(part)
  return all
}

/** A guest's answer to the last call of the checkout, with a text in every field that takes one. */
async function order(text: string) {
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  await post(`/api/checkout/cart/add/${product}`, { api_token, quantity: 1 })
  const billing = {
    first_name: text.slice(0, 100),
    last_name: text.slice(0, 100),
    company_name: text.slice(0, 200),
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: [text.slice(0, 200)],
  }
  const address = await post('/api/checkout/save-address', { api_token, billing })
  if (address.statusCode !== 200) return address
  await post('/api/checkout/save-shipping', { api_token, shipping_method: 'flatrate_flatrate' })
  await post('/api/checkout/save-payment', { api_token, payment: { method: 'cashondelivery' } })
  return post('/api/checkout/save-order', { api_token, description: text.slice(0, 2000) })
}

const texts: Readonly<Record<string, string>> = {
  'a script': `"><script>planted()</script><img src=x onerror=planted()>`,
  'a formula': `=cmd|'/C calc'!A0`,
  'a formula with a plus': '+1+HYPERLINK("http://evil.example")',
  'a formula with an at sign': '@SUM(1+1)',
  'a formula in wide letters': '＝HYPERLINK("http://evil.example")',
  'a line break and a formula': 'Ani\r\n=1+1;=2+2',
  'another direction': '\u202egpj.exe\u2066=1+1',
  controls: 'A\u0001\u0008\u001b[2Jni\ufffe',
  'a word without a space': 'Ժ'.repeat(10_000),
  'a template': '{{7*7}} {name} ${7*7} %s',
}

describe.each(Object.entries(texts))('%s in names, addresses, notes and companies', (_, text) => {
  let id: number
  beforeAll(async () => {
    const placed = await order(text)
    expect(placed.statusCode, placed.body).toBe(200)
    id = Number(placed.json().order.id)
    const company = await createTestCompany(database.db, text.slice(0, 200))
    await database.db
      .updateTable('orders')
      .set({ company_id: company })
      .where('id', '=', id)
      .execute()
    const note = await staff.inject({
      method: 'POST',
      url: `/api/admin/orders/${id}/notes`,
      payload: { text: text.slice(0, 2000) },
    })
    expect(note.statusCode, note.body).toBe(200)
  })

  test('is data on pages', async () => {
    for (const url of [
      `orders/${id}`,
      'orders',
      `documents/slip?order_ids=${id}`,
      `documents/pick_list?order_ids=${id}`,
    ]) {
      const { statusCode, headers } = await get(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('neither computes nor breaks a row in an export', async () => {
    const csv = await get(`orders/export.csv?locale=en`)
    const rows = await collect(readCsv(csv.rawPayload))
    const width = rows[0]!.cells.length
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => width))
    expect(rows.filter(({ cells }) => cells[0] === String(id))).toHaveLength(1)
    for (const cell of rows.flatMap(({ cells }) => cells))
      expect(cell).not.toMatch(/^\s*[=+@＝＋＠－-]/)

    const xlsx = (await get(`orders/export.xlsx?locale=en`)).rawPayload
    const sheets = [...readZip(xlsx)].filter(([name]) => name.endsWith('.xml'))
    for (const [name, entry] of sheets) {
      const xml = Buffer.concat(await collect(unpack(entry, 10_000_000))).toString()
      expect(xml, name).not.toMatch(/<f[ >]/)
      // XML has no such letters: Excel takes a file with one for damaged.
      expect(xml, name).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u)
    }
    const read = await collect(readXlsx(xlsx))
    expect(read.filter(({ cells }) => cells[0] === String(id))).toHaveLength(1)
  })

  test('is drawn on papers that do nothing', async () => {
    const payload = { kind: 'invoice', order_ids: [id] }
    const issued = await staff.inject({ method: 'POST', url: '/api/admin/documents', payload })
    expect(issued.json().data).toMatchObject({ refused: [] })
    for (const kind of ['slip', 'invoice']) {
      const pdf = (await get(`documents/${kind}.pdf?order_ids=${id}`)).rawPayload.toString('latin1')
      expect(pdf.slice(0, 5)).toBe('%PDF-')
      expect(pdf).not.toMatch(/\/(?:JavaScript|JS|Launch|URI|OpenAction|AA|EmbeddedFile)\b/)
    }
  })

  test('is text in mails', async () => {
    const mails = await database.db
      .selectFrom('mails')
      .select(['subject', 'html', 'recipient', 'reply_to'])
      .where('message_id', 'like', `%.${id}@%`)
      .execute()
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, html, recipient, reply_to } of mails) {
      expect(html).not.toMatch(/<script|<img[^>]*onerror|planted\(\)<\/script>/)
      expect(`${subject}${recipient}${reply_to ?? ''}`).not.toMatch(/[\r\n\0]/)
      if (text.includes('{{')) expect(html).toMatch(/\{\{7\*7\}\}|orderID/)
    }
  })
})

test('a word of ten thousand letters is refused at its field, and nothing is placed', async () => {
  const count = () => database.db.selectFrom('orders').select('id').execute()
  const before = await count()
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  await post(`/api/checkout/cart/add/${product}`, { api_token, quantity: 1 })
  const answer = await post('/api/checkout/save-address', {
    api_token,
    billing: {
      first_name: 'Ժ'.repeat(10_000),
      email: 'ani@example.am',
      phone: '091000000',
      city: 'Yerevan',
      address1: ['Tumanyan 5'],
    },
  })
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    422,
    ['billing.first_name'],
  ])
  const note = await staff.inject({
    method: 'POST',
    url: '/api/admin/orders/1/notes',
    payload: { text: 'Ժ'.repeat(10_000) },
  })
  expect(note.statusCode).toBe(422)
  expect(await count()).toEqual(before)
})
