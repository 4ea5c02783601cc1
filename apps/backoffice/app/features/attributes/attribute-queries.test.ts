import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { attributeQuery } from '../products/product-queries.ts'
import { attributesChanged } from './attribute-queries.ts'

test('a new option of an attribute makes the options stale that a product’s page has read', async () => {
  const queries = new QueryClient()
  const { queryKey } = attributeQuery(1)
  queries.setQueryData(queryKey, {} as never)
  for (const changed of attributesChanged) await queries.invalidateQueries({ queryKey: changed })
  expect(queries.getQueryState(queryKey)!.isInvalidated).toBe(true)
})
