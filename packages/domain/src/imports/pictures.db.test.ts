import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProduct } from '../testing/fixtures.ts'
import { createPicture, pictureKey } from '../testing/pictures.ts'
import { applyTestImport, checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()
test('pictures of a file are those that the shop has; another key is refused by row and value', async () => {
  const { db } = database
  for (const sku of ['MILK', 'EGGS', 'HONEY', 'BREAD', 'TEA', 'SALT'])
    await createProduct(db, { sku, status: 'hidden' })
  await createPicture(db, 'a')
  await createPicture(db, 'b', 'failed')
  await sql`
    insert into product_images (product_id, media, position)
    select id, 'products/demo-1', 0 from products where sku = 'SALT'`.execute(db)
  const id = await stageTestImport(db, 'products', [
    ['sku', 'name_en', 'images'],
    ['MILK', 'Milk', `${pictureKey('a')} | products/demo-1`],
    ['EGGS', 'Eggs', 'products/eggs'],
    ['HONEY', 'Honey', `${pictureKey('a')} | ${pictureKey('c')}`],
    ['BREAD', 'Bread', pictureKey('b')],
    ['TEA', 'Tea', 'products/milk'],
  ])
  const checked = await checkTestImport(db, id)
  expect(checked.errors.map(({ row, column, value }) => `${row} ${column}: ${value}`)).toEqual([
    `4 images: ${pictureKey('a')} | ${pictureKey('c')}`,
    `5 images: ${pictureKey('b')}`,
    '6 images: products/milk',
  ])
  expect(checked.errors[0]!.message).toContain(pictureKey('c'))
  expect(await applyTestImport(db, id)).toMatchObject({ applied: 2, refused: 3 })
  const { rows } = await sql<{ sku: string; media: string }>`
    select p.sku, i.media from product_images i join products p on p.id = i.product_id
    where p.sku <> 'SALT' order by p.id, i.position`.execute(db)
  expect(rows).toEqual([
    { sku: 'MILK', media: pictureKey('a') },
    { sku: 'MILK', media: 'products/demo-1' },
    { sku: 'EGGS', media: 'products/eggs' },
  ])
})
