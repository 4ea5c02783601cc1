/** Things that one transaction of long work writes at first, at least and at most. */
export const firstBatch = 50
const minBatch = 5
const maxBatch = 200
/** Milliseconds that such a transaction is to take: shoppers and editors wait for its locks. */
const targetMs = 300

interface Batch {
  size: number
  tookMs: number
}

/** How many things the next transaction of long work writes, by how long the ones before took. */
export class BatchSize {
  size = firstBatch
  #before: Batch | undefined

  /** A batch of `size` took so long; infinitely where it was given up. */
  took(tookMs: number): void {
    const batch = { size: this.size, tookMs }
    this.size = nextSize(batch, this.#before)
    this.#before = batch
  }
}

/**
 * Half after a slow batch, more by little after a fast one. More after a slow one, too, where its time was not that of its things: on a
 * busy machine each statement waits for its turn, and small batches only wait more often.
 */
function nextSize(batch: Batch, before: Batch | undefined): number {
  const { size, tookMs } = batch
  const isFast = tookMs < targetMs / 2
  const waits = tookMs > targetMs && timeOfThings(batch, before) < targetMs
  if (isFast || waits) return Math.min(maxBatch, Math.ceil(size * 1.5))
  return tookMs > targetMs ? Math.max(minBatch, Math.floor(size / 2)) : size
}

/** Milliseconds of a batch that its things took: what the batch before it, of another size, took more or less. */
function timeOfThings({ size, tookMs }: Batch, before: Batch | undefined): number {
  if (!before || before.size === size || !Number.isFinite(before.tookMs + tookMs)) return tookMs
  return Math.max(0, (size * (tookMs - before.tookMs)) / (size - before.size))
}
