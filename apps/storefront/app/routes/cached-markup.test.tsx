import type { Product } from '@tsiran/contract/product-shapes'
import { createTranslator } from '@tsiran/i18n/translator'
import hy from '@tsiran/i18n/messages/hy.json'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FilterGroup } from '../features/catalog/filter-group.tsx'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { RelatedProducts } from '../features/catalog/related-products.tsx'
import { BackToTop } from '../features/layout/back-to-top.tsx'
import { BottomBar } from '../features/layout/bottom-bar.tsx'
import { Footer } from '../features/layout/footer.tsx'
import { Header } from '../features/layout/header.tsx'
import { NavLinks } from '../features/layout/nav-links.tsx'
import { CategoryChips } from './catalog/category-chips.tsx'
import { ListingView } from './catalog/listing-view.tsx'
import type { Listing } from './catalog/load-listing.ts'
import { ProductBuy } from './catalog/product-buy.tsx'
import type { Card } from '../features/product/card.ts'
import { CachedMarkup, MarkupPlacesContext } from '../platform/document/markup-cache.tsx'
import { MarkupCache, PagePlaces } from '../platform/document/markup-store.ts'
import { QueryClientContext } from '../platform/api/query-hooks.ts'
import { QueryClient } from '../platform/api/query-client.ts'
import { LocaleProvider } from '@tsiran/app-kit/i18n/locale-provider'

const translator = createTranslator('hy', hy)
const contact = {
  phone: '+374 10 555 555',
  email: 'info@tsiran.example',
  address: 'Երևան, Աբովյան փողոց 12',
}
const channel = {
  name: 'Ծիրան',
  contact,
  home_seo: { meta_title: 'Ծիրան', meta_description: '', image: null },
  logo: null,
  accent: null,
  opening_hours: [{ opens: '09:00', closes: '21:00' }, null],
  checkout: { guests: true, terms_page_id: 4 },
  payment_methods: [{ method: 'cash', title: 'Կանխիկ', img: '/cash.svg' }],
}
const link = { to: '/hy/blog', label: 'Բլոգ' }
const shell = {
  name: channel.name,
  contact: channel.contact,
  payments: channel.payment_methods,
  logo: null,
  accent: null,
  description: '',
  image: null,
  origin: 'https://tsiran.example',
  headerLinks: [link],
  footerLinks: [link],
  social: [{ name: 'Telegram', link: 'https://t.me/tsiran', icon: 'telegram.svg' }],
  openingHours: ['Mon–Sun 09:00–21:00'],
  accentCss: '',
}

const url = '/media/products/milk/480.webp'
const card = (id: number, more: Partial<Card> = {}): Card => ({
  id,
  type: 'simple',
  name: `Կաթ «Լոռի» ${id} & <թան>`,
  url_key: `milk-${id}`,
  unit: 'piece',
  in_stock: true,
  age_restricted: false,
  unit_price: null,
  company_unit_price: null,
  box_unit_price: null,
  weighed: null,
  price: 690,
  old_price: 790,
  company_price: null,
  qty: 9,
  min_qty: 1,
  box_price: 4000,
  box_qty: 6,
  base_image: {
    small_image_url: url,
    medium_image_url: url,
    large_image_url: url,
    original_image_url: url,
  },
  ...more,
})
const products = [
  card(1),
  card(2, { min_qty: 6, box_price: null }),
  card(3, { type: 'configurable' }),
  card(4, { qty: 0, in_stock: false }),
]
const options = ['1 լ', '2 լ', '3 լ', '4 լ', '5 լ'].map((label, id) => ({
  id,
  label,
  count: id,
  swatch_value: null,
}))

