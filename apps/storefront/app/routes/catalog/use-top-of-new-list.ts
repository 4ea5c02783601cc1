import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { Listing } from './load-listing.ts'
import { listingAddress } from '../../features/catalog/listing-address.ts'

/** Scrolls to the start of a new list. Going back restores the old position. */
export function useTopOfNewList(listing: Listing) {
  const top = useRef<HTMLDivElement>(null)
  const type = useNavigationType()
  const address = listingAddress('', listing.params)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    if (type !== 'POP' && top.current && top.current.getBoundingClientRect().top < 0)
      top.current.scrollIntoView()
  }, [address, type])
  return top
}
