import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
const keyOf = (digit: string) => `m-${digit.repeat(32)}`

const uploaded = (key: string, state: 'ready' | 'failed') =>
  database.db
    .insertInto('media')
    .values({
      key,
      original: key.slice(2).repeat(2),
      name: 'milk.jpg',
      bytes: 1,
      width: 1,
      height: 1,
      crop: null,
      alt: JSON.stringify({ hy: '', ru: '', en: '' }),
      state,
      lease_until: null,
      staff_id: null,
      removed_at: null,
    })
    .execute()

test('pictures of a file are those that the shop has; another key is refused by row and value', async () => {
  const { db } = database
  for (const sku of ['MILK', 'EGGS', 'HONEY', 'BREAD', 'TEA', 'SALT'])
    await createProduct(db, { sku, status: 'hidden' })
  await uploaded(keyOf('a'), 'ready')
  await uploaded(keyOf('b'), 'failed')
  await sql`
    insert into product_images (product_id, media, position)
    select id, 'products/demo-1', 0 from products where sku = 'SALT'`.execute(db)
  const id = await stageTestImport(db, 'products', [
    ['sku', 'name_en', 'images'],
    ['MILK', 'Milk', `${keyOf('a')} | products/demo-1`],
    ['EGGS', 'Eggs', 'products/eggs'],
    ['HONEY', 'Honey', `${keyOf('a')} | ${keyOf('c')}`],
    ['BREAD', 'Bread', keyOf('b')],
    ['TEA', 'Tea', 'products/milk'],
  ])
  const checked = await checkTestImport(db, id)
  expect(checked.errors.map(({ row, column, value }) => `${row} ${column}: ${value}`)).toEqual([
    `4 images: ${keyOf('a')} | ${keyOf('c')}`,
    `5 images: ${keyOf('b')}`,
    '6 images: products/milk',
  ])
  expect(checked.errors[0]!.message).toContain(keyOf('c'))
  expect(await applyTestImport(db, id)).toMatchObject({ applied: 2, refused: 3 })
  const { rows } = await sql<{ sku: string; media: string }>`
    select p.sku, i.media from product_images i join products p on p.id = i.product_id
    where p.sku <> 'SALT' order by p.id, i.position`.execute(db)
  expect(rows).toEqual([
    { sku: 'MILK', media: keyOf('a') },
    { sku: 'MILK', media: 'products/demo-1' },
    { sku: 'EGGS', media: 'products/eggs' },
  ])
})
