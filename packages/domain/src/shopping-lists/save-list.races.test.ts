import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createPerson, createProduct } from '../testing/fixtures.ts'
import { setLines } from './list-lines.ts'
import { listShoppingLists, readList } from './read-lists.ts'
import { saveList } from './save-list.ts'

const database = testDatabase()
const newReader = async (email: string) => ({
  locale: 'en' as const,
  customerId: await createPerson(database.db, email),
  companyId: null,
  role: null,
})

const settle = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length

test('ten concurrent saves of one name make one list', async () => {
  const reader = await newReader('one@example.am')
  const saves = Array.from({ length: 10 }, (_, turn) =>
    saveList(database.db, { reader, name: turn % 2 ? 'Monday' : 'MONDAY' }),
  )
  expect(await settle(saves)).toBe(1)
  expect(await listShoppingLists(database.db, reader)).toHaveLength(1)
})

test('concurrent saves never exceed fifty lists', async () => {
  const reader = await newReader('many@example.am')
  for (let turn = 0; turn < 45; turn++)
    await saveList(database.db, { reader, name: `List ${turn}` })
  expect(
    await settle(
      Array.from({ length: 12 }, (_, turn) =>
        saveList(database.db, { reader, name: `Late ${turn}` }),
      ),
    ),
  ).toBe(5)
  expect(await listShoppingLists(database.db, reader)).toHaveLength(50)
})

test('concurrent changes of one list all count', async () => {
  const reader = await newReader('lines@example.am')
  const skus = Array.from({ length: 8 }, (_, turn) => `RACE-${turn}`)
  for (const sku of skus) await createProduct(database.db, { sku })
  const { id } = await saveList(database.db, { reader, name: 'Busy' })
  await Promise.all(skus.map((sku) => setLines(database.db, id, [{ sku, quantity: 2 }], reader)))
  expect((await readList(database.db, id, reader)).lines.map(({ sku }) => sku).sort()).toEqual(skus)
})
