import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { importQuery } from '../../features/imports/import-queries.ts'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { pickingQuery } from '../../features/picking/picking-queries.ts'
import { routeQuery } from '../../features/deliveries/delivery-queries.ts'
import { callLocale } from './call-locale.ts'

const queries = {
  order: (id: number) => orderQuery(id, callLocale.current),
  import: (id: number) => importQuery(id, callLocale.current),
  picking: pickingQuery,
  route: routeQuery,
} as Record<string, (id: number) => { queryKey: QueryKey }>

test.each(Object.entries(queries))(
  'a page keeps its %s while it is read in another language, and no other one',
  (_name, queryOf) => {
    const client = new QueryClient()
    callLocale.current = 'hy'
    client.setQueryData(queryOf(7).queryKey, 'mine')
    const observer = new QueryObserver(client, { ...queryOf(7), enabled: false })
    callLocale.current = 'ru'
    observer.setOptions({ ...queryOf(7), enabled: false })
    expect(observer.getCurrentResult().data).toBe('mine')
    observer.setOptions({ ...queryOf(8), enabled: false })
    expect(observer.getCurrentResult().data).toBeUndefined()
  },
)
