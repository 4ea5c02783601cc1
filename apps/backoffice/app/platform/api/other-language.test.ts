import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { importQuery } from '../../features/imports/import-queries.ts'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { pickingQuery } from '../../features/picking/picking-queries.ts'
import { routeQuery } from '../../features/deliveries/delivery-queries.ts'
import { callLocale } from './call-locale.ts'
import { inAnyLanguage } from './other-language.ts'

const queries = {
  order: (id: number) => orderQuery(id, callLocale.current),
  import: (id: number) => importQuery(id, callLocale.current),
  picking: pickingQuery,
  route: routeQuery,
} as Record<string, (id: number) => { queryKey: QueryKey }>

test.each(Object.entries(queries))(
  'a page keeps its %s while it is read in another language, also where that fails, and no other one',
  async (_name, queryOf) => {
    const client = new QueryClient()
    const read = (id: number) =>
      inAnyLanguage(client, {
        ...queryOf(id),
        retry: false,
        queryFn: () => Promise.reject(new Error('offline')),
      })
    callLocale.current = 'hy'
    client.setQueryData(queryOf(7).queryKey, 'mine')
    const observer = new QueryObserver(client, read(7))
    const stop = observer.subscribe(() => {})
    callLocale.current = 'ru'
    observer.setOptions(read(7))
    expect(observer.getCurrentResult().data).toBe('mine')
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
    expect(observer.getCurrentResult().data).toBe('mine')
    observer.setOptions(read(8))
    expect(observer.getCurrentResult().data).toBeUndefined()
    stop()
  },
)
