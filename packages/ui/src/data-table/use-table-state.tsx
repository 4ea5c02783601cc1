import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  addressOf,
  changeTableState,
  readTableState,
  writeTableState,
  type TableState,
  type TableStateOptions,
} from './table-state.tsx'

/** A list's state in the address, and the ways to change it. */
export interface TableControl {
  state: TableState
  /** Goes to the changed state: a new entry of the history, or in place of the present one. */
  change: (changes: Partial<TableState>, how?: { replace?: boolean }) => void
  /** The order of a list that asks for none. */
  ownSort: string | null
  /** The address of a changed state, for links. */
  href: (changes: Partial<TableState>) => string
  /** The query of the server: page, limit, sort, search and the filters, as far as they are set. */
  query: { page: number; limit: number; sort?: string; search?: string } & Record<
    string,
    string | number | undefined
  >
  /** What narrows the list, for an export or an action on all that match. */
  filter: Record<string, string>
}

/**
 * Keeps what a list shows in the address: a link shows the same, Back goes to the state before. `options` must be the same object
 * in every rendering.
 */
export function useTableState(options: TableStateOptions): TableControl {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useMemo(() => readTableState(params, options), [params, options])
  const href = useCallback(
    (changes: Partial<TableState>) =>
      addressOf(writeTableState(params, changeTableState(state, changes), options)) || '?',
    [params, state, options],
  )
  const change = useCallback(
    (changes: Partial<TableState>, how: { replace?: boolean } = {}) => {
      void navigate(
        { search: href(changes) },
        { replace: how.replace ?? false, preventScrollReset: true },
      )
    },
    [navigate, href],
  )
  return useMemo(() => {
    const { page, limit, sort, search, filters } = state
    const filter = { ...filters, ...(search && { search }) }
    return {
      state,
      change,
      href,
      filter,
      ownSort: options.sort ?? null,
      query: { page, limit, ...filter, ...(sort && { sort }) },
    }
  }, [state, change, href, options])
}
