import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

/** The list that somebody came from: its orders in their order, and its address. Lasts as long as the tab. */
interface Trail {
  ids: number[]
  search: string
}

const stored = storedText('sessionStorage', 'tsiran-admin-order-trail')

export const rememberTrail = (trail: Trail): void => stored.write(JSON.stringify(trail))

function readTrail(): Trail {
  const { ids, search } = (parseStored(stored.read()) ?? {}) as Partial<
    Record<keyof Trail, unknown>
  >
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
    search: typeof search === 'string' && search.startsWith('?') ? search : '',
  }
}

/** Where an order lies in the list that somebody came from; `next` and `previous` are null at its ends, and without a list. */
export function placeInTrail(id: number): {
  previous: number | null
  next: number | null
  list: string
} {
  const { ids, search } = readTrail()
  const at = ids.indexOf(id)
  const beside = (place: number) => (at === -1 ? null : (ids[place] ?? null))
  return {
    previous: at > 0 ? beside(at - 1) : null,
    next: beside(at + 1),
    list: `/orders${search}`,
  }
}
