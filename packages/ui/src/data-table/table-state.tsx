/** What a list shows. All of it is in the URL, so that a link shows a colleague the same. */
export interface TableState {
  page: number
  /** Rows on a page. */
  limit: number
  /** A column's sort key; `-` before it for descending. Null is the server's own order. */
  sort: string | null
  search: string
  /** Values of the filters by the names of the server's query; several of one filter have commas between them. */
  filters: Record<string, string>
  /** The ids of the shown columns in their order; null is the list's own choice. */
  columns: string[] | null
  /** The saved view that the filters come from. */
  view: string | null
}

export interface TableStateOptions {
  /** The names of the server's query that are filters. */
  filters?: readonly string[]
  /** The order of a list that asks for none. */
  sort?: string | null
  /** Rows on a page of a list that asks for none. */
  limit?: number
}

export const pageSizes = [25, 50, 100] as const
const defaultLimit = 50
const maxPage = 1_000_000

/** Reads a list's state from an address. What is not understood counts as absent. */
export function readTableState(
  params: URLSearchParams,
  options: TableStateOptions = {},
): TableState {
  const own = options.limit ?? defaultLimit
  const page = Number(params.get('page') ?? 1)
  const limit = Number(params.get('limit') ?? own)
  const filters: Record<string, string> = {}
  for (const name of options.filters ?? []) {
    const value = params.get(name)
    if (value) filters[name] = value
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : own,
    sort: params.get('sort') || (options.sort ?? null),
    search: params.get('search') ?? '',
    filters,
    columns: params.get('columns')?.split(',').filter(Boolean) ?? null,
    view: params.get('view'),
  }
}

/** Writes a list's state into an address. Defaults are left out, other parameters stay. */
export function writeTableState(
  params: URLSearchParams,
  state: TableState,
  options: TableStateOptions = {},
): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | null | undefined) => {
    // At the end, so that one state has one address.
    next.delete(name)
    if (value) next.append(name, value)
  }
  set('view', state.view)
  set('search', state.search)
  for (const name of options.filters ?? []) set(name, state.filters[name])
  set('sort', state.sort === (options.sort ?? null) ? null : state.sort)
  set('columns', state.columns?.join(','))
  set('limit', state.limit === (options.limit ?? defaultLimit) ? null : String(state.limit))
  set('page', state.page === 1 ? null : String(state.page))
  return next
}

/**
 * The state after some changes. Another set or order of rows begins at its first page; other rows than the view's are no view any
 * more. A filter with an empty value is removed.
 */
export function changeTableState(state: TableState, changes: Partial<TableState>): TableState {
  const next = { ...state, ...changes }
  next.filters = Object.fromEntries(
    Object.entries(next.filters).filter(([, value]) => value !== ''),
  )
  const narrows = 'search' in changes || 'filters' in changes
  if ((narrows || 'sort' in changes || 'limit' in changes) && !('page' in changes)) next.page = 1
  if ((narrows || 'sort' in changes) && !('view' in changes)) next.view = null
  return next
}

/** What a column's header asks for next: ascending, descending, then the list's own order `own`. */
export function nextSort(
  sort: string | null,
  key: string,
  own: string | null = null,
): string | null {
  if (sort === key) return `-${key}`
  if (sort !== `-${key}`) return key
  return own === sort ? key : own
}

/** The parameters as an address writes them; commas stay readable. */
export const addressOf = (params: URLSearchParams): string => {
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
