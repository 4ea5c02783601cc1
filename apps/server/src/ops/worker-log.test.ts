import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { SearchMisses } from '@tsiran/domain/search-desk/search-misses'
import { createSessionTokens } from '@tsiran/domain/customers/session-tokens'
import { queueMail } from '@tsiran/domain/mail/queue-mail'
import { createProduct } from '@tsiran/domain/testing/fixtures'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createDomainCaches, createMedia } from '../context.ts'
import { readConfig } from '../config.ts'
import { createOrderServices } from '../order-services.ts'
import { logOptions } from './log.ts'
import { startWorker } from './worker.ts'

const database = testDatabase()

/** Starts the worker with a log of lines; mails go to `mailer`. */
function startLogged(lines: string[], mailer: Parameters<typeof startWorker>[1]) {
  const { db, url } = database
  const config = readConfig({ DATABASE_URL: url })
  const log = pino(logOptions, { write: (line: string) => lines.push(line) })
  const services = {
    tokens: createSessionTokens(db),
    services: createOrderServices(config, db),
    media: createMedia(config, log),
    misses: new SearchMisses(),
    ...createDomainCaches(),
    process: { caches: new Map(), isListening: false },
    wantPicture: async () => 'unknown' as const,
  }
  return startWorker({ config, db, log, ...services }, mailer)
}

test('a job that fails is logged without the value that PostgreSQL quotes', async () => {
  const { db } = database
  const mail = {
    template: 'reset',
    event: 'quoted',
    recipient: 'ani@example.am',
    name: 'Ani',
    values: {},
  } as const
  await inTransaction(db, (tx) =>
    queueMail(tx, { locale: 'en', origin: 'https://shop.test' }, mail),
  )
  const lines: string[] = []
  const refused = Object.assign(new Error('invalid input syntax for type integer: "SECRET"'), {
    code: '22P02',
  })
  const mailer = { send: () => Promise.reject(refused), close: () => undefined }
  const stop = startLogged(lines, mailer)
  await expect.poll(() => lines).toHaveLength(1)
  await stop()
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: 'mails',
    err: { type: 'Error', code: '22P02' },
  })
  expect(lines[0]).not.toContain('SECRET')
})

test('stock that is not the sum of its movements is logged with its variant', async () => {
  const { db } = database
  const { variantId } = await createProduct(db, { sku: 'FIGS', offers: [{ qty: 7 }] })
  await db.updateTable('variants').set({ qty: 9 }).where('id', '=', variantId).execute()
  await sql`update stock_checks set due_at = now()`.execute(db)
  const lines: string[] = []
  const stop = startLogged(lines, undefined)
  await expect.poll(() => lines).toHaveLength(1)
  await stop()
  expect(JSON.parse(lines[0]!)).toMatchObject({
    count: 1,
    variants: [{ variant_id: variantId, sku: 'FIGS', qty: 9, sum: 7 }],
  })
})
