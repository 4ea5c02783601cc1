import { maxSearchResults } from '@tsiran/contract/limits'
import { catalogPath, inLanguage } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { redirect, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { LastPageBoundary } from '../../features/catalog/last-page-boundary.tsx'
import { ProductStream } from '../../features/catalog/product-stream.tsx'
import { Crumbs } from '../../features/shop/crumbs.tsx'
import { api } from '../../platform/api/api.ts'
import { cardOf } from '../../features/product/card.ts'
import { clientContext } from '../../platform/api/context.ts'
import { useRememberPage } from '../../features/catalog/last-page.ts'
import { listingPageSize, readListingParams } from '../../features/catalog/listing-params.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useCategoryPath } from './category-path.ts'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import { orNotFound } from '../../platform/api/or-not-found.ts'
import { listingAddress } from '../../features/catalog/listing-address.ts'

const pageLink = (pathname: string, search: string, page: number) =>
  listingAddress(pathname, { search, sort: '', filters: {}, page })

/** A page of search results; a page past the end redirects to the last one. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const { search, page } = readListingParams(url.searchParams)
  if (!search) return { search: '', page: null }
  const query = { search, locale, page, limit: listingPageSize }
  const {
    data,
    meta,
    redirect: path,
  } = await orNotFound(context.get(clientContext)('GET /api/search', { query }))
  if (path !== null && page === 1) throw redirect(inLanguage(locale, path))
  if (page > meta.last_page && meta.total > 0)
    throw redirect(pageLink(url.pathname, search, meta.last_page))
  return { search, page: { data: data.map(cardOf), meta } }
}

type Data = Awaited<ReturnType<typeof loader>>

/** The results of a search, best match first. */
export default function SearchPage() {
  const data = useLoaderData<typeof loader>()
  useRememberPage(data)
  return <Found data={data} />
}

/** When another page of a search cannot be loaded, the current one stays. */
export function ErrorBoundary() {
  return <LastPageBoundary<Data> page={(data, entry) => <Found data={data} entry={entry} />} />
}

function Found({ data: { search, page }, entry }: { data: Data; entry?: string }) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname, key } = useLocation()
  const path = useCategoryPath([])
  const title = search ? t('catalog.searchFor', { query: search }) : t('catalog.search')
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Crumbs steps={[...path, { label: t('catalog.search') }]} />
      <h1 className="text-2xl font-extrabold break-words sm:text-3xl">{title}</h1>
      <p role="status" className="mt-1 mb-4 text-sm text-muted tabular-nums empty:hidden">
        {page &&
          page.meta.total > 0 &&
          t(page.meta.total < maxSearchResults ? 'catalog.total' : 'catalog.totalAtLeast', {
            count: page.meta.total,
          })}
      </p>
      {page && page.data.length > 0 ? (
        <ProductStream
          key={`${entry ?? key} ${search}`}
          first={page}
          entry={entry ?? key}
          load={(number, signal) => {
            const query = { search, locale, page: number, limit: listingPageSize }
            return api('GET /api/search', { query, ...(signal && { signal }) })
          }}
          link={(number) => pageLink(pathname, search, number)}
        />
      ) : (
        <div className="mt-6">
          <EmptyState
            text={search ? t('catalog.nothingFound', { query: search }) : t('catalog.nothingAsked')}
          >
            <ButtonLink to={catalogPath(locale)}>{t('catalog.emptyNext')}</ButtonLink>
          </EmptyState>
        </div>
      )}
    </>
  )
}
