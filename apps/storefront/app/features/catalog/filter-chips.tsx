import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Filters } from '@tsiran/contract/category-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import type { Translator } from '@tsiran/i18n/translator'
import { Link, useLocation } from 'react-router'
import { listingChips, resetListing, type Chip } from './listing-filters.ts'
import type { ListingChoice } from './use-listing-choice.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { listingAddress } from './listing-address.ts'

function chipText(t: Translator, { label, price }: Chip): string {
  if (!price) return label ?? ''
  const { min, max } = price
  if (min === undefined) return t('listing.priceBelow', { money: formatMoney(max ?? 0) })
  return max === undefined
    ? t('listing.priceAbove', { money: formatMoney(min) })
    : `${formatMoney(min)} – ${formatMoney(max)}`
}

/** The chosen filters: each chip links to the listing without it, and Reset to the listing without any. */
export function FilterChips({ choice, filters }: { choice: ListingChoice; filters: Filters }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const chips = listingChips(choice.params, filters)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('listing.chosen')} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link
            to={listingAddress(pathname, chip.without)}
            preventScrollReset
            aria-label={t('listing.remove', { name: chipText(t, chip) })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-apricot-soft pr-3 pl-4 text-sm font-medium text-apricot-dark hover:bg-apricot-light desktop:min-h-9"
          >
            {chipText(t, chip)}
            <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <ResetLink choice={choice} />
      </li>
    </ul>
  )
}

/** Links to the listing without filters. */
export function ResetLink({ choice: { params, dropPrice } }: { choice: ListingChoice }) {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <Link
      to={listingAddress(pathname, resetListing(params))}
      preventScrollReset
      onClick={dropPrice}
      className="inline-flex min-h-11 items-center rounded-control px-2 font-bold text-leaf hover:underline desktop:min-h-9"
    >
      {t('listing.reset')}
    </Link>
  )
}
