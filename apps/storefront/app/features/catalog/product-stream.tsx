import { Button, ButtonLink } from '@tsiran/ui/button'
import { Pager } from '@tsiran/ui/pager'
import type { MouseEvent } from 'react'
import { useInfiniteQuery } from '../../platform/api/query-hooks.ts'
import { CachedMarkup } from '../../platform/document/markup-cache.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import {
  isAutomatic,
  joinPages,
  nextPage,
  withFreshPage,
  type ProductPage,
} from './product-pages.ts'
import { ProductGrid } from './product-grid.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { useApproach } from './use-approach.ts'
import { useReturn } from './use-return.ts'

interface ProductStreamProps {
  /** The page that the address names. */
  first: ProductPage
  /** Key of the history entry: going back to it restores the loaded pages. */
  entry: string
  /** Fetches another page. */
  load: (page: number, signal?: AbortSignal) => Promise<ProductPage>
  /** The address of a page. */
  link: (page: number) => string
  withSidebar?: boolean
}

/** A list of products with infinite scrolling; every page has an address too. */
export function ProductStream({
  first,
  entry,
  load,
  link,
  withSidebar = false,
}: ProductStreamProps) {
  const t = useMessages()
  const locale = useLocale()
  const { current_page, last_page, per_page, total } = first.meta
  const list = useInfiniteQuery({
    queryKey: ['products', locale, link(current_page), entry],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialData: { pages: [first] },
    getNextPageParam: nextPage,
    gcTime: 30 * 60_000,
  })
  const pages = withFreshPage(list.data.pages, first)
  const products = joinPages(pages)
  const next = nextPage(pages.at(-1)!)
  const { fetchNextPage, isFetchingNextPage: fetching, isFetchNextPageError: failed } = list
  const more = () => void fetchNextPage()
  const end = useApproach(
    more,
    next !== undefined && !fetching && !failed && isAutomatic(pages.length),
  )
  useReturn(entry, pages.length, fetchNextPage)

  const press = (event: MouseEvent) => {
    event.preventDefault()
    more()
  }

  return (
    <>
      {current_page > 1 && (
        <p className="mb-4 text-center noscript:hidden">
          <ButtonLink to={link(current_page - 1)} variant="quiet">
            {t('listing.earlier')}
          </ButtonLink>
        </p>
      )}
      <ProductGrid products={products} firstPictures={4} heading="h2" withSidebar={withSidebar}>
        {fetching && (
          <CardSkeletons
            count={Math.min(per_page, total - (current_page - 1) * per_page - products.length)}
          />
        )}
      </ProductGrid>
      <div ref={end} className="mt-8 grid justify-items-center gap-3 text-center">
        <p
          role="status"
          className={pages.length > 1 ? 'text-sm text-muted tabular-nums' : 'sr-only'}
        >
          {fetching
            ? t('listing.loading')
            : pages.length > 1 && t('listing.shown', { count: products.length, total })}
        </p>
        {next === undefined && (
          <p className="text-lg font-bold text-leaf-dark">{t('listing.end')}</p>
        )}
        {failed && (
          <>
            <p role="alert">{t('listing.moreFailed')}</p>
            <Button onClick={more}>{t('listing.again')}</Button>
          </>
        )}
        {next !== undefined && !failed && (
          <ButtonLink
            to={link(next)}
            variant="secondary"
            onClick={press}
            className={fetching ? 'invisible' : 'noscript:hidden'}
          >
            {t('listing.more')}
          </ButtonLink>
        )}
      </div>
      {last_page > 1 && (
        <CachedMarkup of={['pager', link(current_page), last_page]}>
          <div className="hidden noscript:block">
            <Pager page={current_page} pages={last_page} link={link} />
          </div>
        </CachedMarkup>
      )}
    </>
  )
}
