import { testDatabase } from '@tsiran/db/testing'
import { perLocale } from '@tsiran/contract/map-text'
import { beforeAll, expect, test } from 'vitest'
import { listBrands as listShopBrands } from '../catalog/list-brands.ts'
import { searchProducts } from '../catalog/search/search-products.ts'
import type { DomainError } from '../errors.ts'
import { byScript } from '../testing/fixtures.ts'
import { createShop, shop, skipIds, stockShop } from '../testing/shop.ts'
import { deleteBrand } from './delete-brand.ts'
import { moveBrand } from './move-brand.ts'
import { listBrands, readBrand } from './read-brands.ts'
import { changeBrand, createBrand } from './save-brand.ts'

const database = testDatabase()
const { brands } = shop
const by = byScript
beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  await stockShop(database.db)
})
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
const versionOf = async (id: number) => (await readBrand(database.db, id)).version
const shopOrder = async () => (await listShopBrands(database.db, 'en')).map(({ id }) => id)
const audited = async (action: string) =>
  (await database.db.selectFrom('audit_log').select('id').where('action', '=', action).execute())
    .length

test('a renamed brand is found by its new name', async () => {
  const label = { hy: 'Արագած', ru: 'Арагац', en: 'Aragats' }
  const change = { label }
  const saved = await changeBrand(database.db, { id: brands.lori, version: 1, change, by })
  expect(saved).toMatchObject({ version: 2, label, slug: 'lori' })
  const { data } = await searchProducts(
    database.db,
    { search: 'aragats' },
    { locale: 'en', companyId: null },
  )
  expect(data.map(({ sku }) => sku).sort()).toEqual(['CHEESE-1', 'MILK-1'])
  const stale = await refusal(changeBrand(database.db, { id: brands.lori, version: 1, change, by }))
  expect(stale?.code).toBe('version_conflict')
  expect(await audited('brand.change')).toBe(1)
})

test('the shop lists brands in the order that they are placed in', async () => {
  const before = await shopOrder()
  const last = before.at(-1)!
  await moveBrand(database.db, {
    id: last,
    version: await versionOf(last),
    beforeId: before[0]!,
    by,
  })
  expect(await shopOrder()).toEqual([last, ...before.slice(0, -1)])
})

test('a brand with products is not deleted, one without is', async () => {
  const refused = await refusal(
    deleteBrand(database.db, { id: brands.sevan, version: await versionOf(brands.sevan), by }),
  )
  expect(refused).toMatchObject({ code: 'in_use', details: { data: { total: 1 } } })
  const { id, slug } = await createBrand(database.db, { label: perLocale(() => 'Լոռի') }, { by })
  expect(slug).toBe('lori-2')
  await deleteBrand(database.db, { id, version: 1, by })
  expect((await refusal(readBrand(database.db, id)))?.code).toBe('not_found')
})

test('the list is searched in any language, and sorted', async () => {
  const list = (query: object) =>
    listBrands(database.db, { page: 1, limit: 50, locale: 'en', ...query })
  expect((await list({ search: 'сева' })).data.map(({ id }) => id)).toEqual([brands.sevan])
  expect((await list({ search: '%' })).data).toEqual([])
  const { data } = await list({ sort: '-products' })
  expect(data.map(({ id, products }) => [id, products])).toEqual([
    [brands.lori, 2],
    [brands.sevan, 1],
  ])
})

test('a brand needs a name in every language', async () => {
  const label = { hy: 'Ա', ru: ' ', en: '' }
  const refused = await refusal(createBrand(database.db, { label }, { by }))
  expect(Object.keys(refused?.details.fields ?? {})).toEqual(['label.ru', 'label.en'])
})

test.each([
  ['Two words', 'slug'],
  ['LORI', 'taken'],
])('a brand with the address %s is refused', async (slug, key) => {
  const label = perLocale(() => 'Sevan')
  const refused = await refusal(createBrand(database.db, { label, slug }, { by }))
  expect(refused?.details.fields).toMatchObject({ slug: [{ key }] })
})
