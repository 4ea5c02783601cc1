import { homePath } from '@tsiran/contract/shop-paths'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { queueMail } from '@tsiran/domain/mail/queue-mail'
import { mailsAtOnce } from '@tsiran/server/ops/mailer'
import { createPerson, createProduct, testPassword } from '@tsiran/domain/testing/fixtures'
import type { SeenChange } from '@tsiran/domain/testing/seen-change'
import { createSeenChanges, seenSubjects } from '@tsiran/domain/testing/seen-changes'
import { SMTPServer } from 'smtp-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const program = path.resolve(import.meta.dirname, '../apps/server/build/main.js')
const database = testDatabase()
const processes: ChildProcess[] = []
/** Addresses of the two servers. */
let one = ''
let other = ''
let folder: string

/** Recipients in the order of their mails. The mail server answers once `taking` has settled. */
const received: string[] = []
let taking: Promise<void> = Promise.resolve()
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    stream.resume()
    stream.on('end', () => {
      received.push(...envelope.rcptTo.map(({ address }) => address))
      void (async () => {
        await taking
        done()
      })()
    })
  },
})

async function startServer(): Promise<string> {
  const { port } = mailServer.server.address() as { port: number }
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ORIGIN: 'http://shop.test',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  }
  const child = fork(program, {
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PROCESSES: '1',
    },
  })
  processes.push(child)
  const [ready] = (await once(child, 'message')) as [{ port: number }]
  return `http://127.0.0.1:${ready.port}`
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-replicas-'))
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  ;[one, other] = (await Promise.all([startServer(), startServer()])) as [string, string]
})
afterAll(async () => {
  await Promise.all(processes.map((child) => (child.kill('SIGTERM'), once(child, 'exit'))))
  await new Promise<void>((resolve) => mailServer.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('a session of one server is valid at the other, and its end too', async () => {
  await createPerson(database.db, 'both@example.am')
  const answer = await send(`${one}/api/customer/login?token=true`, {
    email: 'both@example.am',
    password: testPassword,
  })
  const authorization = `Bearer ${((await answer.json()) as { token: string }).token}`
  const me = (server: string) => fetch(`${server}/api/customer/me`, { headers: { authorization } })
  expect([(await me(one)).status, (await me(other)).status]).toEqual([200, 200])
  await send(`${other}/api/customer/logout`, {}, { authorization })
  expect([(await me(one)).status, (await me(other)).status]).toEqual([401, 401])
})

test('a guest fills the cart at both servers', async () => {
  const { api_token } = (await (await fetch(`${one}/api/checkout/cart/token`)).json()) as {
    api_token: string
  }
  for (const [server, sku] of [
    [one, 'FIRST'],
    [other, 'SECOND'],
  ] as const) {
    const { id } = await createProduct(database.db, { sku })
    expect(
      (await send(`${server}/api/checkout/cart/add/${id}`, { api_token, quantity: 1 })).status,
    ).toBe(200)
  }
  for (const server of [one, other]) {
    const cart = (await (
      await fetch(`${server}/api/checkout/cart?api_token=${api_token}`)
    ).json()) as { data: { items_count: number } }
    expect(cart.data.items_count).toBe(2)
  }
})

describe('what is changed by one server is shown by the other', () => {
  let changes: Awaited<ReturnType<typeof createSeenChanges>>
  beforeAll(async () => {
    changes = await createSeenChanges(database.db)
  })
  /** Answers of the other server that do not show the last write of a change. */
  const stale = async (change: SeenChange) => {
    const shown = await Promise.all(
      Object.entries(change.shows()).map(async ([path, isShown]) => {
        const body = await (await fetch(other + path)).text()
        return isShown(body) ? [] : [path]
      }),
    )
    return shown.flat()
  }
  const expectShown = (change: SeenChange) =>
    vi.waitFor(async () => expect(await stale(change)).toEqual([]), {
      timeout: 5_000,
      interval: 10,
    })

  test.each(seenSubjects)('%s', async (subject) => {
    const change = changes[subject]
    // An even number of rounds leaves the product in the shop.
    for (let round = 0; round < 4; round++) {
      await change.write()
      await expectShown(change)
    }
  })

  test('right after the listening connection of both servers was cut, and again once it is back', async () => {
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'tsiran-listen' and datname = current_database()`.execute(
        database.db,
      )
    const listening = async () =>
      (
        await sql`select from pg_stat_activity where application_name = 'tsiran-listen' and datname = current_database()`.execute(
          database.db,
        )
      ).rows.length
    for (const subject of ['price', 'slider', 'page'] as const) {
      const change = changes[subject]
      expect(await stale(change)).toEqual([])
      await cut()
      await change.write()
      await expectShown(change)
    }
    await vi.waitFor(async () => expect(await listening()).toBe(2), { timeout: 10_000 })
    await changes.menu.write()
    await expectShown(changes.menu)
  })
})

test('both servers send mails at once, and each mail once', async () => {
  const { db } = database
  const recipients = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.am`)
  // A server sends a few mails at a time: with these held back, more can only come from the other server.
  const held = Promise.withResolvers<void>()
  taking = held.promise
  await inTransaction(db, async (tx) => {
    for (const recipient of recipients) {
      const mail = {
        template: 'welcome',
        event: recipient,
        recipient,
        name: '',
        values: { email: recipient },
        page: homePath,
      } as const
      await queueMail(tx, { locale: 'en', origin: 'http://shop.test' }, mail)
    }
  })
  await vi.waitFor(() => expect(received).toHaveLength(2 * mailsAtOnce.first), { timeout: 8_000 })
  held.resolve()
  const waiting = () => db.selectFrom('mails').select('id').where('sent_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 8_000 })
  expect(received.toSorted()).toEqual(recipients.toSorted())
})
