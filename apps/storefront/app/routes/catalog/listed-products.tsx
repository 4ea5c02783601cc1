import { catalogPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { useLocation } from 'react-router'
import { CardSkeletons } from '../../features/catalog/card-skeletons.tsx'
import { ProductStream } from '../../features/catalog/product-stream.tsx'
import type { ListingChoice } from '../../features/catalog/use-listing-choice.ts'
import { useDelayed } from '../../features/catalog/use-delayed.ts'
import { ProductGrid } from '../../features/catalog/product-grid.tsx'
import { api } from '../../platform/api/api.ts'
import { countChosen, resetListing } from '../../features/catalog/listing-filters.ts'
import { productsQuery } from '../../features/catalog/listing-params.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { EmptyState } from '@tsiran/app-kit/blocks/empty-state'
import type { ListingViewProps } from './listing-view.tsx'
import { listingAddress } from '../../features/catalog/listing-address.ts'

/** The products of a list; while it changes skeletons, and where nothing matches the ways on. */
export function ListedProducts({
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
