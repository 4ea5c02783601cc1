import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { changeCategory } from './change-category.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { moveCategory } from './move-category.ts'
import { listCategoryTree, readCategory } from './read-categories.ts'

const database = testDatabase({ connections: 14 })
const by = byScript
const rounds = 8
const create = (name: string, parent_id: number | null = null) =>
  createCategory(database.db, { name: perLocale(() => name), parent_id }, { by })
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'ok' : result.reason.code)).sort()
const settle = (works: Promise<unknown>[]) => Promise.allSettled(works).then(codes)
const move = (id: number, parentId: number, version = 1) =>
  moveCategory(database.db, { id, version, parentId, beforeId: null, by })

test('two moves into each other never make a cycle', async () => {
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [await create(`a${round}`), await create(`b${round}`)]
    expect(await settle([move(a.id, b.id), move(b.id, a.id)])).toEqual(['ok', 'validation_failed'])
    const ids = (await listCategoryTree(database.db)).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([a.id, b.id]))
  }
})

test('a category is moved into another one, or that one is deleted, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const [a, b] = [await create(`child${round}`), await create(`parent${round}`)]
    const found = await settle([
      move(a.id, b.id),
      deleteCategory(database.db, { id: b.id, version: 1, by }),
    ])
    expect([
      ['in_use', 'ok'],
      ['ok', 'validation_failed'],
    ]).toContainEqual(found)
  }
})

test('a category gets a product, or is deleted, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id } = await create(`shelf${round}`)
    const text = JSON.stringify(perLocale(() => 'x'))
    const product = await database.db
      .insertInto('products')
      .values({
        sku: `RACE-${round}`,
        url_key: `race-${round}`,
        type: 'simple',
        name: text,
        short_description: text,
        description: text,
        meta_title: text,
        brand_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const found = await settle([
      database.db
        .insertInto('product_categories')
        .values({ product_id: product.id, category_id: id })
        .execute(),
      deleteCategory(database.db, { id, version: 1, by }),
    ])
    // 23503: the foreign key of a category that is gone.
    expect([
      ['in_use', 'ok'],
      ['23503', 'ok'],
    ]).toContainEqual(found)
  }
})

test('the second of two editors gets a conflict, and nothing is lost', async () => {
  const { id } = await create('edited')
  const results = await settle([
    changeCategory(database.db, { id, version: 1, change: { in_menu: false }, by }),
    changeCategory(database.db, { id, version: 1, change: { age_restricted: true }, by }),
  ])
  expect(results).toEqual(['ok', 'version_conflict'])
  const { version, in_menu, age_restricted } = await readCategory(database.db, id)
  expect([version, Number(!in_menu) + Number(age_restricted)]).toEqual([2, 1])
})

test('categories of one name, added at once, get slugs of their own', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => create('Same name')))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6)
})
