import { useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListingParams } from './listing-params.ts'
import { listingAddress } from './listing-address.ts'

export interface ListingChoice {
  /** The chosen parameters, updated before the listing has loaded. */
  params: ListingParams
  /** Navigates to the listing of a choice, with a history entry of its own. */
  choose: (params: ListingParams) => void
  /** Forgets a price that was typed and not applied yet; a link leads to the listing without it. */
  dropPrice: () => void
  /** Counts the dropped prices. */
  drops: number
  /** The listing of another choice is loading. */
  pending: boolean
}

interface Listing {
  params: ListingParams
}

interface PressedChoice extends Listing {
  /** The listing that was shown when it was pressed. */
  of: Listing
  address: string
}

/**
 * The last choice until its listing is there: also while the listing of an earlier one, which was rendered late, is shown. Otherwise
 * the shown listing's.
 */
export const chosenParams = (
  pressed: PressedChoice | null,
  listing: Listing,
  loading: string | undefined,
): ListingParams =>
  pressed && (pressed.of === listing || pressed.address === loading)
    ? pressed.params
    : listing.params

/** The filters and sort of the listing, updated optimistically. */
export function useListingChoice(listing: Listing): ListingChoice {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { pathname } = useLocation()
  const [pressed, setPressed] = useState<PressedChoice | null>(null)
  const [drops, setDrops] = useState(0)
  return {
    params: chosenParams(pressed, listing, location && createPath(location)),
    choose(params) {
      const address = listingAddress(pathname, params)
      setPressed({ of: listing, params, address })
      void navigate(address, { preventScrollReset: true })
    },
    dropPrice: () => setDrops(drops + 1),
    drops,
    pending: location?.pathname === pathname,
  }
}
