import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { approveCompany, blockCompany, changeCompany } from '../companies/change-company.ts'
import { listCompanies } from '../companies/list-companies.ts'
import { registerCompany } from '../companies/register-company.ts'
import { answerMessage } from '../contact/answer-message.ts'
import { changeMessage } from '../contact/change-message.ts'
import { listMessages } from '../contact/list-messages.ts'
import { changeCheckoutSettings, readCheckoutSettings } from '../settings/checkout-settings.ts'
import { hasCompanyPrices } from '../shared/viewer.ts'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { refuseBlocked } from '../customers/blocked.ts'
import { changeCustomer } from '../customers/change-customer.ts'
import { listCustomers } from '../customers/list-customers.ts'
import { readCustomer } from '../customers/read-customer.ts'
import { resetPassword } from '../customers/reset-password.ts'
import { sendResetLink } from '../customers/send-reset-link.ts'
import { findSession, openSession } from '../customers/sessions.ts'

const database = testDatabase({ connections: 8 })
const by = { kind: 'system', name: 'script' } as const
const client = { address: '10.0.0.1', userAgent: 'test' }
const mailing = { locale: 'hy', origin: 'https://shop.test' } as const
const page = { page: 1, limit: 50 }
let companyId: number
let managerId: number

beforeAll(async () => {
  companyId = await createTestCompany(database.db, 'Արագած', 1000)
  managerId = await createPerson(database.db, 'Tigran@example.am', 'Manager', companyId)
  await createPerson(database.db, 'ani@example.am')
})

/** Signs somebody in, and returns the session's id. */
async function signIn(id: number): Promise<string> {
  const { db } = database
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const session = { customerId: id, passwordHash: password_hash!, userAgent: '', lifetime: 1000 }
  return (await db.transaction().execute((tx) => openSession(tx, session)))!.id
}
const auditOf = (type: string, id: number) =>
  database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()

test('people are found by a part of the name, the e-mail, and a phone with or without its code', async () => {
  const { db } = database
  for (const search of ['tigran@', 'SARGS', 'ani sarg', '+374 91 00-00-00', '091000000'])
    expect((await listCustomers(db, { ...page, search })).data.length, search).toBeGreaterThan(0)
  expect((await listCustomers(db, { ...page, search: '%' })).data).toEqual([])
  expect((await listCustomers(db, { ...page, search: 'tigran', kind: 'person' })).meta.total).toBe(
    0,
  )
  const found = await listCustomers(db, { ...page, search: 'tigran', companyId })
  expect(found.data).toMatchObject([
    {
      id: managerId,
      company: { id: companyId, name: 'Արագած' },
      orders: 0,
      sum: 0,
      last_order_at: null,
    },
  ])
})

test('companies are found by name and tax number, by those who may see people also by their Manager', async () => {
  const { db } = database
  const found = async (search: string, people: boolean) =>
    (await listCompanies(db, { ...page, search, people })).meta.total
  for (const search of ['արագ', '12345'])
    expect([search, await found(search, false), await found(search, true)]).toEqual([search, 1, 1])
  for (const search of ['sargsyan', 'tigran@'])
    expect([search, await found(search, false), await found(search, true)]).toEqual([search, 0, 1])
})

test('a customer is changed on the version that was read; a stale write names what differs and changes nothing', async () => {
  const { db } = database
  const id = await createPerson(db, 'stale@example.am')
  const change = { phone: '+37499111222', note: ' Likes figs ' }
  expect(await changeCustomer(db, { id, version: 1, change, by })).toMatchObject({
    version: 2,
    phone: '+37499111222',
    note: 'Likes figs',
  })
  const stale = changeCustomer(db, { id, version: 1, change: { first_name: 'Narek' }, by })
  await expect(stale).rejects.toMatchObject({
    code: 'version_conflict',
    details: { data: { changed_by: 'script', fields: ['first_name'] } },
  })
  expect(await changeCustomer(db, { id, version: 2, change, by })).toMatchObject({ version: 2 })
  expect(await auditOf('customer', id)).toMatchObject([
    { action: 'customer.change', after: { phone: '…22', note: 'Likes figs' } },
  ])
  await expect(
    changeCustomer(db, { id, version: 2, change: { phone: 'abc' }, by }),
  ).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a blocked customer is signed out and may not order, until the block is taken back', async () => {
  const { db } = database
  const id = await createPerson(db, 'blocked@example.am')
  const session = await signIn(id)
  await changeCustomer(db, { id, version: 1, change: { blocked: true }, by })
  expect(await findSession(db, session)).toBeUndefined()
  await expect(refuseBlocked(db, id)).rejects.toMatchObject({ code: 'account_blocked' })
  await expect(sendResetLink(db, { id, origin: 'https://shop.test', by })).rejects.toMatchObject({
    code: 'conflict',
  })
  await changeCustomer(db, { id, version: 2, change: { blocked: false }, by })
  await refuseBlocked(db, id)
})

