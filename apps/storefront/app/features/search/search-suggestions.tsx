import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import { productPath, searchPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { ownPrice } from '../product/savings.ts'
import { useSuggestions } from './suggestions-query.ts'
import { nextSuggestion } from './suggestion-keys.ts'

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

const row =
  'flex min-h-14 items-center gap-3 px-4 py-1.5 hover:bg-leaf-soft aria-selected:bg-leaf-soft'

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
  // The entry that the arrow keys reached, in the list that they were pressed in: in another one nothing is reached.
  const [reached, setReached] = useState({ place: -1, asked, data })
  const place = reached.asked === asked && reached.data === data ? reached.place : -1
  const active = place === -1 ? undefined : optionId(place)
  useEffect(() => {
    onActive(active)
    return () => onActive(undefined)
  }, [onActive, active])

  const move = (to: number) => {
    setReached({ place: to, asked, data })
    if (to !== -1) document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const next = nextSuggestion(event.key, place, count)
    if (next !== null) move(next)
    else if (event.key === 'Enter' && place !== -1)
      document.getElementById(optionId(place))?.click()
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const { current } = box
    const listener = (event: KeyboardEvent) => onKey(event)
    current?.addEventListener('keydown', listener)
    return () => current?.removeEventListener('keydown', listener)
  }, [box])

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
                className={`${row} cursor-pointer`}
              >
                <Suggestion product={product} />
              </div>
            ) : (
              <Link
                key={product.id}
                to={productPath(locale, product.url_key)}
                {...option(at)}
                className={row}
              >
                <Suggestion product={product} />
              </Link>
            ),
          )}
        {!isError && more && (
          <Link
            to={`${searchPath(locale)}?${new URLSearchParams({ search: data.asked })}`}
            {...option(products.length)}
            className={`${row} font-bold text-leaf`}
          >
            {t('shell.search.all', { count: data.total })}
          </Link>
        )}
      </div>
    </div>
  )
}

function Suggestion({ product }: { product: ProductCard }) {
  const t = useMessages()
  const price = formatMoney(ownPrice(product))
  return (
    <>
      <img
        src={product.image}
        alt=""
        width={44}
        height={44}
        className="size-11 shrink-0 rounded-lg bg-apricot-soft/40 object-cover"
      />
      <span className="line-clamp-2 min-w-0 flex-1 leading-snug font-medium">{product.name}</span>
      <span className="shrink-0 font-bold tabular-nums">
        {product.type === 'configurable' ? t('product.from', { price }) : price}
      </span>
    </>
  )
}
