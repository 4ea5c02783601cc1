import { Crumbs } from '../../features/shop/crumbs.tsx'
import { Seo } from '../../features/shop/seo.tsx'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useCategoryPath } from './category-path.ts'
import { ListingView } from './listing-view.tsx'
import type { Listing } from './load-listing.ts'

interface WholeShopProps {
  listing: Listing
  /** Names of the brands that the listing is narrowed to. */
  brands: string[]
  entry?: string
}

/** A listing of the whole shop: savings, a brand, or filtered. */
export function WholeShop({ listing, brands, entry }: WholeShopProps) {
  const t = useMessages()
  const path = useCategoryPath([])
  const title = listing.params.savings
    ? t('catalog.savings')
    : brands.length > 0
      ? brands.join(', ')
      : t('catalog.all')
  return (
    <>
      <Seo title={title} />
      <Crumbs steps={[...path, { label: title }]} />
      <ListingView title={title} listing={listing} entry={entry} />
    </>
  )
}
