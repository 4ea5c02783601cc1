import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { openParam, type ListTrail } from './trail.ts'

interface TrailedList {
  /** The page's rows; undefined while they load. */
  rows: readonly { id: number }[] | undefined
  /** Whether the rows are still those of another page. */
  isPlaceholder: boolean
  /** Rows on all pages. */
  total: number | undefined
  table: TableControl
}

/** Remembers the list for its things' own pages, and opens the one that its address asks for: the way on from another page's end. */
export function useTrail(
  trail: ListTrail,
  { rows, isPlaceholder, total = 0, table: { state } }: TrailedList,
): void {
  const navigate = useNavigate()
  const hasNext = state.page * state.limit < total
  useEffect(() => {
    if (!rows || isPlaceholder) return
    const ids = rows.map(({ id }) => id)
    const params = new URLSearchParams(location.search)
    const open = params.get(openParam)
    params.delete(openParam)
    const search = params.toString()
    trail.remember({ ids, search: search && `?${search}`, hasNext })
    const asked = open === 'first' ? ids[0] : open === 'last' ? ids.at(-1) : undefined
    if (asked !== undefined) void navigate(`${trail.path}/${asked}`, { replace: true })
  }, [trail, rows, isPlaceholder, hasNext, navigate])
}