test('a password link is mailed, works once, and ends the links before it', async () => {
  const { db } = database
  const id = await createPerson(db, 'reset@example.am')
  const links = [
    await sendResetLink(db, { id, origin: 'https://shop.test', by }),
    await sendResetLink(db, { id, origin: 'https://shop.test', by }),
  ]
  const [old, key] = links.map(({ link }) => new URL(link).searchParams.get('key')!)
  const use = (of: string) =>
    resetPassword(
      db,
      { key: of, password: 'quiet-stone-3', password_confirmation: 'quiet-stone-3' },
      { client, mailing },
    )
  await expect(use(old!)).rejects.toMatchObject({ code: 'link_invalid' })
  const results = await Promise.allSettled([use(key!), use(key!)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await auditOf('customer', id)).toHaveLength(2)
  const log = JSON.stringify(await auditOf('customer', id))
  expect(log).not.toContain(key)
  expect(
    await db.selectFrom('mails').select('recipient').where('template', '=', 'reset').execute(),
  ).toHaveLength(2)
})

test('a blocked company’s people are signed out and may not order; the same press again changes nothing', async () => {
  const { db } = database
  const session = await signIn(managerId)
  const { version } = await blockCompany(db, { id: companyId, version: undefined, by })
  expect(await findSession(db, session)).toBeUndefined()
  await expect(refuseBlocked(db, managerId)).rejects.toMatchObject({ code: 'account_blocked' })
  expect(await blockCompany(db, { id: companyId, version: undefined, by })).toMatchObject({
    version,
    status: 'blocked',
  })
  await approveCompany(db, { id: companyId, version, by })
  await refuseBlocked(db, managerId)
  expect((await auditOf('company', companyId)).map(({ action }) => action)).toEqual([
    'company.block',
    'company.approve',
  ])
  await expect(
    changeCompany(db, { id: companyId, version, change: { name: 'B' }, by }),
  ).rejects.toMatchObject({ code: 'version_conflict' })
})

test('with the setting on, a new company has ordinary prices until it is approved; with it off, at once its own', async () => {
  const { db } = database
  const register = async (email: string) => {
    const person = {
      first_name: 'A',
      last_name: 'B',
      email,
      phone: '091000000',
      password: 'quiet-stone-3',
      password_confirmation: 'quiet-stone-3',
    }
    await registerCompany(
      db,
      { ...person, company_name: email, address: 'x', tin: '12345678' },
      { client, mailing },
    )
    const { id, company_id } = await db
      .selectFrom('customers')
      .select(['id', 'company_id'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { id, companyId: company_id! }
  }
  const pricesOf = async (id: number) => {
    const { companyId: own, companyPrices } = (await findSession(db, await signIn(id)))!
    return hasCompanyPrices({ companyId: own, ordinaryPrices: !companyPrices })
  }
  const atOnce = await register('off@example.am')
  expect(await pricesOf(atOnce.id)).toBe(true)
  await changeCheckoutSettings(
    db,
    { ...(await readCheckoutSettings(db)), company_approval: true },
    { by },
  )
  expect(await pricesOf(atOnce.id)).toBe(true)
  const waiting = await register('on@example.am')
  expect(await pricesOf(waiting.id)).toBe(false)
  await approveCompany(db, { id: waiting.companyId, version: 1, by })
  expect(await pricesOf(waiting.id)).toBe(true)
  await expect(
    changeCheckoutSettings(
      db,
      { ...(await readCheckoutSettings(db)), version: 1, company_approval: false },
      { by },
    ),
  ).rejects.toMatchObject({
    code: 'version_conflict',
  })
  await expect(
    changeCheckoutSettings(
      db,
      { ...(await readCheckoutSettings(db)), seller_tin: '1234567x' },
      { by },
    ),
  ).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a message is answered by one mail however often the button is pressed, and stays answered when it is opened again', async () => {
  const { db } = database
  const row = { locale: 'ru', name: 'Karen', email: 'karen@example.am', message: 'Hi' } as const
  const { id } = await db
    .insertInto('contact_messages')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const press = () =>
    answerMessage(db, {
      id,
      version: 1,
      answer: 'С девяти\nдо шести',
      origin: 'https://shop.test',
      by,
    })
  const results = await Promise.allSettled([press(), press(), press()])
  expect(
    results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])),
  ).toEqual(['version_conflict', 'version_conflict'])
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'locale', 'text'])
    .where('template', '=', 'contactAnswer')
    .execute()
  expect(mails).toMatchObject([
    {
      recipient: 'karen@example.am',
      locale: 'ru',
      text: expect.stringContaining('> С девяти\n> до шести'),
    },
  ])
  await changeMessage(db, { id, version: 2, state: 'closed', by })
  expect(await changeMessage(db, { id, version: 3, state: 'read', by })).toMatchObject({
    state: 'answered',
    version: 4,
  })
  expect((await listMessages(db, { ...page, search: 'karen@', people: false })).meta.total).toBe(0)
})

test('the sum of a customer’s orders leaves canceled ones out, and counts them', async () => {
  const { db } = database
  const id = await createPerson(db, 'buyer@example.am')
  const text = JSON.stringify({ hy: 'x', ru: 'x', en: 'x' })
  for (const [status, total] of [['pending', 1000] as const, ['canceled', 500] as const]) {
    const cart = await db
      .insertInto('carts')
      .values({ status: 'ordered', customer_id: id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into orders (cart_id, customer_id, locale, status, email, billing_address, shipping_address, shipping_method,
        shipping_title, shipping_amount, payment_method, payment_title, sub_total, grand_total)
      values (${cart.id}, ${id}, 'hy', ${status}, 'buyer@example.am', '{}', '{}', 'free_free', ${text}, 0, 'cashondelivery', ${text},
        ${total}, ${total})`.execute(db)
  }
  expect(await readCustomer(db, id)).toMatchObject({
    orders: 2,
    sum: 1000,
    recent_orders: [{ status: 'canceled', owed: 0 }, { grand_total: 1000 }],
  })
})
