import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'

/** A query on a page that has begun to read, and what answers each of its reads. */
function reading(queries: QueryClient, queryKey: QueryKey) {
  const reads: ((answer: string) => void)[] = []
  const read = ({ signal: _signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve) => reads.push(resolve))
  new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => {})
  return reads
}

test('a first read that is under way in another language is repeated', async () => {
  const queries = new QueryClient()
  const reads = reading(queries, ['brands'])
  const done = readAgain(queries, 'hy')
  reads[0]!('sorted in English')
  await expect.poll(() => reads.length).toBe(2)
  reads[1]!('sorted in Armenian')
  await done
  expect(queries.getQueryData(['brands'])).toBe('sorted in Armenian')
})

test('what is read in the language already is not read again', async () => {
  const queries = new QueryClient()
  const reads = reading(queries, ['imports', 'one', 1, 'hy'])
  await readAgain(queries, 'hy')
  expect(reads).toHaveLength(1)
})
