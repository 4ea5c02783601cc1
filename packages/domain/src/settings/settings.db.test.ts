import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changePage, createPage, deletePage } from '../content/change-page.ts'
import { getChannel } from '../content/get-channel.ts'
import { readPage } from '../content/page-kind.ts'
import { mailTemplates } from '../mail/mail-templates.ts'
import { queueMail, theShop } from '../mail/queue-mail.ts'
import { takeDueMail } from '../mail/send-mails.ts'
import { inTransaction } from '@tsiran/db/transaction'
import { byScript, listProducts } from '../testing/fixtures.ts'
import {
  changeCheckoutSettings,
  listTermsPages,
  readCheckoutSettings,
} from './checkout-settings.ts'
import { changeMailSettings, readMailSettings } from './mail-settings.ts'
import { previewMail } from './preview-mail.ts'
import { changeShopSettings, readShopSettings } from './shop-settings.ts'
import { changeSeoSettings, readSeoSettings } from './seo-settings.ts'

const database = testDatabase()
const by = { by: byScript }
const text = (word: string) => perLocale(() => word)
const day = { opens: '09:00', closes: '21:00' }
const week = [day, day, day, day, day, { ...day, closes: '24:00' }, null]

const setUp = async () =>
  changeShopSettings(
    database.db,
    {
      ...(await readShopSettings(database.db)),
      name: text(' Our  shop '),
      phone: '+374 10 123456',
      email: 'shop@example.am',
      address: text('Abovyan 1'),
    },
    by,
  )

test('an empty shop is set up once, and shoppers see what was set', async () => {
  await expect(
    changeSeoSettings(
      database.db,
      { ...(await readSeoSettings(database.db)), title: text('x') },
      by,
    ),
  ).rejects.toMatchObject({ code: 'not_found' })
  const { version } = await setUp()
  expect(version).toBe(2)
  await changeShopSettings(database.db, { version, accent: '#8A1F5C', opening_hours: week }, by)
  const seo = await readSeoSettings(database.db)
  await changeSeoSettings(database.db, { ...seo, description: text('Good food') }, by)
  expect(await getChannel(database.db, 'en')).toMatchObject({
    name: 'Our shop',
    contact: { phone: '+374 10 123456' },
    home_seo: { meta_description: 'Good food' },
    accent: { leaf: '#8a1f5c' },
    opening_hours: week,
    checkout: { guests: true, terms_page_id: 4 },
  })
})

test.each([
  [{ accent: '#f2e14b' }, { accent: [{ key: 'accentContrast' }] }],
  [{ accent: 'red;}' }, { accent: [{ key: 'color' }] }],
  [{ phone: 'call us' }, { phone: [{ key: 'phoneNumber' }] }],
  [{ email: 'shop@' }, { email: [{ key: 'email' }] }],
  [{ name: { ...text('x'), ru: ' ' } }, { 'name.ru': [{ key: 'required' }] }],
  [{ opening_hours: week.slice(1) }, { opening_hours: [{ key: 'openingHours' }] }],
  [
    { opening_hours: week.map(() => ({ opens: '21:00', closes: '09:00' })) },
    { opening_hours: [{ key: 'openingHours' }] },
  ],
])('the shop refuses %j at its field and keeps nothing', async (change, fields) => {
  const before = await readShopSettings(database.db)
  await expect(
    changeShopSettings(database.db, { version: before.version, ...change }, by),
  ).rejects.toMatchObject({ code: 'validation_failed', details: { fields } })
  expect(await readShopSettings(database.db)).toEqual(before)
})

