import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { SearchMisses } from '@tsiran/domain/search-desk/search-misses'
import { createSessionTokens } from '@tsiran/domain/customers/session-tokens'
import { queueMail } from '@tsiran/domain/mail/queue-mail'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createMedia } from '../context.ts'
import { readConfig } from '../config.ts'
import { createOrderServices } from '../order-services.ts'
import { logOptions } from './log.ts'
import { startWorker } from './worker.ts'

const database = testDatabase()

test('a job that fails is logged without the value that PostgreSQL quotes', async () => {
  const { db, url } = database
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
  const config = readConfig({ DATABASE_URL: url })
  const lines: string[] = []
  const log = pino(logOptions, { write: (line: string) => lines.push(line) })
  const refused = Object.assign(new Error('invalid input syntax for type integer: "SECRET"'), {
    code: '22P02',
  })
  const mailer = { send: () => Promise.reject(refused), close: () => undefined }
  const services = {
    tokens: createSessionTokens(db),
    services: createOrderServices(config, db),
    misses: new SearchMisses(),
    media: createMedia(config, log),
    wantPicture: async () => 'unknown' as const,
  }
  const stop = startWorker({ config, db, log, ...services }, mailer)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  await stop()
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: 'mails',
    err: { type: 'Error', code: '22P02' },
  })
  expect(lines[0]).not.toContain('SECRET')
})
