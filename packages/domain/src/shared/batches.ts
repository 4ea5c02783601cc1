/** Things that one transaction of long work writes at first, at least and at most. */
export const firstBatch = 50
const minBatch = 5
const maxBatch = 200
/** Milliseconds that such a transaction is to take: shoppers and editors wait for its locks. */
const targetMs = 300

/** The size of the next batch, by how long one of `size` took: half after a slow one, more by little after a fast one. */
export function nextBatch(size: number, tookMs: number): number {
  if (tookMs > targetMs) return Math.max(minBatch, Math.floor(size / 2))
  return tookMs < targetMs / 2 ? Math.min(maxBatch, Math.ceil(size * 1.5)) : size
}
