import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { findBuyers } from './find-buyers.ts'

const database = testDatabase()
const ids: Record<string, number> = {}
const names = async (text: string) =>
  (await findBuyers(database.db, text)).map(({ customer_id }) => customer_id)

beforeAll(async () => {
  const { db } = database
  const change = (id: number, values: object) =>
    db.updateTable('customers').set(values).where('id', '=', id).execute()
  ids['anna'] = await createPerson(db, 'anna@shop.test')
  await change(ids['anna'], {
    first_name: 'Աննա',
    last_name: 'Գրիգորյան',
    phone: '+374 91 12-34-56',
  })
  ids['ivan'] = await createPerson(db, 'ivan_100%@shop.test')
  await change(ids['ivan'], { first_name: 'Иван', last_name: 'Петров', phone: '093445566' })
  const company = await createTestCompany(db, 'Ararat Foods', 5000)
  await db.updateTable('companies').set({ tin: '87654321' }).where('id', '=', company).execute()
  ids['manager'] = await createPerson(db, 'manager@ararat.test', 'Manager', company)
  ids['sub'] = await createPerson(db, 'sub@ararat.test', 'subUser', company)
  await change(ids['sub'], { first_name: 'Gor', last_name: 'Cook', phone: '094777888' })
})

test('a phone is found in any writing', async () => {
  for (const written of [
    '091123456',
    '+374 91 12 34 56',
    '(091) 12-34-56',
    '0037491123456',
    '91.123.456',
    '123456',
    '09112',
  ])
    expect(await names(written), written).toEqual([ids['anna']])
})

test('words of a name, an e-mail, a company and its tax number find the buyer, in any case and order', async () => {
  expect(await names('գրիգորյան Աննա')).toEqual([ids['anna']])
  expect(await names('ПЕТРОВ')).toEqual([ids['ivan']])
  expect(await names('ANNA@shop')).toEqual([ids['anna']])
  expect(await names('ararat foods')).toEqual([ids['manager']])
  expect(await names('87654321')).toEqual([ids['manager']])
})

test('a sub-user leads to the Manager, who orders for the company', async () => {
  expect(await findBuyers(database.db, '094 777 888')).toMatchObject([
    {
      customer_id: ids['manager'],
      sub_user: 'Gor Cook',
      company: { name: 'Ararat Foods' },
      credit_left: 5000,
    },
  ])
})

test('signs of a pattern are plain signs, and a text of one or two letters finds nobody', async () => {
  expect(await names('100%')).toEqual([ids['ivan']])
  expect(await names('%%%')).toEqual([])
  expect(await names('___')).toEqual([])
  expect(await names('an')).toEqual([])
})
