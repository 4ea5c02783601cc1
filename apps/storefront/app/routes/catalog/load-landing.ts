import type { Client } from '@tsiran/contract/client'
import type { Locale } from '@tsiran/contract/locale'
import { categoryPath } from '@tsiran/contract/shop-paths'
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { clientContext } from '../../platform/api/context.ts'
import {
  isWholeShopListing,
  readListingParams,
  type ListingParams,
} from '../../features/catalog/listing-params.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { loadListing } from './load-listing.ts'
import { orNotFound } from '../../platform/api/or-not-found.ts'

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

export type Data = Awaited<ReturnType<typeof loader>>
export type LandingData = Extract<Data, { kind: 'landing' }>
