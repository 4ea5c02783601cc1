import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { attributes } from './attributes.ts'
import { brands } from './brands.ts'
import { catalog } from './catalog/catalog.ts'
import type { DemoCategory, DemoProduct, Offer } from './types.ts'
import type { Text } from '@tsiran/db/tables/shared'

const walk = (categories: readonly DemoCategory[]): DemoCategory[] =>
  categories.flatMap((c) => [c, ...walk(c.children ?? [])])
const categories = walk(catalog)
const leaves = categories.filter(({ children }) => !children)
const products = leaves.flatMap(({ products: own = [] }) => own)
const offers = products.flatMap((product): Offer[] =>
  'variants' in product ? product.variants : [product],
)
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

test('the catalogue is as large and as varied as a real shop’s', () => {
  const holds = (condition: (offer: Offer) => boolean) =>
    products.filter((product) =>
      'variants' in product ? product.variants.some(condition) : condition(product),
    ).length
  expect(catalog).toHaveLength(12)
  expect(leaves.length).toBeGreaterThanOrEqual(60)
  expect(products.length).toBeGreaterThanOrEqual(400)
  expect(products.filter((product) => 'variants' in product).length).toBeGreaterThanOrEqual(25)
  expect(holds(({ box }) => box !== undefined)).toBeGreaterThanOrEqual(40)
  expect(holds(({ minQty = 1 }) => minQty > 1)).toBeGreaterThanOrEqual(30)
  expect(holds(({ price, oldPrice = 0 }) => oldPrice > price)).toBeGreaterThanOrEqual(60)
  expect(holds(({ qty }) => qty === 0)).toBeGreaterThanOrEqual(5)
  expect(new Set(products.map(({ brand }) => brand).filter(Boolean)).size).toBeGreaterThanOrEqual(
    40,
  )
})

test('the ids and slugs of the specification exist', () => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  expect(categories.find(({ id }) => id === 267)?.children?.length).toBeGreaterThan(0)
  expect(bySlug.get('alcohol')).toMatchObject({ id: 325 })
  expect(walk([bySlug.get('alcohol')!]).map(({ slug }) => slug)).toContain('alcodepot')
  expect(Object.values(attributes).map(({ id }) => id)).toEqual(
    expect.arrayContaining([25, 34, 76, 77]),
  )
  expect(attributes['hs_code']).toMatchObject({ id: 25 })
  expect([attributes['flavour'], attributes['volume']]).toMatchObject([
    { id: 76, configurable: true },
    { id: 77, configurable: true },
  ])
})

test('names and addresses are unique', () => {
  expect(repeated(categories.map(({ id }) => String(id)))).toEqual([])
  expect(repeated(categories.map(({ slug }) => slug))).toEqual([])
  expect(repeated([...products.map(({ sku }) => sku), '938'])).toEqual([])
  expect(repeated(products.map(({ urlKey }) => urlKey))).toEqual([])
  for (const locale of ['hy', 'ru', 'en'] as const)
    expect(repeated(products.map(({ name }) => name[locale]))).toEqual([])
})

test('skus, addresses and slugs are written as the schema wants them', () => {
  expect(products.filter(({ sku }) => !/^[A-Z]{3}-\d{3}$/.test(sku))).toEqual([])
  expect(
    [...products.map(({ urlKey }) => urlKey), ...categories.map(({ slug }) => slug)].filter(
      (s) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(s),
    ),
  ).toEqual([])
})

test('every text exists in the letters of its language', () => {
  const texts: Text[] = [...categories, ...products].flatMap(({ name, description }) => [
    name,
    description,
  ])
  expect(
    texts.filter(
      ({ hy, ru, en }) => !/[ա-և]/i.test(hy) || !/[а-яё]/i.test(ru) || !/[a-z]/i.test(en),
    ),
  ).toEqual([])
})

test('prices, packs and boxes make sense', () => {
  expect(
    offers.filter(
      ({ price, oldPrice, companyPrice }) =>
        (oldPrice ?? Infinity) <= price || (companyPrice ?? 0) >= price,
    ),
  ).toEqual([])
  const boxed = offers.filter(({ box }) => box)
  expect(
    boxed.filter(
      ({ box, price, minQty = 1 }) => box!.qty % minQty !== 0 || box!.price >= box!.qty * price,
    ),
  ).toEqual([])
})

test('what is sold by weight has the price of its portion, is counted in portions and has no box', () => {
  const weighed = products.flatMap((product) =>
    'weighed' in product && product.weighed ? [{ ...product, ...product.weighed }] : [],
  )
  expect(weighed.length).toBeGreaterThanOrEqual(10)
  expect(new Set(weighed.map(({ sku }) => sku.slice(0, 3))).size).toBeGreaterThanOrEqual(3)
  expect(
    weighed.filter(
      ({ price, grams, perKg, unit, box }) =>
        price !== Math.round((perKg * grams) / 1000) || unit !== 'piece' || box !== undefined,
    ),
  ).toEqual([])
})

test('brands, attributes and options are known, and variants differ by theirs', () => {
  const wrong = products.flatMap((product) => [
    ...(product.brand === undefined || brands[product.brand]
      ? []
      : [`${product.sku} brand ${product.brand}`]),
    ...chosenOptions(product)
      .filter(([code, key]) => !attributes[code]?.options?.[key])
      .map((pair) => `${product.sku} ${pair.join(' ')}`),
    ...('variants' in product ? variantFaults(product) : []),
  ])
  expect(wrong).toEqual([])
})

function chosenOptions(product: DemoProduct): [string, string][] {
  const own = Object.entries(product.attributes ?? {}).flatMap(
    ([code, value]): [string, string][] => {
      if (typeof value === 'string') return [[code, value]]
      return Array.isArray(value) ? value.map((key): [string, string] => [code, key]) : []
    },
  )
  return [
    ...own,
    ...('variants' in product
      ? product.variants.flatMap(({ options }) => Object.entries(options))
      : []),
  ]
}

function variantFaults({
  sku,
  configurable,
  variants,
}: Extract<DemoProduct, { configurable: string[] }>): string[] {
  const keys = variants.map(({ options }) => configurable.map((code) => options[code]).join('/'))
  const unknown = configurable.filter((code) => !attributes[code]?.configurable)
  const extra = variants.filter(
    ({ options }) => Object.keys(options).length !== configurable.length,
  )
  return [...repeated(keys), ...unknown, ...extra.map(() => 'options')].map(
    (fault) => `${sku} ${fault}`,
  )
}

test('every picture differs and is drawn with a known motif', async () => {
  const pictures = products.map(({ picture: { container, motif, color, tint, label } }) =>
    [container, motif, color, tint, label].join(' '),
  )
  expect(repeated(pictures)).toEqual([])
  const set = JSON.parse(
    await readFile(new URL(import.meta.resolve('@iconify-json/fluent-emoji/icons.json')), 'utf8'),
  ) as {
    icons: Record<string, unknown>
    aliases?: Record<string, unknown>
  }
  const motifs = [...products, ...categories]
    .map(({ picture }) => picture.motif)
    .concat(Object.values(brands).map(({ motif }) => motif))
  expect(motifs.filter((motif) => !set.icons[motif] && !set.aliases?.[motif])).toEqual([])
})
