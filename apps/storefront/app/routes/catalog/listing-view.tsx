import { maxSearchResults } from '@tsiran/contract/limits'
import { catalogPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { CardSkeletons } from '../../features/catalog/card-skeletons.tsx'
import { FilterButton } from '../../features/catalog/filter-button.tsx'
import { FilterChips } from '../../features/catalog/filter-chips.tsx'
import { FilterForm } from '../../features/catalog/filter-form.tsx'
import { ProductStream } from '../../features/catalog/product-stream.tsx'
import { useListingChoice, type ListingChoice } from '../../features/catalog/use-listing-choice.ts'
import { useStickyTop } from '../../features/catalog/use-sticky-top.ts'
import { useDelayed } from '../../features/catalog/use-delayed.ts'
import { ProductGrid } from '../../features/catalog/product-grid.tsx'
import { api } from '../../platform/api/api.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { countChosen, resetListing } from '../../features/catalog/listing-filters.ts'
import { listingAddress, productsQuery } from '../../features/catalog/listing-params.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import type { Listing } from './load-listing.ts'
import { SortForm } from './sort-form.tsx'

const sidebar = 'filters'
/** Pixels from the window's upper edge to below the shrunken header. */
const belowHeader = 112

interface ListingViewProps {
  title: string
  listing: Listing
  /** Key of the history entry; the current one by default. */
  entry?: string | undefined
  children?: ReactNode
}

/** Filters at the left; title, sort, chosen filters and products at the right. */
export function ListingView({ title, listing, entry, children }: ListingViewProps) {
  const t = useMessages()
  const { pathname } = useLocation()
  const choice = useListingChoice(listing)
  const { page, filters, params } = listing
  const top = useTopOfNewList(listing)
  const filterBox = useRef<HTMLElement>(null)
  const filterTop = useStickyTop(filterBox, belowHeader)
  const { total } = page.meta
  const filterable = total > 0 || countChosen(params) > 0

  return (
    <div
      ref={top}
      className={
        filterable ? 'grid gap-8 desktop:grid-cols-[17rem_minmax(0,1fr)] desktop:gap-6' : ''
      }
    >
      {filterable && (
        <aside
          ref={filterBox}
          id={sidebar}
          aria-label={t('listing.filters')}
          className="order-last hidden rounded-card border border-line bg-card p-4 desktop:sticky desktop:order-first desktop:block desktop:self-start noscript:static noscript:block"
          style={{ top: filterTop }}
        >
          <FilterForm filters={filters} choice={choice} />
        </aside>
      )}
      <div className="min-w-0">
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
            <p role="status" className="mt-1 text-sm text-muted tabular-nums empty:hidden">
              {total > 0 &&
                t(
                  params.search && total >= maxSearchResults
                    ? 'catalog.totalAtLeast'
                    : 'catalog.total',
                  { count: total },
                )}
            </p>
          </div>
          {filterable && (
            <CachedMarkup of={['filter-and-sort', pathname, choice.params]}>
              <div className="flex w-full items-center gap-2 sm:w-auto">
                <FilterButton filters={filters} choice={choice} total={total} sidebar={sidebar} />
                <SortForm choice={choice} />
              </div>
            </CachedMarkup>
          )}
        </header>
        {children}
        <FilterChips choice={choice} filters={filters} />
        <Products listing={listing} entry={entry} choice={choice} />
      </div>
    </div>
  )
}

function Products({
  listing: { page, params },
  entry,
  choice: { pending, dropPrice },
}: Pick<ListingViewProps, 'listing' | 'entry'> & { choice: ListingChoice }) {
  const t = useMessages()
  const locale = useLocale()
  const { pathname, key } = useLocation()
  const waiting = useDelayed(pending)
  if (waiting) {
    return (
      <ProductGrid products={[]} withSidebar>
        <CardSkeletons count={Math.max(page.data.length, 3)} />
      </ProductGrid>
    )
  }
  if (page.data.length === 0 && countChosen(params) > 0) {
    return (
      <EmptyState text={t('listing.noMatch')} hint={t('listing.tryReset')}>
        <ButtonLink
          to={listingAddress(pathname, resetListing(params))}
          preventScrollReset
          onClick={dropPrice}
        >
          {t('listing.reset')}
        </ButtonLink>
      </EmptyState>
    )
  }
  if (page.data.length === 0) {
    return (
      <EmptyState text={t('catalog.empty')}>
        <ButtonLink to={catalogPath(locale)}>{t('catalog.emptyNext')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div
      aria-busy={pending}
      className={`transition-opacity duration-150 ${pending ? 'opacity-60' : ''}`}
    >
      <ProductStream
        key={`${entry ?? key} ${listingAddress('', params)}`}
        first={page}
        entry={entry ?? key}
        load={(number, signal) =>
          api('GET /api/products', {
            query: { locale, ...productsQuery({ ...params, page: number }) },
            ...(signal && { signal }),
          })
        }
        link={(number) => listingAddress(pathname, { ...params, page: number })}
        withSidebar
      />
    </div>
  )
}

/** Scrolls to the start of a new list. Going back restores the old position. */
function useTopOfNewList(listing: Listing) {
  const top = useRef<HTMLDivElement>(null)
  const type = useNavigationType()
  const address = listingAddress('', listing.params)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (type !== 'POP' && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView()
  }, [address, type])
  return top
}
