import { QueryClient } from '@tanstack/react-query'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { expect, test } from 'vitest'
import { orderListsKey } from '../orders/order-queries.ts'
import { pickingQuery } from './picking-queries.ts'
import { showPicking } from './show-picking.ts'

const picking = (state: Picking['lines'][number]['state']) =>
  ({ order_id: 7, lines: [{ state }] }) as Picking

test('an older reading that is answered late does not undo a mark', async () => {
  const queries = new QueryClient()
  const { queryKey } = pickingQuery(7)
  queries.setQueryData(queryKey, picking(null))
  const older = Promise.withResolvers<Picking>()
  const reading = queries.fetchQuery({ queryKey, queryFn: () => older.promise })
  const over = reading.catch(() => undefined)
  await showPicking(queries, picking('found'))
  older.resolve(picking(null))
  await over
  expect(queries.getQueryData(queryKey)?.lines[0]?.state).toBe('found')
})

test('lists of orders are read again after a mark', async () => {
  const queries = new QueryClient()
  queries.setQueryData(orderListsKey, [])
  await showPicking(queries, picking('found'))
  expect(queries.getQueryState(orderListsKey)?.isInvalidated).toBe(true)
})
