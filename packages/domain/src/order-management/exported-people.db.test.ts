import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { exportCompanies } from '../companies/export-companies.ts'
import { listCompanies, readNewestCompanies } from '../companies/list-companies.ts'
import { exportCustomers } from '../customers/export-customers.ts'
import { listCustomers, readNewestCustomers } from '../customers/list-customers.ts'
import { exportAudit } from '../staff/export-audit.ts'
import { listAudit, readNewestAudit } from '../staff/list-audit.ts'
import { byScript as by, createPerson, createTestCompany } from '../testing/fixtures.ts'
import { exportList } from '../shared/export-list.ts'

const database = testDatabase()
const page = { page: 1, limit: 50 }
const csv = { format: 'csv', by } as const
beforeAll(async () => {
  const { db } = database
  const company = await createTestCompany(db, 'Bakery')
  await createTestCompany(db, 'Winery', 5000)
  await createPerson(db, 'tigran@example.am', 'Manager', company)
  for (const name of ['ani', 'aram', 'anush']) await createPerson(db, `${name}@example.am`)
})

async function idsOf<Row extends { id: number }>(batches: Promise<AsyncIterable<Row[]>>) {
  const ids: number[] = []
  for await (const batch of await batches) ids.push(...batch.map(({ id }) => id))
  return ids
}
const logged = (action: string) =>
  database.db
    .selectFrom('audit_log')
    .select(['subject_type', 'subject_id', 'after'])
    .where('action', '=', action)
    .orderBy('id')
    .execute()

test('an export of customers is their list, and the log does not hold what was searched', async () => {
  const { db } = database
  for (const filter of [{}, { kind: 'Manager' }, { search: 'an', kind: 'person' }] as const) {
    const { data } = await listCustomers(db, { ...page, ...filter })
    expect(data.length).toBeGreaterThan(0)
    expect(await idsOf(exportCustomers(db, { ...csv, filter }))).toEqual(data.map(({ id }) => id))
  }
  expect((await logged('customer.export')).at(-1)).toEqual({
    subject_type: 'customers',
    subject_id: 'csv',
    after: { rows: 3, kind: 'person', search: '…' },
  })
})

test('an export of companies is their list; a Manager is found by e-mail for whoever may see people', async () => {
  const { db } = database
  for (const filter of [
    { people: true },
    { people: true, search: 'tigran@' },
    { people: false, search: 'tigran@' },
    { people: false, inDebt: true },
  ]) {
    const { data } = await listCompanies(db, { ...page, ...filter })
    expect(await idsOf(exportCompanies(db, { ...csv, filter }))).toEqual(data.map(({ id }) => id))
  }
  expect((await logged('company.export')).map(({ after }) => after)).toEqual([
    { rows: 2 },
    { rows: 1, search: '…' },
    { rows: 0, search: '…' },
    { rows: 0, in_debt: true },
  ])
})

test('an export of the log is its list, and is in it', async () => {
  const { db } = database
  const filter = { subjectType: 'customers' }
  const { rows } = await listAudit(db, filter, { limit: 50, offset: 0 })
  expect(rows.length).toBeGreaterThan(0)
  expect(await idsOf(exportAudit(db, { ...csv, filter }))).toEqual(rows.map(({ id }) => id))
  expect((await logged('audit.export')).at(-1)!.after).toEqual({
    rows: rows.length,
    subject_type: 'customers',
  })
  await expect(exportAudit(db, { ...csv, filter: { since: '2026-02-30' } })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('each batch goes on where the last one ended', async () => {
  const { db } = database
  for (const read of [
    (range: Parameters<typeof readNewestCustomers>[2]) => readNewestCustomers(db, {}, range),
    (range: Parameters<typeof readNewestCustomers>[2]) =>
      readNewestCompanies(db, { people: true }, range),
    (range: Parameters<typeof readNewestCustomers>[2]) => readNewestAudit(db, {}, range),
  ]) {
    const all = (await read({ limit: 100 })).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(1)
    const list = { noun: 'thing', plural: 'things', logged: {}, batchSize: 1 }
    const count = () => Promise.resolve(all.length)
    // The export's own row of the log is newer than what was read before.
    const found = await idsOf(exportList<{ id: number }>(db, csv, { ...list, count, read }))
    expect(found.slice(-all.length)).toEqual(all)
  }
})

test('too many rows are refused before anything is logged', async () => {
  const { db } = database
  const before = await logged('customer.export')
  const call = { format: 'xlsx', by, filter: {} } as const
  await expect(exportCustomers(db, { ...call, maxRows: 3 })).rejects.toMatchObject({
    code: 'too_many_rows',
  })
  expect(await logged('customer.export')).toEqual(before)
  expect(await idsOf(exportCustomers(db, { ...call, maxRows: 4 }))).toHaveLength(4)
})
