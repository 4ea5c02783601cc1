// Long because its cases share one worker and its outbox.
import { once } from 'node:events'
import { confirmNewsletterPath, homePath, resetPasswordPath } from '@tsiran/contract/shop-paths'
import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { SearchMisses } from '@tsiran/domain/search-desk/search-misses'
import { createSessionTokens } from '@tsiran/domain/customers/session-tokens'
import { queueMail } from '@tsiran/domain/mail/queue-mail'
import { deliverMail, takeDueMail, waitAfter } from '@tsiran/domain/mail/send-mails'
import { sql } from 'kysely'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDomainCaches, createMedia } from '../context.ts'
import { readConfig } from '../config.ts'
import { createOrderServices } from '../order-services.ts'
import { startWorker } from './worker.ts'

const database = testDatabase({ connections: 8 })
let received: { to: string[]; from: string; source: string }[] = []
/** What the server says to a recipient instead of taking the mail. */
let refusal: { code: number; text: string } | undefined
/** What it says once it has read the mail. */
let refusalAfterData: number | undefined
/** Message ids of all mails that it has read, taken or not. */
let tries: string[] = []
/** Recipients whose mails it holds back until the test releases them. */
let thinking = new Set<string>()
const waiting: (() => void)[] = []
const takeAll = () => waiting.splice(0).forEach((take) => take())
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(
      refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : undefined,
    ),
  onData(stream, { envelope }, done) {
    let source = ''
    stream.on('data', (chunk: Buffer) => (source += chunk.toString()))
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      const to = envelope.rcptTo.map(({ address }) => address)
      tries.push(/Message-ID: (<[^>]+>)/.exec(source)![1]!)
      const take = () => {
        received.push({ to, from, source })
        done()
      }
      if (refusalAfterData !== undefined)
        done(Object.assign(new Error('later'), { responseCode: refusalAfterData }))
      else if (to.some((address) => thinking.has(address))) waiting.push(take)
      else take()
    })
  },
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
})
beforeEach(async () => {
  received = []
  refusal = undefined
  refusalAfterData = undefined
  tries = []
  thinking = new Set()
  await database.db.deleteFrom('mails').execute()
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

const port = () => (server.server.address() as { port: number }).port
function work(smtpUrl: string | null = `smtp://127.0.0.1:${port()}`) {
  const config = readConfig({
    DATABASE_URL: database.url,
    ORIGIN: 'https://shop.test',
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  })
  const { db } = database
  const log = pino({ level: 'silent' })
  return startWorker({
    config,
    db,
    log,
    tokens: createSessionTokens(db),
    services: createOrderServices(config, db),
    media: createMedia(config, log),
    misses: new SearchMisses(),
    ...createDomainCaches(),
    process: { caches: new Map(), isListening: false },
    wantPicture: async () => 'unknown' as const,
  })
}
const queue = (event: string, recipient = 'ani@example.am', name = 'Անի') =>
  inTransaction(database.db, (tx) =>
    queueMail(
      tx,
      { locale: 'hy', origin: 'https://shop.test' },
      {
        template: 'reset',
        event,
        recipient,
        name,
        values: { email: recipient },
        page: resetPasswordPath,
        key: 'KEY',
      },
    ),
  )
const rows = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute()
const makeDue = () => sql`update mails set due_at = now()`.execute(database.db)

test('a mail goes out over SMTP with its own id, and its secret is deleted', async () => {
  await queue('one')
  const stop = work()
  await expect.poll(async () => (await rows())[0]!.sent_at).not.toBeNull()
  await stop()
  expect(received).toMatchObject([{ to: ['ani@example.am'], from: 'no-reply@shop.test' }])
  const { source } = received[0]!
  expect(source).toContain('Message-ID: <reset.one@shop.test>')
  expect(source).toMatch(/^Content-Type: text\/plain/m)
  expect(source).toMatch(/^Content-Type: text\/html/m)
  expect(source).not.toMatch(/^Bcc/im)
  expect(await rows()).toMatchObject([{ text: '', html: '', attempts: 1 }])
})

test('three workers at once send twenty mails once each', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => queue(`many-${index}`)))
  const stops = [work(), work(), work()]
  await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at)).toBe(true)
  await Promise.all(stops.map((stop) => stop()))
  const ids = received.map(({ source }) => /Message-ID: (<[^>]+>)/.exec(source)![1])
  expect([ids.length, new Set(ids).size]).toEqual([20, 20])
})

