import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

/** The list that somebody came from: its things in their order, its address, and whether a page follows. Lasts as long as the tab. */
interface Trail {
  ids: number[]
  search: string
  hasNext: boolean
}

/** Where a thing lies in a list. Paths; null at the ends of the list, and without one. */
interface TrailPlace {
  previous: string | null
  next: string | null
  list: string
}

/** In a list's address: which of its things opens by itself. */
export const openParam = 'open'
export type OpenEnd = 'first' | 'last'

export interface ListTrail {
  path: string
  remember: (trail: Trail) => void
  placeOf: (id: number) => TrailPlace
}

/** Remembers under `key` the list at `path` that somebody came from; its things are below that path. */
export function listTrail(key: string, path: string): ListTrail {
  const stored = storedText('sessionStorage', key)
  const read = (): Trail => {
    const { ids, search, hasNext } = (parseStored(stored.read()) ?? {}) as Partial<
      Record<keyof Trail, unknown>
    >
    return {
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
      search: typeof search === 'string' && search.startsWith('?') ? search : '',
      hasNext: hasNext === true,
    }
  }
  return {
    path,
    remember: (trail) => stored.write(JSON.stringify(trail)),
    /** Beside the ends of a page are those of the next page and of the one before. */
    placeOf: (id) => {
      const { ids, search, hasNext } = read()
      const at = ids.indexOf(id)
      const page = Number(new URLSearchParams(search).get('page') ?? 1)
      const turned = (to: number, open: OpenEnd) => {
        const params = new URLSearchParams(search)
        params.set('page', String(to))
        params.set(openParam, open)
        return `${path}?${params}`
      }
      const previous = ids[at - 1] ?? (page > 1 ? turned(page - 1, 'last') : null)
      const next = ids[at + 1] ?? (hasNext ? turned(page + 1, 'first') : null)
      const asPath = (found: number | string | null) =>
        typeof found === 'number' ? `${path}/${found}` : found
      return {
        previous: at === -1 ? null : asPath(previous),
        next: at === -1 ? null : asPath(next),
        list: `${path}${search}`,
      }
    },
  }
}
