import { randomInt } from 'node:crypto'
import { perLocale } from '@tsiran/contract/map-text'
import {
  cmsPageByIdPath,
  homePath,
  listingPath,
  productPath,
  searchPath,
} from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { changeBrand } from '../brands/save-brand.ts'
import { readBrand } from '../brands/read-brands.ts'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { saveSynonyms } from '../catalog/search/save-synonyms.ts'
import { changeCategory } from '../categories/change-category.ts'
import { moveCategory } from '../categories/move-category.ts'
import { readCategory } from '../categories/read-categories.ts'
import { savePage } from '../content/save-page.ts'
import { changeShippingMethod } from '../settings/methods.ts'
import { readShippingMethods } from '../settings/read-methods.ts'
import { changeText } from '../texts/change-text.ts'
import { cancelOf, returnStock, saleOf, takeStock } from '../stock/take-stock.ts'
import { createTestChannel } from './channel.ts'
import { byScript } from './fixtures.ts'
import { marked, newMark, priced, turned, type Check, type SeenChange } from './seen-change.ts'

const text = (en: string) => perLocale(() => en)
const json = (en: string) => JSON.stringify(text(en))
const locale = 'en'

/** What the merchant changes, as the API and the pages show it. */
export const seenSubjects = [
  'price',
  'name',
  'hidden',
  'category’s name',
  'category’s place',
  'brand',
  'slider',
  'menu',
  'page',
  'shop',
  'text',
  'fee',
  'synonym',
  'sold out',
] as const

