import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { categoryPath } from '@tsiran/contract/shop-paths'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AgeGate } from '../../features/catalog/age-gate.tsx'
import { LastPageBoundary } from '../../features/catalog/last-page-boundary.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { clientContext } from '../../platform/api/context.ts'
import { useRememberPage } from '../../features/catalog/last-page.ts'
import {
  isWholeShopListing,
  readListingParams,
  type ListingParams,
} from '../../features/catalog/listing-params.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { CategoryCards } from './category-cards.tsx'
import { CategoryChips } from './category-chips.tsx'
import { useCategoryPath } from './category-path.ts'
import { loadListing } from './load-listing.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { plainText } from '../../platform/document/plain-text.ts'
import { WholeShop } from './whole-shop.tsx'

async function loadRoots(client: Client, locale: Locale) {
  const { data } = await client('GET /api/categories', { query: { locale } })
  return data.filter(({ mainCats }) => mainCats).map(({ children: _children, ...root }) => root)
}

/** Brand names that a whole-shop listing is narrowed to. Throws a 404 response where the shop has none of them. */
async function loadBrandNames(
  client: Client,
  locale: Locale,
  { brand, filter_brand }: ListingParams,
) {
  const ids = (filter_brand ?? brand)?.split(',').map(Number)
  if (!ids) return []
  const { data } = await client('GET /api/brands', { query: { locale } })
  const labels = data.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
  if (labels.length === 0) throw new Response(null, { status: 404 })
  return labels
}

/** A category's landing page; without a slug a listing over the whole shop, or all root categories. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const client = context.get(clientContext)
  const locale = readLocale(params)
  const slug = url.searchParams.get('category_slug')
  const listed = readListingParams(url.searchParams)
  if (slug) {
    const [{ data: category }, roots] = await orNotFound(
      Promise.all([
        client('GET /api/category/:slug', {
          params: { slug: slug.slice(0, 200) },
          query: { locale },
        }),
        loadRoots(client, locale),
      ]),
    )
    const home = categoryPath(locale, category)
    if (category.slug !== slug) throw redirect(home, 301)
    if (home.includes('/main/')) throw redirect(home)
    return { kind: 'landing' as const, category, roots }
  }
  if (isWholeShopListing(listed)) {
    const [listing, brands] = await orNotFound(
      Promise.all([
        loadListing(client, locale, url, listed),
        loadBrandNames(client, locale, listed),
      ]),
    )
    return { kind: 'listing' as const, listing, brands }
  }
  return { kind: 'roots' as const, roots: await loadRoots(client, locale) }
}

export default function CatalogPage() {
  const data = useLoaderData<typeof loader>()
  useRememberPage(data)
  return <Page data={data} />
}

/** When another state of a listing cannot be loaded, the current one stays. */
export function ErrorBoundary() {
  return <LastPageBoundary<Data> page={(data, entry) => <Page data={data} entry={entry} />} />
}

function Page({ data, entry }: { data: Data; entry?: string }) {
  if (data.kind === 'landing') return <Landing category={data.category} roots={data.roots} />
  if (data.kind === 'listing')
    return <WholeShop listing={data.listing} brands={data.brands} {...(entry && { entry })} />
  return <Roots roots={data.roots} />
}

type Data = Awaited<ReturnType<typeof loader>>
type LandingData = Extract<Data, { kind: 'landing' }>

function Landing({ category, roots }: Omit<LandingData, 'kind'>) {
  const locale = useLocale()
  const path = useCategoryPath(category.path)
  const root = category.path[0]?.id ?? category.id
  return (
    <>
      <Seo
        title={category.meta_title || category.name}
        description={plainText(category.description)}
        image={category.image_url}
      />
      {category.age_restricted && <AgeGate />}
      <Crumbs steps={[...path, { label: category.name }]} />
      <CategoryChips
        categories={roots}
        current={root}
        link={(category) => categoryPath(locale, category)}
      />
      <h1 className="text-2xl font-extrabold sm:text-3xl">{category.name}</h1>
      {category.description && (
        <div
          className="mt-2 mb-6 max-w-2xl text-muted"
          dangerouslySetInnerHTML={{ __html: category.description }}
        />
      )}
      <CategoryCards categories={category.children} />
    </>
  )
}

function Roots({ roots }: { roots: LandingData['roots'] }) {
  const t = useMessages()
  const path = useCategoryPath([])
  return (
    <>
      <Seo title={t('catalog.roots')} />
      <Crumbs steps={[...path, { label: t('catalog.roots') }]} />
      <h1 className="mb-6 text-2xl font-extrabold sm:text-3xl">{t('catalog.roots')}</h1>
      <CategoryCards categories={roots} />
    </>
  )
}
