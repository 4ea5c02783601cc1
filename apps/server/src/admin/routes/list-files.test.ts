import { locales } from '@tsiran/contract/locale'
import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createTestCompany } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { filesForm } from '../testing-files.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const staff: Record<string, TestStaff> = {}
beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  for (const role of ['owner', 'accountant', 'viewer', 'orders', 'catalogue'] as const)
    staff[role] = await signInTestStaff(app, db, role)
  const company = await createTestCompany(db, '=HYPERLINK("x")', 5000)
  const id = await createPerson(db, 'ani@example.am', 'Manager', company)
  await db.updateTable('customers').set({ first_name: '@Ani' }).where('id', '=', id).execute()
})
afterAll(() => app.close())

const get = (role: string, path: string) => staff[role]!.inject({ url: `/api/admin/${path}` })

test('customers are a file for the owner who has proven who they are, without formulas', async () => {
  const answer = await get('owner', 'customers/export.csv?locale=en')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/"customers-\d{4}-\d\d-\d\d\.csv"$/),
    'cache-control': 'private, no-store',
  })
  const [head, row, end] = answer.body.split('\r\n')
  expect(head).toBe(
    '\u{FEFF}Name;E-mail;Phone;Company;Kind;Access;Newsletter;Orders;Sum, AMD;Last order;Registered',
  )
  expect(row).toMatch(
    /^'@Ani Sargsyan;ani@example\.am;'\+37491000000;"'=HYPERLINK\(""x""\)";Company’s Manager;Active;No consent;0;0;;\d{4}-\d\d-\d\d$/,
  )
  expect(end).toBe('')
  for (const role of ['accountant', 'orders', 'viewer'])
    expect((await get(role, 'customers/export.csv')).json().code, role).toBe('forbidden')
  const unconfirmed = await signInTestStaff(app, database.db, 'owner', { confirmed: false })
  for (const format of ['csv', 'xlsx']) {
    const refused = await unconfirmed.inject({ url: `/api/admin/customers/export.${format}` })
    expect(refused.json().code).toBe('confirmation_needed')
  }
})

test('companies are a file for whoever sees their list', async () => {
  const { body } = await get('viewer', 'companies/export.csv?locale=en&search=hyper')
  expect(body.split('\r\n')[1]).toMatch(
    /^"'=HYPERLINK\(""x""\)";12345678;'@… S…;Approved;5000;0;0;0;0;0;0;0;;\d{4}-\d\d-\d\d$/,
  )
  expect((await get('orders', 'companies/export.csv')).body).toContain(";'@Ani Sargsyan;")
  // Nobody finds by an e-mail or a name what they may not see.
  for (const search of ['ani@example.am', 'sargsyan']) {
    const found = await get('viewer', `companies/export.csv?search=${search}`)
    expect(found.body.split('\r\n')).toHaveLength(2)
  }
  expect((await get('catalogue', 'companies/export.csv')).json().code).toBe('forbidden')
})

test('the log is a file of one’s own changes without the right to read it', async () => {
  const { body } = await get('orders', 'audit/export.csv?locale=en&since=2020-01-01')
  expect(body).toContain('Test orders;exported the log;csv;audit csv;')
  expect(body).not.toContain('Test owner')
  const id = staff['owner']!.id
  const tried = await get('orders', `audit/export.csv?locale=en&staff_id=${id}`)
  expect(tried.body).not.toContain('Test owner')
  const all = (await get('owner', 'audit/export.csv?locale=en&action=customer.export')).body
  expect(all).toContain('Test owner;exported customers;csv;customers csv;')
  expect(all).toContain('Rows: – → 1')
  expect((await get('owner', 'audit/export.csv?since=2026-02-30')).statusCode).toBe(422)
})

test('each file is in the language of whoever takes it, as CSV and for Excel', async () => {
  const heads: Record<string, Set<string>> = {
    customers: new Set(),
    companies: new Set(),
    audit: new Set(),
  }
  for (const locale of locales) {
    const owner = await signInTestStaff(app, database.db, 'owner')
    await database.db.updateTable('staff').set({ locale }).where('id', '=', owner.id).execute()
    for (const [list, found] of Object.entries(heads)) {
      const { body } = await owner.inject({ url: `/api/admin/${list}/export.csv` })
      found.add(body.slice(0, body.indexOf('\r\n')))
      const file = await owner.inject({ url: `/api/admin/${list}/export.xlsx` })
      expect(file.rawPayload.subarray(0, 2).toString(), list).toBe('PK')
    }
  }
  for (const [list, { size }] of Object.entries(heads)) expect(size, list).toBe(locales.length)
})

test('files and imports are in the language that the page asks for, whatever the person’s own is', async () => {
  const owner = await signInTestStaff(app, database.db, 'owner')
  const said = new Set<string>()
  for (const locale of locales) {
    const { payload, headers } = filesForm([{ name: 'prices.csv', content: Buffer.alloc(0) }])
    const url = `/api/admin/imports?kind=prices&locale=${locale}`
    const answer = await owner.inject({ method: 'POST', url, payload, headers })
    said.add(answer.json<{ message: string }>().message)
  }
  expect(said.size).toBe(locales.length)
  const own = await Promise.all(
    locales.map((locale) => owner.inject({ url: `/api/admin/me?locale=${locale}` })),
  )
  expect(new Set(own.map((me) => me.json().data.staff.locale)).size).toBe(1)
  for (const list of ['customers', 'companies', 'audit', 'stock', 'orders']) {
    const heads = new Set<string>()
    for (const locale of locales) {
      const { body } = await owner.inject({
        url: `/api/admin/${list}/export.csv?locale=${locale}`,
      })
      heads.add(body.slice(0, body.indexOf('\r\n')))
    }
    expect([list, heads.size]).toEqual([list, locales.length])
  }
})
