import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { revertChangeSet } from '../products/revert-change-set.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
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

test('tolerance and cold are imported by their names in any language, and reverted', async () => {
  const { db } = database
  await weighed('COLD')
  await createProduct(db, { sku: 'WARM', status: 'hidden', offers: [{ price: 300 }] })
  const id = await stageTestImport(db, 'products', [
    ['sku', 'Допуск по весу, %', 'Սառնարանային'],
    ['COLD', '5', 'այո'],
    ['WARM', '', 'нет'],
  ])
  expect(await checkTestImport(db, id)).toMatchObject({
    columns: [{ field: 'sku' }, { field: 'tolerance_pct' }, { field: 'chilled' }],
    updated: 1,
    unchanged: 1,
    refused: 0,
  })
  const { change_set_id } = await applyTestImport(db, id)
  const state = () =>
    db
      .selectFrom('variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['v.tolerance_pct', 'p.chilled'])
      .where('v.sku', '=', 'COLD')
      .executeTakeFirstOrThrow()
  expect(await state()).toEqual({ tolerance_pct: 5, chilled: true })
  expect(await revertChangeSet(db, change_set_id!, { by: byScript })).toMatchObject({
    reverted: 2,
    left: [],
  })
  expect(await state()).toEqual({ tolerance_pct: 15, chilled: false })
})

test('a tolerance without a weight, and one that is none, are refused by row and column', async () => {
  const { db } = database
  await weighed('T-1')
  for (const sku of ['T-2', 'T-3'])
    await createProduct(db, { sku, status: 'hidden', offers: [{ price: 300 }] })
  const id = await stageTestImport(db, 'products', [
    ['sku', 'tolerance_pct', 'chilled', 'box_qty', 'box_price'],
    ['T-1', '101', '', '', ''],
    ['T-2', '5', '', '', ''],
    ['T-3', '-1', 'perhaps', '', ''],
  ])
  expect(errorsOf(await checkTestImport(db, id))).toEqual([
    '2 tolerance_pct: 101',
    '3 tolerance_pct: 5',
    '4 chilled: perhaps',
    '4 tolerance_pct: -1',
  ])
  const boxed = await stageTestImport(db, 'prices', [
    ['sku', 'box_qty', 'box_price'],
    ['T-1', '4', '6000'],
  ])
  expect(errorsOf(await checkTestImport(db, boxed))).toEqual(['2 box_qty: 4'])
})

test('a revert makes an imported weight undone with its price', async () => {
  const { db } = database
  await createProduct(db, { sku: 'R-1', status: 'hidden', offers: [{ price: 300 }] })
  const id = await stageTestImport(db, 'products', [
    ['sku', 'portion_grams', 'price_per_kg'],
    ['R-1', '200', '4000'],
  ])
  await checkTestImport(db, id)
  const { change_set_id } = await applyTestImport(db, id)
  expect(await variant('R-1')).toMatchObject({ price: 800, portion_grams: 200 })
  await revertChangeSet(db, change_set_id!, { by: byScript })
  expect(await variant('R-1')).toMatchObject({
    price: 300,
    portion_grams: null,
    price_per_kg: null,
  })
})