/** Creates a shelf, a product, a slide and so on, whose changes shoppers have to see; by the subject of each change. */
export async function createSeenChanges(
  db: Db,
): Promise<Record<(typeof seenSubjects)[number], SeenChange>> {
  await createTestChannel(db)
  const [key, sku] = [newMark(), newMark()]
  const shelf = async (name: string, parent_id: number | null) =>
    (
      await db
        .insertInto('categories')
        .values({
          slug: `${key}-${name}`,
          name: json(name),
          description: json(''),
          meta_title: json(name),
          parent_id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [left, right] = [await shelf('left', null), await shelf('right', null)]
  const category = await shelf('shelf', left)
  const brand = (
    await db
      .insertInto('brands')
      .values({ slug: key, label: json(key), logo: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const product = (
    await db
      .insertInto('products')
      .values({
        sku,
        type: 'simple',
        status: 'published',
        url_key: sku,
        name: json(key),
        short_description: json(''),
        description: json(''),
        meta_title: json(sku),
        brand_id: brand,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const variant = (
    await db
      .insertInto('variants')
      .values({
        product_id: product,
        sku,
        price: 1000,
        old_price: null,
        company_price: null,
        qty: 1,
        min_qty: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  await db
    .insertInto('product_categories')
    .values({ product_id: product, category_id: category })
    .execute()
  await refreshListings(db, [product])
  const menu = (
    await db
      .insertInto('menu_items')
      .values({ name: json(key), type: 'header', url_key: key, page_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  const slider = (
    await db
      .insertInto('sliders')
      .values({
        title: json(key),
        content: json(''),
        link_label: json(''),
        path: '/shop/catalog',
        image: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
  await db
    .insertInto('shipping_methods')
    .values({ code: `${sku}_${sku}`, title: json(key), description: json(''), rate: 0 })
    .execute()
  const page = 900_000 + randomInt(90_000)
  const setPage = (mark: string) =>
    savePage(db, {
      id: page,
      title: text(mark),
      meta_title: text(mark),
      meta_description: text(''),
      html: text(`<p>${mark}</p>`),
    })
  await setPage(key)
  const set = (
    table: 'sliders' | 'menu_items' | 'channels',
    id: number,
    values: Record<string, string>,
  ) => db.updateTable(table).set(values).where('id', '=', id).execute()

  const isCard =
    (on: boolean): Check =>
    (body) =>
      (JSON.parse(body) as { data: { id: number }[] }).data.some(({ id }) => id === product) === on
  const link = productPath(locale, sku)
  const isLinked =
    (on: boolean): Check =>
    (body) =>
      body.includes(link) === on
  const one = `/api/products/${product}?locale=${locale}`
  const listing = (id: number) => `/api/products?category_id=${id}&locale=${locale}`
  const search = (typed: string) => `/api/search?search=${typed}&locale=${locale}`
  const shelfPage = listingPath(locale, category)
  const home = homePath(locale)

  const saved = (set: { name?: string; status?: 'published' | 'hidden' }) =>
    inTransaction(db, async (tx) => {
      await tx.updateTable('products').set(set).where('id', '=', product).execute()
      await refreshListings(tx, [product])
    })
  return {
    price: priced(
      (price) =>
        inTransaction(db, async (tx) => {
          await tx.updateTable('variants').set({ price }).where('id', '=', variant).execute()
          await refreshListings(tx, [product])
        }),
      [one, listing(category), search(sku), shelfPage, link],
    ),
    name: marked(
      (mark) => saved({ name: json(`${mark} ${key}`) }),
      (mark) => [one, listing(category), search(mark), shelfPage, link],
    ),
    hidden: turned(
      (on) => saved({ status: on ? 'published' : 'hidden' }),
      (on) => ({
        [listing(category)]: isCard(on),
        [search(sku)]: isCard(on),
        [shelfPage]: isLinked(on),
      }),
    ),
    'category’s name': marked(
      async (mark) => {
        const { version } = await readCategory(db, category)
        const change = { name: text(mark) }
        await changeCategory(db, { id: category, version, change, by: byScript })
      },
      () => [`/api/categories?locale=${locale}`, shelfPage, link],
    ),
    'category’s place': turned(
      async (on) => {
        const { version } = await readCategory(db, category)
        const place = { parentId: on ? left : right, beforeId: null }
        await moveCategory(db, { id: category, version, ...place, by: byScript })
      },
      (on) => ({
        [listing(left)]: isCard(on),
        [listing(right)]: isCard(!on),
        [listingPath(locale, left)]: isLinked(on),
      }),
    ),
    brand: marked(
      async (mark) => {
        const { version } = await readBrand(db, brand)
        await changeBrand(db, { id: brand, version, change: { label: text(mark) }, by: byScript })
      },
      () => [`/api/brands?locale=${locale}`, link],
    ),
    slider: marked(
      (mark) => set('sliders', slider, { title: json(mark) }),
      () => [`/api/sliders?locale=${locale}`, home],
    ),
    menu: marked(
      (mark) => set('menu_items', menu, { name: json(mark) }),
      () => [`/api/cms/menus?locale=${locale}`, home],
    ),
    page: marked(setPage, () => [
      `/api/cms/pages?id=${page}&locale=${locale}`,
      cmsPageByIdPath(locale, page),
    ]),
    shop: marked(
      (mark) => set('channels', 1, { meta_title: json(mark) }),
      () => [`/api/channel/1?locale=${locale}`, home],
    ),
    text: marked(
      async (mark) => {
        const key = 'shell.footer.about'
        const row = await db
          .selectFrom('message_overrides')
          .select('version')
          .where('key', '=', key)
          .executeTakeFirst()
        const texts = { [locale]: mark }
        await changeText(db, { key, version: row?.version ?? 0, texts, by: byScript })
      },
      () => [`/api/translations?locale=${locale}`, home],
    ),
    fee: priced(
      async (rate) => {
        const code = `${sku}_${sku}`
        const { version } = (await readShippingMethods(db)).find((way) => way.code === code)!
        await changeShippingMethod(db, { code, version, rate, by: byScript })
      },
      [`/api/shippings?locale=${locale}`],
    ),
    synonym: marked(
      (mark) => saveSynonyms(db, [{ typed: mark, meant: key, both_ways: false }]),
      (mark) => ({
        [search(mark)]: isCard(true),
        [`${searchPath(locale)}?search=${mark}`]: isLinked(true),
      }),
    ),
    'sold out': turned(
      (on) =>
        inTransaction(db, async (tx) => {
          const lines = [{ variantId: variant, quantity: 1 }]
          if (on) await returnStock(tx, lines, cancelOf(1))
          else await takeStock(tx, lines, saleOf(1))
        }),
      (on) => ({ [one]: (body) => body.includes('"in_stock":true') === on }),
    ),
  }
}