test('an unreachable server gets the mail later; one that refuses the recipient permanently does not', async () => {
  await queue('later')
  const stop = work('smtp://127.0.0.1:1')
  await expect.poll(async () => (await rows())[0]!.last_error).toMatch(/ECONNREFUSED/)
  await stop()
  const [waiting] = await rows()
  expect(waiting).toMatchObject({ sent_at: null, given_up_at: null, attempts: 1 })
  expect(waiting!.due_at.getTime()).toBeGreaterThan(Date.now() + 30_000)
  expect(waiting!.text).toContain('key=KEY')

  for (const [code, over] of [
    [450, false],
    [550, true],
  ] as const) {
    refusal = { code, text: 'no such mailbox' }
    await makeDue()
    const attempts = (await rows())[0]!.attempts
    const stopAgain = work()
    await expect
      .poll(async () => (await rows())[0])
      .toMatchObject({
        attempts: attempts + 1,
        last_error: expect.stringMatching(/mailbox/),
      })
    await stopAgain()
    expect((await rows())[0]!.given_up_at !== null).toBe(over)
  }
  expect(received).toEqual([])
})

test('a worker that dies while sending leaves its mail to the others after the lease', async () => {
  await queue('lease')
  const { db } = database
  const mail = (await takeDueMail(db, 'first'))!
  await expect(deliverMail(db, mail, () => Promise.reject(new Error('killed')))).rejects.toThrow(
    'killed',
  )
  expect([await takeDueMail(db, 'first'), await takeDueMail(db, 'again')]).toEqual([
    undefined,
    undefined,
  ])
  await makeDue()
  await deliverMail(db, (await takeDueMail(db, 'again'))!, async () => ({ sent: true }))
  expect((await rows())[0]).toMatchObject({ attempts: 2, sent_at: expect.any(Date) })
})

test('the timeout of a mail grows with each attempt, and its lease is longer than its timeout', async () => {
  await queue('slow')
  const { db } = database
  const limits: number[] = []
  for (let attempt = 1; attempt <= 6; attempt++) {
    await makeDue()
    const { timeout_ms } = (await takeDueMail(db, attempt === 1 ? 'first' : 'again'))!
    limits.push(timeout_ms / 1000)
    const lease = await sql<{
      seconds: number
    }>`select extract(epoch from due_at - now())::int as seconds from mails`.execute(db)
    expect(lease.rows[0]!.seconds).toBeGreaterThan(timeout_ms / 1000)
  }
  expect(limits).toEqual([60, 120, 240, 480, 600, 600])
})

test('an answer that PostgreSQL cannot store is recorded without the offending characters', async () => {
  await queue('foul')
  const { db } = database
  await deliverMail(db, (await takeDueMail(db, 'first'))!, async () => ({
    sent: false,
    reason: 'no\u0000 \ud800',
    hopeless: true,
  }))
  expect((await rows())[0]).toMatchObject({
    last_error: 'no  \ufffd',
    given_up_at: expect.any(Date),
  })
})

test('slow mails do not delay others', async () => {
  thinking = new Set(['slow-1@example.am', 'slow-2@example.am', 'slow-3@example.am'])
  for (const name of thinking) await queue(name, name)
  await queue('quick', 'quick@example.am')
  const stop = work()
  await expect.poll(() => received.map(({ to }) => to[0])).toEqual(['quick@example.am'])
  await expect.poll(() => waiting).toHaveLength(3)
  takeAll()
  await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at)).toBe(true)
  await stop()
  expect(received).toHaveLength(4)
})

test('a stopping worker waits for the mail in delivery, which is sent once', async () => {
  thinking = new Set(['slow@example.am'])
  await queue('stop', 'slow@example.am')
  const stop = work()
  await expect.poll(() => waiting).toHaveLength(1)
  const stopped = stop()
  takeAll()
  await stopped
  expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: expect.any(Date) })
  expect(received).toHaveLength(1)
})

test('each attempt of a mail has the same id', async () => {
  await queue('again')
  for (const code of [450, undefined]) {
    refusalAfterData = code
    await makeDue()
    const stop = work()
    await expect.poll(() => tries).toHaveLength(code ? 1 : 2)
    await stop()
  }
  expect(new Set(tries)).toEqual(new Set(['<reset.again@shop.test>']))
})

