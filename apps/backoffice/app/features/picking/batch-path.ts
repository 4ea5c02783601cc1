import { maxBatch } from '@tsiran/contract/admin/picking-shapes'

/** Address of several orders' walk. */
export const batchPath = (ids: readonly number[]): string =>
  `/picking/batch?orders=${ids.join(',')}`

/** The orders that a walk's address names, each once. */
export const batchIds = (search: URLSearchParams): number[] => {
  const numbers = (search.get('orders') ?? '').split(',').filter((text) => /^\d{1,15}$/.test(text))
  return [...new Set(numbers.map(Number))].filter((id) => id > 0).slice(0, maxBatch)
}
