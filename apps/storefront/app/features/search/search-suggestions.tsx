import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { productPath, searchPath } from '@tsiran/contract/shop-paths'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useSuggestions } from './suggestions-query.ts'
import { entryClass, SuggestedProduct } from './suggested-product.tsx'
import { useReachedSuggestion } from './use-reached-suggestion.ts'

interface SearchSuggestionsProps {
  /** The list's id. */
  id: string
  /** The text of the box; never empty. */
  asked: string
  box: RefObject<HTMLInputElement | null>
  /** Called with the id of the entry that the arrow keys reached. */
  onActive: (id: string | undefined) => void
  onClose: () => void
  /** Called when an entry was followed. */
  onChosen: () => void
  /** Products are chosen, in place of links to their pages. */
  onPick?: (product: ProductCard) => void
  className: string
}

/** Suggested products for the typed text: arrows move among them, Enter opens one, Escape closes. */
export function SearchSuggestions({
  id,
  asked,
  box,
  onActive,
  onClose,
  onChosen,
  onPick,
  className,
}: SearchSuggestionsProps) {
  const t = useMessages()
  const locale = useLocale()
  const { data, isError } = useSuggestions(asked)
  const products = data?.products ?? []
  const more = !onPick && data !== undefined && data.total > products.length
  const count = products.length + (more ? 1 : 0)
  const optionId = (at: number) => `${id}-${at}`
  const place = useReachedSuggestion({
    box,
    asked,
    data,
    count,
    idOf: optionId,
    onActive,
    onClose,
  })

  if (!data && !isError) return null
  const option = (at: number) => ({
    id: optionId(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === place,
    onClick: onChosen,
  })
  const nothing = data?.total === 0
  return (
    // A press on the list must not take the focus out of the box.
    <div
      onMouseDown={(event) => event.preventDefault()}
      className={`overflow-y-auto overscroll-contain bg-card py-2 ${className}`}
    >
      <p role="status" className={nothing || isError ? 'px-4 py-3 wrap-break-word' : 'sr-only'}>
        {isError && t('shell.loadFailed')}
        {data &&
          !isError &&
          (nothing
            ? t('catalog.nothingFound', { query: data.asked })
            : t('shell.search.found', { count: products.length }))}
      </p>
      <div id={id} role="listbox" aria-label={t('shell.search.suggestions')}>
        {!isError &&
          products.map((product, at) =>
            onPick ? (
              <div
                key={product.id}
                {...option(at)}
                onClick={() => onPick(product)}
                className={`${entryClass} cursor-pointer`}
              >
                <SuggestedProduct product={product} />
              </div>
            ) : (
              <Link
                key={product.id}
                to={productPath(locale, product.url_key)}
                {...option(at)}
                className={entryClass}
              >
                <SuggestedProduct product={product} />
              </Link>
            ),
          )}
        {!isError && more && (
          <Link
            to={`${searchPath(locale)}?${new URLSearchParams({ search: data.asked })}`}
            {...option(products.length)}
            className={`${entryClass} font-bold text-leaf`}
          >
            {t('shell.search.all', { count: data.total })}
          </Link>
        )}
      </div>
    </div>
  )
}
