import type { AdminOutput } from '@tsiran/contract/admin/api'
import { api } from '../../platform/api/admin-client.ts'

type Found = AdminOutput<'GET /api/admin/search'>['data']

const calls = new WeakMap<AbortSignal, Promise<Found>>()

/** What the server finds for a text. Providers that are asked together, with one signal, share the call. */
export function findInShop(q: string, signal: AbortSignal): Promise<Found> {
  const known = calls.get(signal)
  if (known) return known
  const found = api('GET /api/admin/search', { query: { q }, signal }).then(({ data }) => data)
  calls.set(signal, found)
  return found
}
