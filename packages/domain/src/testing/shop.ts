import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Text } from '@tsiran/db/tables/shared'
import { saveProducts } from '../catalog/save-product.ts'
import type { ProductInput } from '../catalog/product-input.ts'

const json = (hy: string, ru: string, en: string) => JSON.stringify({ hy, ru, en })
const same = (text: string): Text => perLocale(() => text)

/** Ids of the shop that {@link createShop} makes. */
export const shop = {
  categories: { food: 1, dairy: 2, milk: 3, cheese: 4, alcohol: 325, wine: 326, empty: 9 },
  brands: { lori: 1, sevan: 2 },
  attributes: { volume: 77, country: 30, hs_code: 25, shelf_code: 34, note: 41 },
  options: { half: 1, one: 2, armenia: 3, georgia: 4 },
}

const { categories, brands, attributes, options } = shop

/** A product of the test shop: 1000 drams, in stock, in the milk category by default. */
export function productInput(
  sku: string,
  change: Partial<ProductInput> & { name?: Text } = {},
): ProductInput {
  const name = change.name ?? same(sku)
  return {
    type: 'simple',
    sku,
    url_key: sku.toLowerCase(),
    brand_id: null,
    short_description: same(''),
    description: same('<p>x</p>'),
    meta_title: name,
    unit: 'piece',
    status: 'published',
    position: 0,
    category_ids: [categories.milk],
    super_attribute_ids: [],
    values: [],
    images: [`products/${sku.toLowerCase()}`],
    variants: [{ sku, price: 1000, qty: 10 }],
    ...change,
    name,
  }
}

export const value = (attribute: keyof typeof attributes, option: keyof typeof options) => ({
  attribute_id: attributes[attribute],
  option_id: options[option],
})

/** Makes categories, brands and attributes without products. */
export async function createShop(db: Db): Promise<void> {
  const category = (
    id: number,
    parent_id: number | null,
    slug: string,
    name: string,
    age_restricted = false,
  ) => ({
    id,
    parent_id,
    slug,
    name,
    description: json('', '', ''),
    meta_title: name,
    image: null,
    position: id,
    age_restricted,
  })
  await db
    .insertInto('categories')
    .values([
      category(categories.food, null, 'food', json('Սնունդ', 'Еда', 'Food')),
      category(categories.dairy, categories.food, 'dairy', json('Կաթնամթերք', 'Молочное', 'Dairy')),
      category(categories.milk, categories.dairy, 'milk', json('Կաթ', 'Молоко', 'Milk')),
      category(categories.cheese, categories.dairy, 'cheese', json('Պանիր', 'Сыр', 'Cheese')),
      category(categories.empty, null, 'empty', json('Դատարկ', 'Пусто', 'Empty')),
      category(categories.alcohol, null, 'alcohol', json('Ալկոհոլ', 'Алкоголь', 'Alcohol'), true),
      category(categories.wine, categories.alcohol, 'wine', json('Գինի', 'Вино', 'Wine')),
    ])
    .execute()
  await db
    .insertInto('brands')
    .values([
      { id: brands.lori, slug: 'lori', label: json('Լոռի', 'Лори', 'Lori'), logo: null },
      {
        id: brands.sevan,
        slug: 'sevan',
        label: json('Սևան', 'Севан', 'Sevan'),
        logo: 'brands/sevan',
      },
    ])
    .execute()
  const select = { type: 'select', filterable: true } as const
  await db
    .insertInto('attributes')
    .values([
      {
        id: attributes.volume,
        code: 'volume',
        label: json('Ծավալ', 'Объём', 'Volume'),
        ...select,
        configurable: true,
      },
      {
        id: attributes.country,
        code: 'country',
        label: json('Երկիր', 'Страна', 'Country'),
        ...select,
      },
      {
        id: attributes.hs_code,
        code: 'hs_code',
        label: json('ԱՏԳ', 'ТН ВЭД', 'HS code'),
        type: 'text',
      },
      {
        id: attributes.shelf_code,
        code: 'shelf_code',
        label: json('Դարակ', 'Полка', 'Shelf'),
        type: 'text',
      },
      { id: attributes.note, code: 'note', label: json('Նշում', 'Заметка', 'Note'), type: 'text' },
    ])
    .execute()
  const option = (id: number, attribute_id: number, code: string, name: string) => ({
    id,
    attribute_id,
    code,
    label: name,
    sort_order: id,
  })
  await db
    .insertInto('attribute_options')
    .values([
      option(options.half, attributes.volume, 'half', json('0,5 լ', '0,5 л', '0.5 l')),
      option(options.one, attributes.volume, 'one', json('1 լ', '1 л', '1 l')),
      option(options.armenia, attributes.country, 'am', json('Հայաստան', 'Армения', 'Armenia')),
      option(options.georgia, attributes.country, 'ge', json('Վրաստան', 'Грузия', 'Georgia')),
    ])
    .execute()
}

