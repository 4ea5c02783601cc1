import { useEffect } from 'react'
import type { TableControl } from './use-table-state.tsx'

/**
 * Leads from a page beyond the end to the last one: an old link, or rows that are gone. `total` is the number of rows on all pages, 0
 * while it is unknown. Returns whether the page is beyond the end.
 */
export function useLastPage(
  { state: { page, limit }, change }: TableControl,
  total: number,
): boolean {
  const last = Math.ceil(total / limit)
  const isBeyond = last > 0 && last < page
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  }, [isBeyond, last, change])
  return isBeyond
}

/**
 * Takes out of the address what the server refuses: the sort and the filters among `names`, such as of a link that was written by hand.
 * Returns whether there are any.
 */
export function useRefusedParts(
  { state: { sort, filters }, ownSort, change }: TableControl,
  names: readonly string[],
): boolean {
  const isSortRefused = sort !== ownSort && names.includes('sort')
  const kept = Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))
  const isRefused = isSortRefused || Object.keys(kept).length < Object.keys(filters).length
  useEffect(() => {
    if (isRefused)
      change({ filters: kept, ...(isSortRefused && { sort: ownSort }) }, { replace: true })
  })
  return isRefused
}
