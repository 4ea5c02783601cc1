import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { createPerson, createTestCompany } from '../testing/fixtures.ts'
import { listCompanies } from './list-companies.ts'

const database = testDatabase()

const find = async (search: string, people = true) => {
  const query = { page: 1, limit: 50, search, people, sort: 'name' } as const
  const { data, meta } = await listCompanies(database.db, query)
  expect(meta.total, search).toBe(data.length)
  return data.map(({ name }) => name)
}

beforeAll(async () => {
  const { db } = database
  const firms = [
    { name: 'Ararat Foods', tin: '87654321', first_name: 'Աննա', last_name: 'Գրիգորյան' },
    { name: '100% Milk_Bar', tin: '11223344', first_name: 'Иван', last_name: 'Ararat' },
    { name: 'Սևան ՍՊԸ', tin: '55667788', first_name: 'Gor', last_name: 'Cook' },
  ]
  for (const [index, { name, tin, ...person }] of firms.entries()) {
    const company = await createTestCompany(db, name, 0)
    await db.updateTable('companies').set({ tin }).where('id', '=', company).execute()
    const manager = await createPerson(db, `m${index}@firm.test`, 'Manager', company)
    await db
      .updateTable('customers')
      .set({ ...person, phone: `+374 91 12345${index}` })
      .where('id', '=', manager)
      .execute()
    const user = await createPerson(db, `user${index}@firm.test`, 'subUser', company)
    await db
      .updateTable('customers')
      .set({ first_name: 'Everybody', last_name: 'Else' })
      .where('id', '=', user)
      .execute()
  }
})

const [milk, ararat, sevan] = ['100% Milk_Bar', 'Ararat Foods', 'Սևան ՍՊԸ']

test('a company is found by words of its name, its tax number and its Manager, each anywhere', async () => {
  expect(await find('ararat')).toEqual([milk, ararat])
  expect(await find('FOODS')).toEqual([ararat])
  expect(await find('6543')).toEqual([ararat])
  expect(await find('foods գրիգոր 8765')).toEqual([ararat])
  expect(await find('иван ararat')).toEqual([milk])
  expect(await find('սպը cook')).toEqual([sevan])
  expect(await find('foods cook')).toEqual([])
})

test('a word shorter than three letters is found alike, alone and beside longer ones', async () => {
  expect(await find('սպ')).toEqual([sevan])
  expect(await find('ա')).toEqual([ararat, sevan])
  expect(await find('ararat ու')).toEqual([])
  expect(await find('ararat նա')).toEqual([ararat])
  expect(await find('gr foods')).toEqual([])
})

test('signs of patterns are searched as they are', async () => {
  expect(await find('%')).toEqual([milk])
  expect(await find('0%')).toEqual([milk])
  expect(await find('milk_bar')).toEqual([milk])
  expect(await find('foo_s')).toEqual([])
  expect(await find('foo%s')).toEqual([])
  expect(await find('foods\\')).toEqual([])
})

test('a Manager finds a company for whoever may see people alone; sub-users find none', async () => {
  expect(await find('m1@firm')).toEqual([milk])
  expect(await find('3749112345')).toEqual([milk, ararat, sevan])
  expect(await find('m1@firm', false)).toEqual([])
  expect(await find('3749112345', false)).toEqual([])
  expect(await find('cook', false)).toEqual([])
  expect(await find('oo', false)).toEqual([ararat])
  expect(await find('foods', false)).toEqual([ararat])
  expect(await find('everybody')).toEqual([])
})