/** Gives rows that are added later ids of their own: the shop's are written. */
export async function skipIds(db: Db): Promise<void> {
  for (const table of ['categories', 'brands', 'attributes', 'attribute_options'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 10000)`.execute(db)
}

/** Adds the products that list tests share. Returns sku to id. */
export async function stockShop(db: Db): Promise<Record<string, number>> {
  const t = (hy: string, ru: string, en: string): Text => ({ ...perLocale(() => hy), hy, ru, en })
  const inputs = [
    productInput('MILK-1', {
      name: t('Կաթ 10 լ', 'Молоко 10 л', 'Milk 10 l'),
      brand_id: brands.lori,
      values: [value('volume', 'one'), value('country', 'armenia')],
      variants: [
        {
          sku: 'MILK-1',
          price: 900,
          old_price: 1100,
          company_price: 800,
          qty: 5,
          min_qty: 2,
          box_qty: 12,
          box_price: 9600,
        },
      ],
    }),
    productInput('MILK-2', {
      name: t('Կաթ 2 լ', 'Молоко 2 л', 'Milk 2 l'),
      brand_id: brands.sevan,
      values: [value('volume', 'half'), value('country', 'georgia')],
      variants: [{ sku: 'MILK-2', price: 500, qty: 0 }],
    }),
    productInput('CHEESE-1', {
      name: t('Եղեգնաձորի պանիր', 'Ёлочный сыр', 'Chechil'),
      brand_id: brands.lori,
      category_ids: [categories.cheese, categories.milk],
      values: [value('country', 'armenia')],
      variants: [{ sku: 'CHEESE-1', price: 3000, qty: 7 }],
    }),
    productInput('WINE-1', {
      name: t('Արենի', 'Арени', 'Areni'),
      type: 'configurable',
      category_ids: [categories.wine],
      super_attribute_ids: [attributes.volume],
      values: [
        value('country', 'armenia'),
        { attribute_id: attributes.hs_code, text: t('2204', '2204', '2204') },
      ],
      variants: [
        {
          sku: 'WINE-1-1',
          price: 4000,
          old_price: 4500,
          qty: 3,
          options: [value('volume', 'one')],
          images: ['products/wine-large'],
        },
        {
          sku: 'WINE-1-2',
          price: 2500,
          company_price: 2000,
          qty: 8,
          options: [value('volume', 'half')],
        },
      ],
    }),
    productInput('HIDDEN-1', {
      name: t('Թաքնված կաթ', 'Скрытое молоко', 'Hidden milk'),
      status: 'hidden',
    }),
    productInput('938', {
      name: t('Փաթեթ', 'Пакет молока', 'Bag'),
      status: 'service',
      category_ids: [],
    }),
  ].map((input, position) => ({
    ...input,
    position,
    created_at: new Date(Date.UTC(2026, 0, 20 - position)),
  }))
  const ids = await saveProducts(db, inputs)
  return Object.fromEntries(inputs.map(({ sku }, index) => [sku, ids[index]!]))
}