test('an event is mailed once, and a failed transaction mails nothing', async () => {
  await queue('same')
  await queue('same')
  await inTransaction(database.db, async (tx) => {
    await queueMail(
      tx,
      { locale: 'en', origin: 'https://shop.test' },
      {
        template: 'welcome',
        event: 'x',
        recipient: 'a@b.am',
        name: '',
        values: { email: '' },
        page: homePath,
      },
    )
    throw new Error('no')
  }).catch(() => undefined)
  expect(await rows()).toHaveLength(1)
})

test('special characters in an address and line breaks in a name add neither recipients nor headers', async () => {
  await queue('signs', 'a,victim@example.am', 'Ani\r\nBcc: all@example.am')
  const stop = work()
  await expect.poll(async () => (await rows())[0]!.attempts).toBe(1)
  await stop()
  for (const { to, source } of received) {
    expect(to).toHaveLength(1)
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc|^To:.*victim@example.am,/im)
  }
})

test('an answer to a message goes to its sender, and mail programs can end a newsletter with one press', async () => {
  const mailing = { locale: 'en', origin: 'https://shop.test' } as const
  await inTransaction(database.db, async (tx) => {
    const values = { from: 'Անի, "x" <y@z.am>', email: 'ani@example.am', phone: '—' }
    const contact = {
      template: 'contact',
      event: '1',
      recipient: 'shop@tsiran.example',
      replyTo: 'ani@example.am',
      name: '',
      values,
    } as const
    await queueMail(tx, mailing, { ...contact, quote: 'Ողջույն\nBcc: all@example.am' })
    const newsletter = {
      template: 'newsletter',
      event: '2',
      recipient: 'ani@example.am',
      name: '',
      values: { email: 'ani@example.am' },
    } as const
    await queueMail(tx, mailing, {
      ...newsletter,
      page: confirmNewsletterPath,
      key: 'KEY',
      unsubscribeKey: 'END',
    })
  })
  const stop = work()
  await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at)).toBe(true)
  await stop()
  const headers = received.map(({ source }) =>
    source.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' '),
  )
  // Mails are sent side by side: they may come in any order.
  const of = (id: string) => headers.find((header) => header.includes(`Message-ID: <${id}@`))
  const [contact, newsletter] = [of('contact.1'), of('newsletter.2')]
  expect(contact).toMatch(/^Reply-To: ani@example\.am$/m)
  expect(contact).not.toMatch(/^(?:Bcc|List-Unsubscribe)/im)
  expect(newsletter).toMatch(
    /^List-Unsubscribe: <https:\/\/shop\.test\/en\/newsletter\/unsubscribe\?key=END>$/m,
  )
  expect(newsletter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(newsletter).not.toMatch(/^Reply-To/m)
  expect((await rows()).map(({ text, unsubscribe_url }) => text + unsubscribe_url)).toEqual([
    'null',
    'null',
  ])
})

test('without a mail server the mails stay in the outbox', async () => {
  await queue('kept')
  const stop = work(null)
  await stop()
  expect(await rows()).toMatchObject([
    { attempts: 0, sent_at: null, text: expect.stringContaining('key=KEY') },
  ])
})

test('waits double, up to six hours', () => {
  expect([1, 2, 3, 9, 10, 14].map(waitAfter)).toEqual([1, 2, 4, 256, 360, 360])
})

test('a failing clean-up does not stop the others', async () => {
  await sql`alter table sessions rename to sessions_away`.execute(database.db)
  await sql`insert into attempts (key, count, started_at) values ('old', 1, now() - interval '2 days')`.execute(
    database.db,
  )
  const stop = work(null)
  try {
    await expect.poll(() => database.db.selectFrom('attempts').select('key').execute()).toEqual([])
  } finally {
    await stop()
    await sql`alter table sessions_away rename to sessions`.execute(database.db)
  }
})

test('stock changes that waited for the lists are applied', async () => {
  await sql`insert into stock_changes (product_id) values (1)`.execute(database.db)
  const stop = work(null)
  try {
    await expect
      .poll(() => database.db.selectFrom('stock_changes').select('id').execute())
      .toEqual([])
  } finally {
    await stop()
  }
})
