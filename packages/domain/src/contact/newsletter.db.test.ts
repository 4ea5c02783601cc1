import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { contentCleanUps } from './clean-up.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const database = testDatabase({ connections: 12 })
const mailing = { locale: 'ru', origin: 'https://shop.test' } as const
const visitor = (address: string) => ({ address, userAgent: '' })
const ask = (email: string, address = '192.0.2.1') =>
  subscribe(database.db, { typed: email, visitor: visitor(address), mailing })
const mails = () => database.db.selectFrom('mails').selectAll().orderBy('id').execute()
const rows = () =>
  database.db.selectFrom('newsletter_subscribers').selectAll().orderBy('id').execute()
const keyOf = ({ text }: { text: string }) => /confirm\?key=([\w-]+)/.exec(text)![1]!

beforeEach(async () => {
  for (const table of ['mails', 'newsletter_subscribers', 'attempts'] as const)
    await database.db.deleteFrom(table).execute()
})

test('an address gets a mail in the page’s language, and the newsletter only after its link was used', async () => {
  await ask(' Ani@Example.am ')
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'ani@example.am', locale: 'ru', template: 'newsletter' })
  const [waiting] = await rows()
  expect(mail!.unsubscribe_url).toBe(
    `https://shop.test/ru/newsletter/unsubscribe?key=${waiting!.unsubscribe_key}`,
  )
  expect(mail!.text).toContain(mail!.unsubscribe_url!)
  expect(waiting).toMatchObject({ email: 'ani@example.am', confirmed_at: null })
  expect(waiting!.confirm_digest).not.toBe(keyOf(mail!))
  await confirmSubscription(database.db, keyOf(mail!))
  await confirmSubscription(database.db, keyOf(mail!))
  const [confirmed] = await rows()
  expect(confirmed!.confirmed_at).toBeInstanceOf(Date)

  await ask('ani@example.am')
  expect(await mails()).toHaveLength(1)
  expect(await rows()).toEqual([confirmed])
})

test('unsubscribing invalidates older links; a new subscription starts over', async () => {
  await ask('ani@example.am')
  const [first] = await mails()
  await confirmSubscription(database.db, keyOf(first!))
  const { unsubscribe_key } = (await rows())[0]!
  await unsubscribe(database.db, unsubscribe_key)
  await unsubscribe(database.db, unsubscribe_key)
  expect((await rows())[0]!.confirmed_at).toBeNull()
  await expect(confirmSubscription(database.db, keyOf(first!))).rejects.toMatchObject({
    code: 'link_invalid',
  })
  await ask('ani@example.am')
  await confirmSubscription(database.db, keyOf((await mails())[1]!))
  expect((await rows())[0]!.confirmed_at).toBeInstanceOf(Date)
})

test.each(['', 'null', 'undefined', '[]', '0'])(
  'an empty key such as %j is refused',
  async (key) => {
    await ask('ani@example.am')
    await expect(confirmSubscription(database.db, key)).rejects.toMatchObject({
      code: 'link_invalid',
    })
    await expect(unsubscribe(database.db, key)).rejects.toMatchObject({ code: 'link_invalid' })
  },
)

test('a link expires after seven days, an unconfirmed address after thirty', async () => {
  await ask('ani@example.am')
  const key = keyOf((await mails())[0]!)
  await sql`update newsletter_subscribers set confirm_until = confirm_until - interval '7 days'`.execute(
    database.db,
  )
  await expect(confirmSubscription(database.db, key)).rejects.toMatchObject({
    code: 'link_invalid',
  })
  await contentCleanUps['newsletter']!(database.db)
  expect(await rows()).toHaveLength(1)
  await sql`update newsletter_subscribers set updated_at = now() - interval '31 days'`.execute(
    database.db,
  )
  await contentCleanUps['newsletter']!(database.db)
  expect(await rows()).toEqual([])
})

test('of many concurrent requests for one address one sends a mail, whose link works', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => ask('ani@example.am', `192.0.2.${index}`)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'too_many_attempts' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  await confirmSubscription(database.db, keyOf(mail!))
  expect(await rows()).toHaveLength(1)
})

test('ten minutes after a link another one is mailed, and only the newest confirms the address', async () => {
  await ask('ani@example.am')
  await sql`update newsletter_subscribers set confirm_until = confirm_until - interval '10 minutes'`.execute(
    database.db,
  )
  await ask('ani@example.am')
  const [first, second] = (await mails()).map(keyOf)
  await expect(confirmSubscription(database.db, first!)).rejects.toMatchObject({
    code: 'link_invalid',
  })
  await confirmSubscription(database.db, second!)
})

test('an invalid address is refused before anything is written', async () => {
  for (const email of [
    '',
    'ani@example.info',
    'a@b.am, c@d.am',
    'ani@example.am\r\nBcc: all@example.am',
  ])
    await expect(ask(email)).rejects.toMatchObject({ code: 'subscriber_email_invalid' })
  expect(await rows()).toEqual([])
})