test('of two people who change the shop at once, one gets a conflict', async () => {
  const { version } = await readShopSettings(database.db)
  const results = await Promise.allSettled(
    ['+374 10 111111', '+374 10 222222'].map((phone) =>
      changeShopSettings(database.db, { version, phone }, by),
    ),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')!
  expect(refused.reason).toMatchObject({
    code: 'version_conflict',
    details: { data: { fields: ['phone'] } },
  })
})

test('the service line is made, priced, switched off and on again', async () => {
  const first = await readCheckoutSettings(database.db)
  expect(first).toMatchObject({ service_line: false, guest_checkout: true })
  const { version } = first
  await expect(
    changeCheckoutSettings(database.db, { version, service_line: true }, by),
  ).rejects.toMatchObject({ details: { fields: { 'service_name.hy': [{ key: 'required' }] } } })
  const on = await changeCheckoutSettings(
    database.db,
    { version, service_line: true, service_name: text('Packaging'), service_price: 150 },
    by,
  )
  const services = () =>
    sql<{ id: number; price: number }>`
      select p.id, v.price from products p join variants v on v.product_id = p.id where p.status = 'service'`
      .execute(database.db)
      .then(({ rows }) => rows)
  const [made] = await services()
  expect(made!.price).toBe(150)
  const off = await changeCheckoutSettings(
    database.db,
    { version: on.version, service_line: false },
    by,
  )
  expect(await services()).toEqual([])
  expect(off).toMatchObject({ service_name: text('Packaging'), service_price: 150 })
  await changeCheckoutSettings(
    database.db,
    { version: off.version, service_line: true, service_price: 200 },
    by,
  )
  expect(await services()).toEqual([{ id: made!.id, price: 200 }])
  await expect(
    changeCheckoutSettings(database.db, { version: off.version + 1, terms_page_id: 77 }, by),
  ).rejects.toMatchObject({ details: { fields: { terms_page_id: [{ key: 'unknown' }] } } })
})

const switchService = async (service_line: boolean) => {
  const { db } = database
  const service = { service_line, service_name: text('Packaging'), service_price: 100 }
  return changeCheckoutSettings(db, { ...(await readCheckoutSettings(db)), ...service }, by)
}

test('the service line comes back whose product was deleted while it was off', async () => {
  const { db } = database
  await switchService(true)
  await switchService(false)
  await sql`
    update products set deleted_at = now(), deleted_status = status
    where id = (select (value ->> 'service_product_id')::int from settings where name = 'checkout')`.execute(
    db,
  )
  expect(await switchService(true)).toMatchObject({ service_line: true })
  const deleted = db.selectFrom('products').select('id').where('deleted_at', 'is not', null)
  expect(await deleted.execute()).toEqual([])
})

test('a product that is sold while the service line is off stays, and leaves the lists once it is on', async () => {
  const { db } = database
  await switchService(true)
  await switchService(false)
  const { rows } = await sql<{ id: number }>`
    select (value ->> 'service_product_id')::int as id from settings where name = 'checkout'`.execute(
    db,
  )
  const [{ id } = { id: 0 }] = rows
  await sql`update products set status = 'published' where id = ${id}`.execute(db)
  await listProducts(db, [id])
  const isListed = async () =>
    (await db.selectFrom('product_listings').select('product_id').execute()).length === 1
  await changeCheckoutSettings(
    db,
    { version: (await readCheckoutSettings(db)).version, seller_tin: '01234567' },
    by,
  )
  const product = db.selectFrom('products').select('status').where('id', '=', id)
  expect([await product.executeTakeFirst(), await isListed()]).toEqual([
    { status: 'published' },
    true,
  ])
  await switchService(true)
  expect([await product.executeTakeFirst(), await isListed()]).toEqual([
    { status: 'service' },
    false,
  ])
})

test('the page that the checkout names as the terms is neither hidden nor deleted', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Our terms'), hidden: false }, by)
  const { version } = await readCheckoutSettings(db)
  await changeCheckoutSettings(db, { version, terms_page_id: id }, by)
  const seen = { id, version: 1, ...by }
  const refused = { code: 'conflict' }
  await expect(deletePage(db, seen)).rejects.toMatchObject(refused)
  const hide = { ...seen, change: { hidden: true } }
  await expect(changePage(db, hide)).rejects.toMatchObject(refused)
  expect(await readPage(db, id)).toMatchObject({ fixed: true, hidden: false, deleted_at: null })
  const other = await createPage(db, { title: text('Gone') }, by)
  await deletePage(db, { id: other.id, version: 1, ...by })
  await expect(
    changeCheckoutSettings(db, { version: version + 1, terms_page_id: other.id }, by),
  ).rejects.toMatchObject({ details: { fields: { terms_page_id: [{ key: 'unknown' }] } } })
})

test('a hidden page, which buyers cannot open, does not become the terms', async () => {
  const { db } = database
  const { id } = await createPage(db, { title: text('Draft of the terms') }, by)
  expect((await listTermsPages(db, 'en')).map((page) => page.id)).not.toContain(id)
  const { version } = await readCheckoutSettings(db)
  await expect(
    changeCheckoutSettings(db, { version, terms_page_id: id }, by),
  ).rejects.toMatchObject({ details: { fields: { terms_page_id: [{ key: 'unknown' }] } } })
})

test('mails follow the settings until they are sent', async () => {
  const { version } = await readMailSettings(database.db)
  await changeMailSettings(
    database.db,
    {
      version,
      sender_name: ' Our team ',
      reply_to: 'answers@example.am',
      orders_email: 'o@example.am',
    },
    by,
  )
  await expect(
    changeMailSettings(database.db, { version: version + 1, reply_to: 'nobody' }, by),
  ).rejects.toMatchObject({ details: { fields: { reply_to: [{ key: 'email' }] } } })
  await inTransaction(database.db, (tx) =>
    queueMail(
      tx,
      { locale: 'en', origin: 'http://shop.test' },
      {
        template: 'contact',
        event: '1',
        recipient: theShop('env@example.am'),
        name: '',
        values: {},
      },
    ),
  )
  expect(await takeDueMail(database.db, 'first')).toMatchObject({
    recipient: 'o@example.am',
    reply_to: 'answers@example.am',
    sender_name: 'Our team',
  })
})

test('a mail is in the colour and under the name that the shop has when it is queued', async () => {
  const { version } = await setUp()
  await changeShopSettings(database.db, { version, accent: '#8A1F5C' }, by)
  await inTransaction(database.db, (tx) =>
    queueMail(
      tx,
      { locale: 'en', origin: 'http://shop.test' },
      { template: 'welcome', event: '1', recipient: 'a@b.am', name: '', values: {} },
    ),
  )
  const { html } = await database.db
    .selectFrom('mails')
    .select('html')
    .where('template', '=', 'welcome')
    .executeTakeFirstOrThrow()
  expect(html).toMatch(/color:#8a1f5c[^>]*>Our shop<\/p>/)
  const preview = { name: 'welcome', language: 'en', origin: 'http://shop.test' } as const
  expect((await previewMail(database.db, preview)).html).toContain('color:#8a1f5c')
})

test('each mail of the shop has a preview in each language, with every placeholder filled', async () => {
  for (const name of mailTemplates)
    for (const language of ['hy', 'ru', 'en'] as const) {
      const { subject, text: words } = await previewMail(database.db, {
        name,
        language,
        origin: 'http://shop.test',
      })
      expect(`${name}: ${subject} ${words}`).not.toMatch(/\{\w+\}/)
    }
  await expect(
    previewMail(database.db, { name: 'nothing', language: 'hy', origin: 'http://shop.test' }),
  ).rejects.toMatchObject({ code: 'not_found' })
})
