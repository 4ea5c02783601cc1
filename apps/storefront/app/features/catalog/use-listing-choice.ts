import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listingAddress, type ListingParams } from './listing-params.ts'

export interface ListingChoice {
  /** The chosen parameters, updated before the listing has loaded. */
  params: ListingParams
  /** Navigates to the listing of a choice, with a history entry of its own. */
  choose: (params: ListingParams) => void
  /** The listing of another choice is loading. */
  pending: boolean
}

/** The filters and sort of the listing, updated optimistically. */
export function useListingChoice(listing: { params: ListingParams }): ListingChoice {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [pressed, setPressed] = useState<{ of: object; params: ListingParams } | null>(null)
  return {
    params: pressed?.of === listing ? pressed.params : listing.params,
    choose(params) {
      setPressed({ of: listing, params })
      void navigate(listingAddress(pathname, params), { preventScrollReset: true })
    },
    pending: navigation.location?.pathname === pathname,
  }
}
