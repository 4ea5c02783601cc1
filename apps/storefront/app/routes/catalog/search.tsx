import { ButtonLink } from '@tsiran/ui/button'
import { Breadcrumbs } from '@tsiran/ui/breadcrumbs'
import { Pager } from '@tsiran/ui/pager'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ProductGrid } from '../../components/product/product-grid.tsx'
import { clientContext } from '../../lib/context.ts'
import { listingPageSize, readListingParams, writeListingParams } from '../../lib/listing-params.ts'
import { readLocale, useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useCategoryPath } from './category-path.ts'
import { EmptyState } from './empty-state.tsx'
import { orNotFound } from './or-not-found.ts'

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const { search, page } = readListingParams(url.searchParams)
  if (!search) return { search: '', products: [], meta: null }
  const query = { search, locale, page, limit: listingPageSize }
  const { data, meta } = await orNotFound(context.get(clientContext)('GET /api/search', { query }))
  return { search, products: data, meta }
}

/** What a search found, best match first. */
export default function SearchPage() {
  const { search, products, meta } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const path = useCategoryPath([])
  const title = search ? t('catalog.searchFor', { query: search }) : t('catalog.search')
  const pageLink = (page: number) => `/${locale}/shop/main/catalog/search?${writeListingParams({ search, sort: '', filters: {}, page })}`
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs steps={[...path, { label: t('catalog.search') }]} />
      <h1 className="text-2xl font-extrabold break-words sm:text-3xl">{title}</h1>
      {meta && meta.total > 0 && <p className="mt-1 mb-4 text-sm text-muted tabular-nums">{t('catalog.total', { count: meta.total })}</p>}
      {products.length > 0 ? (
        <ProductGrid products={products} firstPictures={4} heading="h2" />
      ) : (
        <div className="mt-6">
          <EmptyState text={search ? t('catalog.nothingFound', { query: search }) : t('catalog.nothingAsked')}>
            <ButtonLink to={`/${locale}/shop/catalog`}>{t('catalog.emptyNext')}</ButtonLink>
          </EmptyState>
        </div>
      )}
      {meta && meta.last_page > 1 && <Pager page={meta.current_page} pages={meta.last_page} link={pageLink} />}
    </>
  )
}
