import { expect, test } from 'vitest'
import { QueryClient } from '../../platform/api/query-client.ts'
import { dropPersonal } from './session.ts'

test('lists and prices of one person are not shown to the next', () => {
  const queries = new QueryClient()
  const [lists, comparison, categories] = [
    ['shopping-lists'],
    ['comparison', 'en', '1'],
    ['categories', 'en'],
  ]
  for (const key of [lists, comparison, categories]) queries.setQueryData(key, 'known')
  dropPersonal(queries)
  expect([lists, comparison, categories].map((key) => queries.getQueryData(key))).toEqual([
    undefined,
    undefined,
    'known',
  ])
})
