import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listingAddress, type ListingParams } from './listing-params.ts'

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

/** The filters and sort of the listing, updated optimistically. */
export function useListingChoice(listing: { params: ListingParams }): ListingChoice {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [pressed, setPressed] = useState<{ of: object; params: ListingParams } | null>(null)
  const [drops, setDrops] = useState(0)
  return {
    params: pressed?.of === listing ? pressed.params : listing.params,
    choose(params) {
      setPressed({ of: listing, params })
      void navigate(listingAddress(pathname, params), { preventScrollReset: true })
    },
    dropPrice: () => setDrops(drops + 1),
    drops,
    pending: navigation.location?.pathname === pathname,
  }
}
