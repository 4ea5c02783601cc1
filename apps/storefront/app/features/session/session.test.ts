import { expect, test, vi } from 'vitest'
import { QueryClient } from '../../platform/api/query-client.ts'
import { dropPersonal, findSession } from './session.ts'

const answers = vi.hoisted(() => [] as number[])
vi.mock('../../platform/api/api.ts', async () => {
  const { createClient } = await import('@tsiran/contract/client')
  return {
    api: createClient(() => {
      const status = answers.shift()!
      const body = status === 200 ? { data: { email: 'ani@example.am' } } : {}
      return Promise.resolve({ status, body })
    }),
  }
})

test.each([
  ['a late refusal of an older session is not taken for the newer one’s', [401, 200], true],
  ['a session that has ended is asked for once more', [401, 401], false],
])('%s', async (_, statuses, isFound) => {
  answers.push(...statuses)
  expect((await findSession()) !== null).toBe(isFound)
  expect(answers).toEqual([])
})

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
