import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

/** The list that somebody came from: its things in their order, and its address. Lasts as long as the tab. */
interface Trail {
  ids: number[]
  search: string
}

/** Remembers under `key` the list at `path` that somebody came from. */
export function listTrail(key: string, path: string) {
  const stored = storedText('sessionStorage', key)
  const read = (): Trail => {
    const { ids, search } = (parseStored(stored.read()) ?? {}) as Partial<
      Record<keyof Trail, unknown>
    >
    return {
      ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
      search: typeof search === 'string' && search.startsWith('?') ? search : '',
    }
  }
  return {
    remember: (trail: Trail): void => stored.write(JSON.stringify(trail)),
    /** Where a thing lies in the list; `next` and `previous` are null at its ends, and without a list. */
    placeOf: (id: number): { previous: number | null; next: number | null; list: string } => {
      const { ids, search } = read()
      const at = ids.indexOf(id)
      const beside = (place: number) => (at === -1 ? null : (ids[place] ?? null))
      return {
        previous: at > 0 ? beside(at - 1) : null,
        next: beside(at + 1),
        list: `${path}${search}`,
      }
    },
  }
}
