import { ButtonLink } from '@tsiran/ui/button'
import { Pager } from '@tsiran/ui/pager'
import { useLocation } from 'react-router'
import { ProductGrid } from '../../components/product/product-grid.tsx'
import { writeListingParams } from '../../lib/listing-params.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { EmptyState } from './empty-state.tsx'
import type { Listing } from './load-listing.ts'
import { SortForm } from './sort-form.tsx'

/** Title, sort, the page's cards and the links to the other pages. */
export function ListingView({ title, listing, children }: { title: string; listing: Listing; children?: React.ReactNode }) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const { products, meta, params } = listing
  const pageLink = (page: number) => {
    const query = writeListingParams({ ...params, page }).toString()
    return query ? `${pathname}?${query}` : pathname
  }

  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
          {meta.total > 0 && <p className="mt-1 text-sm text-muted tabular-nums">{t('catalog.total', { count: meta.total })}</p>}
        </div>
        {meta.total > 0 && <SortForm params={params} />}
      </header>
      {children}
      {products.length === 0 ? (
        <EmptyState text={t('catalog.empty')}>
          <ButtonLink to={`/${locale}/shop/catalog`}>{t('catalog.emptyNext')}</ButtonLink>
        </EmptyState>
      ) : (
        <ProductGrid products={products} firstPictures={4} heading="h2" />
      )}
      {meta.last_page > 1 && <Pager page={meta.current_page} pages={meta.last_page} link={pageLink} />}
    </>
  )
}
