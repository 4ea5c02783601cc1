import { maxCategoryLevels, type AdminCategory } from '@tsiran/contract/admin/category-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCategory } from '../catalog/get-category.ts'
import { getProduct } from '../catalog/get-product.ts'
import { listCategories } from '../catalog/list-categories.ts'
import { listProducts } from '../catalog/list-products.ts'
import { searchProducts } from '../catalog/search/search-products.ts'
import { listSitemapPages } from '../catalog/sitemap.ts'
import type { DomainError } from '../errors.ts'
import { byScript } from '../testing/fixtures.ts'
import { createShop, shop, skipIds, stockShop } from '../testing/shop.ts'
import { changeCategory } from './change-category.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { moveCategory } from './move-category.ts'
import { pasteCategories, previewCategories } from './paste-categories.ts'
import { listCategoryTree, readCategory } from './read-categories.ts'

const database = testDatabase()
const { categories } = shop
const by = byScript
const viewer = { locale: 'en', companyId: null } as const
let products: Record<string, number>
beforeAll(async () => {
  await createShop(database.db)
  await skipIds(database.db)
  products = await stockShop(database.db)
})
const text = (en: string) => perLocale(() => en)
const change = async (id: number, fields: Parameters<typeof changeCategory>[1]['change']) => {
  const { version } = await readCategory(database.db, id)
  return changeCategory(database.db, { id, version, change: fields, by })
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: DomainError) => error,
  )
const skusIn = async (category_id?: number) =>
  (await listProducts(database.db, { ...(category_id && { category_id }) }, viewer)).data
    .map(({ sku }) => sku)
    .sort()
const found = async (search: string) =>
  (await searchProducts(database.db, { search }, viewer)).data.map(({ sku }) => sku).sort()
const lastAudit = () =>
  database.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

describe('a hidden category', () => {
  beforeEach(() => change(categories.milk, { hidden: false }))

  test('takes its products out of listings, search and sitemap, but not those that stand elsewhere', async () => {
    expect(await skusIn(categories.dairy)).toEqual(['CHEESE-1', 'MILK-1', 'MILK-2'])
    await change(categories.milk, { hidden: true })
    expect(await skusIn(categories.dairy)).toEqual(['CHEESE-1'])
    expect(await skusIn()).not.toContain('MILK-1')
    expect(await found('milk 10')).not.toContain('MILK-1')
    expect(await found('chechil')).toEqual(['CHEESE-1'])
    const refused = await refusal(getProduct(database.db, { id: products['MILK-1']! }, viewer))
    expect(refused?.code).toBe('not_found')
    const { path } = await getProduct(database.db, { id: products['CHEESE-1']! }, viewer)
    expect(path.map(({ id }) => id)).toEqual([categories.food, categories.dairy, categories.cheese])
    const pages = await listSitemapPages(database.db)
    expect(pages.categories.map(({ id }) => id)).not.toContain(categories.milk)
    await change(categories.milk, { hidden: false })
    expect(await skusIn(categories.milk)).toEqual(['CHEESE-1', 'MILK-1', 'MILK-2'])
    expect(await found('milk 10')).toContain('MILK-1')
  })

  test('is not found, with everything below it, and neither is its listing', async () => {
    await change(categories.dairy, { hidden: true })
    for (const id of [categories.dairy, categories.milk]) {
      expect((await refusal(getCategory(database.db, { id }, 'en')))?.code).toBe('not_found')
      expect((await refusal(skusIn(id)))?.code).toBe('not_found')
    }
    const [food] = await listCategories(database.db, 'en')
    expect(food).toMatchObject({ id: categories.food, children: [], has_children: false })
    const staff = await listCategoryTree(database.db)
    expect(staff.filter(({ shown }) => !shown).map(({ id }) => id)).toEqual([
      categories.dairy,
      categories.milk,
      categories.cheese,
    ])
    await change(categories.dairy, { hidden: false })
    expect(await skusIn(categories.dairy)).toHaveLength(3)
  })
})

