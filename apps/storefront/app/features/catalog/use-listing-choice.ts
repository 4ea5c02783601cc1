import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { listingAddress, type ListingParams } from './listing-params.ts'

export interface ListingChoice {
  /** What is chosen, at once as it is pressed; the listing follows. */
  params: ListingParams
  /** Goes to the listing of a choice. It is a page of its own for back and forward. */
  choose: (params: ListingParams) => void
  /** The listing of another choice is on its way. */
  pending: boolean
}

/** What narrows and sorts the listing that is shown. */
export function useListingChoice(listing: { params: ListingParams }): ListingChoice {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<{ of: object; params: ListingParams } | null>(null)
  return {
    params: wanted?.of === listing ? wanted.params : listing.params,
    choose(params) {
      setWanted({ of: listing, params })
      void navigate(listingAddress(pathname, params), { preventScrollReset: true })
    },
    pending: navigation.location?.pathname === pathname,
  }
}
