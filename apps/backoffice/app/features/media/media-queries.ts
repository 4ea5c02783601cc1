import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { api } from '../../platform/api/admin-client.ts'

const list = 'GET /api/admin/media'
/** What a write to the library makes stale. */
export const mediaKeys = [[list], ['audit']] as const

/** Milliseconds between looks at pictures whose sizes are being made. */
const watchMs = 2_000
const isPreparing = ({ state }: MediaRow) => state === 'preparing'

/** A page of the library; read again while some of its pictures are being prepared. */
export const mediaList = (query: AdminInput<typeof list>['query']) =>
  queryOptions({
    queryKey: [list, query],
    queryFn: ({ signal }) => api(list, { ...(query && { query }), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isPreparing) ? watchMs : false),
  })

/** The pictures of some keys. Keys that are not of the library have no row. */
export const mediaByKeys = (keys: readonly string[]) => {
  const own = keys.filter((key) => key.startsWith('m-'))
  return { ...mediaList({ keys: own.join(','), limit: 100 }), enabled: own.length > 0 }
}

export const mediaUsage = (key: string) =>
  queryOptions({
    queryKey: ['media-usage', key],
    queryFn: ({ signal }) => api('GET /api/admin/media/:key/usage', { params: { key }, signal }),
  })

/** The address of a picture in 240 or 480 pixels, also of one that the library does not list. */
export const pictureUrl = (key: string, size: 240 | 480 = 240) => `/media/${key}/${size}.webp`