test('a renamed category is found by its new name, and its old slug leads to it', async () => {
  const name = { hy: 'Կաթնեղեն', ru: 'Сливочное', en: 'Creamery' }
  const renamed = await change(categories.dairy, { name, slug: '' })
  expect(renamed).toMatchObject({ slug: 'creamery', old_slugs: ['dairy'] })
  expect(await found('creamery')).toEqual(['CHEESE-1', 'MILK-1', 'MILK-2'])
  expect(await getCategory(database.db, { slug: 'dairy' }, 'en')).toMatchObject({
    slug: 'creamery',
  })
  expect(await lastAudit()).toMatchObject({
    action: 'category.change',
    subject_id: String(categories.dairy),
    before: { slug: 'dairy', name: { en: 'Dairy' } },
    after: { slug: 'creamery', name },
  })
  const back = await change(categories.dairy, { slug: 'dairy' })
  expect(back.old_slugs).toEqual(['creamery'])
  expect(await getCategory(database.db, { slug: 'dairy' }, 'en')).toMatchObject({ slug: 'dairy' })
})

test('slugs are made from the name and stay unique', async () => {
  const names = ['Ծիրան', 'Ծիրան', 'Ծիրան']
  const made = []
  for (const hy of names)
    made.push(
      await createCategory(
        database.db,
        { name: { ...text(''), hy, ru: hy, en: hy }, parent_id: 9 },
        { by },
      ),
    )
  expect(made.map(({ slug }) => slug)).toEqual(['tsiran', 'tsiran-2', 'tsiran-3'])
  const taken = await refusal(change(categories.wine, { slug: 'tsiran' }))
  expect(taken?.details.fields).toEqual({ slug: [{ key: 'taken' }] })
  const wrong = await refusal(change(categories.wine, { slug: 'Գինի' }))
  expect(wrong?.details.fields).toEqual({ slug: [{ key: 'slug' }] })
  for (const { id, version } of made) await deleteCategory(database.db, { id, version, by })
})

describe('a move', () => {
  const move = async (id: number, parentId: number | null, beforeId: number | null = null) => {
    const { version } = await readCategory(database.db, id)
    return moveCategory(database.db, { id, version, parentId, beforeId, by })
  }

  test('takes the products along, and back', async () => {
    await move(categories.cheese, categories.empty)
    expect(await skusIn(categories.empty)).toEqual(['CHEESE-1'])
    expect(await skusIn(categories.food)).toEqual(['CHEESE-1', 'MILK-1', 'MILK-2'])
    const tree = await listCategoryTree(database.db)
    expect(tree.find(({ id }) => id === categories.cheese)).toMatchObject({
      parent_id: categories.empty,
      depth: 1,
      products: 1,
      listed: 1,
    })
    await move(categories.cheese, categories.dairy)
    expect((await refusal(skusIn(categories.empty)))?.code).toBeUndefined()
    expect(await skusIn(categories.empty)).toEqual([])
  })

  test('places it before a sibling, and to where it is writes nothing', async () => {
    const children = async () =>
      (await getCategory(database.db, { id: categories.dairy }, 'en')).children.map(({ id }) => id)
    const moved = await move(categories.cheese, categories.dairy, categories.milk)
    expect(await children()).toEqual([categories.cheese, categories.milk])
    const audit = await lastAudit()
    expect(audit).toMatchObject({ action: 'category.move', after: { place: 1 } })
    const again = await move(categories.cheese, categories.dairy, categories.milk)
    expect(again.version).toBe(moved.version)
    expect((await lastAudit())?.id).toBe(audit?.id)
    await move(categories.cheese, categories.dairy)
    expect(await children()).toEqual([categories.milk, categories.cheese])
  })

  test.each([
    ['into itself', categories.food, categories.food, null, 'parent_id'],
    ['into what is below it', categories.food, categories.milk, null, 'parent_id'],
    ['into what does not exist', categories.wine, 4711, null, 'parent_id'],
    ['before what is elsewhere', categories.wine, null, categories.milk, 'before_id'],
  ])('%s is refused and changes nothing', async (_, id, parentId, beforeId, field) => {
    const before = await listCategoryTree(database.db)
    const refused = await refusal(move(id, parentId, beforeId))
    expect([refused?.code, Object.keys(refused?.details.fields ?? {})]).toEqual([
      'validation_failed',
      [field],
    ])
    expect(await listCategoryTree(database.db)).toEqual(before)
  })
})