const volume = { id: 5, code: 'volume', label: 'Ծավալ', options: [] }
/** A product's page before a variant is chosen, where there are several. */
const product = (type: Product['type']): Product => ({
  ...(card(9, { type }) as Product),
  sku: 'MILK-9',
  description: '',
  short_description: '',
  brand: null,
  images: [],
  variants: [],
  super_attributes: type === 'simple' ? [] : [volume as never],
  index: {},
  attribute: { attributes: type === 'simple' ? [] : [volume as never] },
  allergens: [],
  additional: [],
})
const listing = (current_page: number): Listing => ({
  page: { data: products, meta: { current_page, last_page: 5, per_page: 4, total: 20 } as never },
  filters: { filter: [], brands: [], min_price: 100, max_price: 900 },
  params: { category_id: 220, sort: '', page: current_page, filters: {} },
})

function Page({ first }: { first: number }) {
  return (
    <>
      <Header name={channel.name} contact={contact} />
      <NavLinks />
      <FilterGroup label="Ծավալ" name="filter_volume" options={options} chosen={new Set([first])} />
      <CategoryChips categories={[{ id: first, name: 'Կաթ' }]} link={({ id }) => `/hy/${id}`} />
      <ProductGrid products={products} firstPictures={first} />
      <ListingView title="Կաթ" listing={listing(first + 1)} />
      <ProductBuy product={product(first > 1 ? 'configurable' : 'simple')}>…</ProductBuy>
      <RelatedProducts products={products} />
      <Footer name={channel.name} contact={contact} />
      <BottomBar />
      <BackToTop />
    </>
  )
}

/** A page of products at an address, with or without a cache of its parts. */
function render(address: string, first: number, store?: MarkupCache): string {
  const Stub = createRoutesStub([
    { id: 'routes/shell', path: '*', Component: () => <Page first={first} /> },
  ])
  const places = store ? new PagePlaces(store) : null
  const html = renderToString(
    <MarkupPlacesContext value={places}>
      <LocaleProvider locale="hy" translator={translator}>
        <QueryClientContext value={new QueryClient()}>
          <Stub
            initialEntries={[address]}
            hydrationData={{ loaderData: { 'routes/shell': shell } }}
          />
        </QueryClientContext>
      </LocaleProvider>
    </MarkupPlacesContext>,
  )
  const pieces = places?.cut(html) ?? [html]
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))).toString()
}

test('a page is the same, byte for byte, whether its parts are rendered, cached just now, or cached by other pages', () => {
  const store = new MarkupCache(1_000_000)
  const visits = [
    ['/hy/shop/catalog?savings=true', 1],
    ['/hy', 2],
    ['/hy/shop/main/catalog?category_id=220', 2],
    ['/hy/shop/cart', 0],
    ['/hy/account/profile', 0],
    ['/hy/shop/wishlist', 3],
  ] as const
  for (const again of [1, 2]) {
    for (const [address, first] of visits) {
      const plain = render(address, first)
      expect(plain).toContain('milk-4')
      expect(render(address, first, store), `${address}, ${again}`).toBe(plain)
    }
  }
})

test('a cached part is not rendered again, and another state of it is another entry', () => {
  const store = new MarkupCache(1000)
  let rendered = 0
  const Part = ({ text }: { text: string }) => {
    rendered++
    return <b>{text}</b>
  }
  const show = (text: string) => {
    const places = new PagePlaces(store)
    const html = renderToString(
      <MarkupPlacesContext value={places}>
        <p>
          <CachedMarkup of={['part', text]}>
            <Part text={text} />
          </CachedMarkup>
        </p>
      </MarkupPlacesContext>,
    )
    return Buffer.concat(places.cut(html).map((piece) => Buffer.from(piece as string))).toString()
  }
  expect([show('one'), show('one'), show('two')]).toEqual([
    '<p><b>one</b></p>',
    '<p><b>one</b></p>',
    '<p><b>two</b></p>',
  ])
  expect(rendered).toBe(2)
})

test('the cache stays within its size: the least recently used part is evicted', () => {
  const store = new MarkupCache(30)
  const markup = Buffer.from('0123456789')
  for (const part of ['a', 'b']) store.set(part, markup)
  store.get('a')
  store.set('c', markup)
  expect(['a', 'b', 'c'].map((part) => store.get(part) !== undefined)).toEqual([true, false, true])
})
