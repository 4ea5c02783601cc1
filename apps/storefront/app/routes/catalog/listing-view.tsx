import { maxSearchResults } from '@tsiran/contract/limits'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FilterButton } from '../../features/catalog/filter-button.tsx'
import { FilterChips } from '../../features/catalog/filter-chips.tsx'
import { FilterForm } from '../../features/catalog/filter-form.tsx'
import { useListingChoice } from '../../features/catalog/use-listing-choice.ts'
import { useStickyTop } from '../../features/catalog/use-sticky-top.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { countChosen } from '../../features/catalog/listing-filters.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { Listing } from './load-listing.ts'
import { SortForm } from './sort-form.tsx'
import { ListedProducts } from './listed-products.tsx'
import { useTopOfNewList } from './use-top-of-new-list.ts'

const sidebar = 'filters'
/** Pixels from the window's upper edge to below the shrunken header. */
const belowHeader = 112

export interface ListingViewProps {
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
        <ListedProducts listing={listing} entry={entry} choice={choice} />
      </div>
    </div>
  )
}