test('a stale change is refused with what differs', async () => {
  const { version } = await readCategory(database.db, categories.wine)
  await change(categories.wine, { in_menu: false })
  const refused = await refusal(
    changeCategory(database.db, { id: categories.wine, version, change: { in_menu: true }, by }),
  )
  expect(refused).toMatchObject({
    code: 'version_conflict',
    details: { data: { current: { version: version + 1 }, fields: ['in_menu'] } },
  })
})

test('a category with products or children is not deleted', async () => {
  const refusedAs = async (id: number) => {
    const { version } = await readCategory(database.db, id)
    return refusal(deleteCategory(database.db, { id, version, by }))
  }
  expect(await refusedAs(categories.wine)).toMatchObject({
    code: 'in_use',
    details: { data: { total: 1, uses: [{ type: 'product', id: products['WINE-1'] }] } },
  })
  expect(await refusedAs(categories.alcohol)).toMatchObject({
    details: { data: { uses: [{ type: 'category', id: categories.wine }] } },
  })
})

test('the tree has six levels at most, however a category gets there', async () => {
  const under = (parent_id: number | null, name: string) =>
    createCategory(database.db, { name: text(name), parent_id }, { by })
  const path = [await under(null, 'Level 1')]
  for (let level = 2; level <= maxCategoryLevels; level++)
    path.push(await under(path.at(-1)!.id, `Level ${level}`))
  const [root, second] = path as [AdminCategory, AdminCategory]
  const refused = { parent_id: [{ key: 'tooDeep', values: { max: maxCategoryLevels } }] }
  const last = path.at(-1)!.id
  expect((await refusal(under(last, 'Level 7')))?.details.fields).toEqual(refused)
  const branch = await under(null, 'Branch')
  const leaf = await under(branch.id, 'Leaf')
  const move = (id: number, parentId: number | null) =>
    readCategory(database.db, id).then(({ version }) =>
      moveCategory(database.db, { id, version, parentId, beforeId: null, by }),
    )
  expect((await refusal(move(branch.id, path[4]!.id)))?.details.fields).toEqual(refused)
  expect((await move(branch.id, path[3]!.id)).parent_id).toBe(path[3]!.id)
  // Within its place it moves, even where the tree was deeper before.
  expect((await move(leaf.id, branch.id)).parent_id).toBe(branch.id)
  const paste = { text: 'One\n  Two', parentId: path[4]!.id }
  expect((await refusal(previewCategories(database.db, paste)))?.details.fields).toEqual({
    text: [{ key: 'tooDeepInLine', values: { line: 2, max: maxCategoryLevels } }],
  })
  expect((await refusal(move(root.id, second.id)))?.details.fields).toEqual({
    parent_id: [{ key: 'cycle' }],
  })
})

describe('a pasted list', () => {
  const list =
    'Food\n  Creamery\n    Yoghurt | Йогурт | Yoghurt\n  Sweets\n    Sweets\n  Sweets\nTea'

  test('shows what it would add, and adds it once', async () => {
    const paste = { text: list, parentId: null }
    const preview = await previewCategories(database.db, paste)
    expect(preview.map(({ depth, slug, existing }) => [depth, slug, existing])).toEqual([
      [0, 'food', true],
      [1, 'dairy', true],
      [2, 'yoghurt', false],
      [1, 'sweets', false],
      [2, 'sweets-2', false],
      [1, 'sweets', true],
      [0, 'tea', false],
    ])
    expect(await pasteCategories(database.db, { ...paste, by })).toBe(4)
    const tree = await listCategoryTree(database.db)
    const named = (slug: string) => tree.find((row) => row.slug === slug)
    expect(named('yoghurt')).toMatchObject({ parent_id: categories.dairy, depth: 2 })
    expect(named('sweets-2')?.parent_id).toBe(named('sweets')?.id)
    expect(named('tea')?.parent_id).toBeNull()
    const audit = await lastAudit()
    expect(audit?.action).toBe('category.paste')
    expect(await pasteCategories(database.db, { ...paste, by })).toBe(0)
    expect((await lastAudit())?.id).toBe(audit?.id)
  })
})
