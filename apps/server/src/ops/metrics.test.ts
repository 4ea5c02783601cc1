import { readFile } from 'node:fs/promises'
import { resetPasswordPath } from '@tsiran/contract/shop-paths'
import { testDatabase } from '@tsiran/db/testing'
import { createTestChannel } from '@tsiran/domain/testing/channel'
import { inTransaction } from '@tsiran/db/transaction'
import { openPayment } from '@tsiran/domain/order-management/open-payment'
import { queueMail } from '@tsiran/domain/mail/queue-mail'
import { bankOrderServices, createBankMethods, orderAsGuest } from '@tsiran/domain/testing/bank'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { startWorker } from './worker.ts'

const database = testDatabase()
const config = () =>
  readConfig({ DATABASE_URL: database.url, ORIGIN: 'http://shop.test', LOG_LEVEL: 'silent' })

async function measuredShop() {
  const { db } = database
  const metrics = await createMetrics(db)
  const context = { ...createContext(config()), db, metrics }
  await createTestChannel(db)
  const app = await buildApp(context, {
    renderer: { assets: undefined, render: async () => new Response('<p>page</p>') },
  })
  return { app, context, metrics }
}

/** The figures of a text: their name with its labels, and the value. */
const figures = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)].map((match) => [match[1]!, Number(match[2])]),
  )

test('requests are counted by route, never by URL', async () => {
  const { app, metrics } = await measuredShop()
  const addresses = [
    '/api/products/77?locale=en',
    '/api/brands?locale=en',
    '/api/brands?locale=en',
    '/hy',
    '/hy/somebody@example.am?key=secret',
  ]
  for (const url of addresses) await app.inject(url)
  const text = await metrics.read()
  expect(text).not.toMatch(/secret|example\.am|\/77/)
  const read = figures(text)
  expect(read['tsiran_request_seconds_count{method="GET",route="/api/brands",status="200"}']).toBe(
    2,
  )
  expect(
    read['tsiran_request_seconds_count{method="GET",route="/api/products/:id",status="404"}'],
  ).toBe(1)
  expect(read['tsiran_request_seconds_count{method="GET",route="/*",status="200"}']).toBe(2)
  expect(read['tsiran_cache_lookups_total{cache="answers",result="hit"}']).toBe(1)
  expect(read['tsiran_cache_lookups_total{cache="pages",result="miss"}']).toBe(1)
  expect(read['tsiran_database_connections{state="waiting"}']).toBe(0)
  expect(read['process_resident_memory_bytes']).toBeGreaterThan(1e6)
  await app.close()
})

test('waiting mails and failed jobs are counted', async () => {
  const { app, context, metrics } = await measuredShop()
  const { db } = database
  await inTransaction(db, (tx) =>
    queueMail(
      tx,
      { locale: 'hy', origin: 'https://shop.test' },
      {
        template: 'reset',
        event: '1',
        recipient: 'a@b.am',
        name: '',
        values: { email: 'a@b.am' },
        page: resetPasswordPath,
        key: 'KEY',
      },
    ),
  )
  await sql`update mails set created_at = now() - interval '1 hour'`.execute(db)
  const failing = { send: () => Promise.reject(new Error('no')), close: () => undefined }
  const stop = startWorker(context, failing as unknown as Parameters<typeof startWorker>[1])
  await expect
    .poll(async () => figures(await metrics.read())['tsiran_job_failures_total{job="mails"}'])
    .toBe(1)
  await stop()
  const read = figures(await metrics.read())
  expect(read).toMatchObject({
    tsiran_database_answers: 1,
    tsiran_mails_waiting: 1,
    tsiran_payments_pending: 0,
    tsiran_refunds_due: 0,
  })
  expect(read['tsiran_mails_oldest_seconds']).toBeGreaterThan(3_599)
  await app.close()
})

test('orders are counted by their method since the process started, payments while they are pending', async () => {
  const { db } = database
  const services = bankOrderServices(db)
  await createCheckoutMethods(db)
  await createBankMethods(db)
  const { id } = await createProduct(db, { sku: 'COUNTED', offers: [{ qty: 9 }] })
  await orderAsGuest(db, services, { productId: id })
  const metrics = await createMetrics(db)
  await orderAsGuest(db, services, { productId: id, method: 'cashondelivery' })
  const { order } = await orderAsGuest(db, services, { productId: id })
  await openPayment(db, services, { orderId: order.id, locale: 'en' })
  // Two collectors ask at once.
  for (const text of await Promise.all([metrics.read(), metrics.read()])) {
    const read = figures(text)
    expect([
      read['tsiran_orders_total{method="cashondelivery"}'],
      read['tsiran_orders_total{method="ameriabank"}'],
    ]).toEqual([1, 1])
    expect(read).toMatchObject({ tsiran_payments_pending: 1, tsiran_refunds_due: 0 })
  }
})

test('docs/OPERATIONS.md names every metric of the shop and no other', async () => {
  const document = await readFile(
    new URL('../../../../docs/OPERATIONS.md', import.meta.url),
    'utf8',
  )
  const documented = new Set([...document.matchAll(/\btsiran_\w+/g)].map(([name]) => name))
  const { app, metrics } = await measuredShop()
  const exposed = [...(await metrics.read()).matchAll(/^# TYPE (tsiran_\w+)/gm)].map(
    ([, name]) => name!,
  )
  await app.close()
  expect(exposed).toContain('tsiran_cache_lookups_total')
  expect([...documented].sort()).toEqual(exposed.sort())
})

test('while the database is down the metrics say so and omit stale values', async () => {
  const context = createContext({ ...config(), databaseUrl: database.url })
  const metrics = await createMetrics(context.db)
  expect(figures(await metrics.read())['tsiran_mails_waiting']).toBeDefined()
  await context.db.destroy()
  const read = figures(await metrics.read())
  expect(read['tsiran_database_answers']).toBe(0)
  expect(read['tsiran_mails_waiting']).toBeUndefined()
})

test('metrics are served on the loopback address only, and a port in use is reported in one line', async () => {
  const metrics = await createMetrics(database.db)
  const { port, stop } = await serveMetrics(metrics, 0)
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType])
  expect(await answer.text()).toContain('tsiran_database_answers 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await expect(serveMetrics(metrics, port)).rejects.toThrow(
    `METRICS_PORT ${port} cannot be used (EADDRINUSE): set it to another`,
  )
  stop()
})
