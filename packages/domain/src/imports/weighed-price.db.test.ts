import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()

/** A ham of 250 g at 6 400 drams a kilogram. */
async function weighed(sku: string) {
  const offers = [{ price: 1600 }]
  const { variantId } = await createProduct(database.db, { sku, status: 'hidden', offers })
  await database.db
    .updateTable('variants')
    .set({ portion_grams: 250, price_per_kg: 6400 })
    .where('id', '=', variantId)
    .execute()
}
const variant = (sku: string) =>
  database.db
    .selectFrom('variants')
    .select(['id', 'price', 'portion_grams', 'price_per_kg'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
const errorsOf = ({ errors }: Awaited<ReturnType<typeof checkTestImport>>) =>
  errors.map(({ row, column, value }) => `${row} ${column}: ${value}`)

test('the price of weighed products in a file of products follows from portion and kilogram', async () => {
  const { db } = database
  await weighed('HAM')
  await createProduct(db, { sku: 'LOAF', status: 'hidden', offers: [{ price: 300 }] })
  const id = await stageTestImport(db, 'products', [
    ['sku', 'name_hy', 'name_ru', 'name_en', 'price', 'portion_grams', 'price_per_kg'],
    ['HAM', 'ա', 'б', 'c', '', '300', '7000'],
    ['LOAF', 'ա', 'б', 'c', '', '200', '4 000'],
    ['NEW', 'ա', 'б', 'c', '', '500', '3000'],
    ['SAME', 'ա', 'б', 'c', '1500', '500', '3000'],
  ])
  expect(await checkTestImport(db, id)).toMatchObject({ created: 2, updated: 2, refused: 0 })
  expect(await applyTestImport(db, id)).toMatchObject({ applied: 4 })
  expect(await variant('HAM')).toMatchObject({
    price: 2100,
    portion_grams: 300,
    price_per_kg: 7000,
  })
  expect(await variant('LOAF')).toMatchObject({ price: 800, portion_grams: 200 })
  expect(await variant('NEW')).toMatchObject({ price: 1500, price_per_kg: 3000 })
  expect(await variant('SAME')).toMatchObject({ price: 1500 })
})

test('another price, or half of a weighing, is refused by row and column', async () => {
  const { db } = database
  for (const sku of ['W-1', 'W-2', 'W-3', 'W-4']) await weighed(sku)
  const id = await stageTestImport(db, 'products', [
    ['sku', 'price', 'portion_grams', 'price_per_kg'],
    ['W-1', '1700', '250', '6400'],
    ['W-2', '1600', '250', '8000'],
    ['W-3', '', '250', ''],
    ['W-4', '1600', '250', '6400'],
  ])
  const checked = await checkTestImport(db, id)
  expect(errorsOf(checked)).toEqual(['2 price: 1700', '3 price: 1600', '4 price_per_kg: '])
  expect(checked.errors[1]!.message).toContain('2000')
  expect(checked).toMatchObject({ unchanged: 1, refused: 3 })
})

test('a file of prices changes the kilogram, and the change set holds both prices', async () => {
  const { db } = database
  await weighed('KG-1')
  await weighed('KG-2')
  await createProduct(db, { sku: 'PLAIN', offers: [{ price: 300 }] })
  const id = await stageTestImport(db, 'prices', [
    ['sku', 'price', 'price_per_kg'],
    ['KG-1', '', '8000'],
    ['KG-2', '1700', '6400'],
    ['PLAIN', '', '900'],
  ])
  expect(errorsOf(await checkTestImport(db, id))).toEqual(['3 price: 1700', '4 price_per_kg: 900'])
  const { change_set_id } = await applyTestImport(db, id)
  const { id: variantId, ...now } = await variant('KG-1')
  expect(now).toEqual({ price: 2000, portion_grams: 250, price_per_kg: 8000 })
  const changes = await db
    .selectFrom('change_set_changes')
    .select(['field', 'before', 'after'])
    .where('change_set_id', '=', Number(change_set_id))
    .where('subject_id', '=', variantId)
    .orderBy('field')
    .execute()
  expect(changes).toEqual([
    { field: 'price', before: 1600, after: 2000 },
    { field: 'price_per_kg', before: 6400, after: 8000 },
  ])
})
