import { LRUCache } from 'lru-cache'
import { CachedPage } from './cached-page.ts'
import type { Page } from './page.ts'

/** Estimated bytes of a cached answer besides body and key: headers, ETag and objects. */
const overhead = 2_000
/** Maximum number of cached answers. */
const maxEntries = 20_000
/** Share of the size for answers that were requested once. */
const newcomers = 1 / 8
/** How long an answer may be used past its age while a newer one is being rendered, in milliseconds. */
const maxStaleMs = 60_000

/** `staleAt`: when the answer has to be rendered again, by `performance.now()`. */
interface Entry {
  page: CachedPage
  staleAt: number
}

const weigh = ({ page }: Entry, key: string) => page.heldBytes + key.length * 2 + overhead

export interface ResponseCacheOptions {
  /** Maximum size in bytes, all encodings together. */
  maxSize: number
  /** Maximum age in milliseconds; a change of the catalogue clears the cache earlier. */
  ttl: number
}

type Render = () => Promise<{ page: Page; shareable: boolean }>

/**
 * Caches answers for guests by URL, of pages and of the API. Concurrent callers of one URL wait for one rendering. A rendering
 * that `clear` overtakes is sent, but not cached, and nobody who comes later waits for it. A paused cache has and takes nothing.
 *
 * An answer that was requested once stays among the newcomers, so that many made-up URLs displace only each other. An answer
 * past its age is used for a minute more while one caller's rendering replaces it.
 */
export class ResponseCache {
  readonly #newcomers: LRUCache<string, Entry>
  readonly #proven: LRUCache<string, Entry>
  readonly #pending = new Map<string, Promise<CachedPage | Page>>()
  readonly #ttl: number
  #epoch = 0
  #isPaused = false
  /** Lookups so far. */
  hits = 0
  misses = 0

  constructor({ maxSize, ttl }: ResponseCacheOptions) {
    const part = (share: number) =>
      new LRUCache<string, Entry>({
        max: Math.ceil(maxEntries * share),
        maxSize: Math.ceil(maxSize * share),
        sizeCalculation: weigh,
      })
    this.#ttl = ttl
    this.#newcomers = part(newcomers)
    this.#proven = part(1 - newcomers)
  }

  /**
   * The cached answer of a key, or one that is rendered for all concurrent callers. A page that `render` does not mark as
   * shareable goes to one caller only.
   */
  async read(key: string, render: Render): Promise<CachedPage | Page> {
    const found = this.#find(key)
    const age = found ? performance.now() - found.staleAt : Infinity
    if (!found || age > maxStaleMs) {
      this.misses++
      return this.#share(key, render)
    }
    this.hits++
    // Where the rendering fails, the answer is used until it is too old.
    if (age > 0 && !this.#pending.has(key)) this.#share(key, render).catch(() => undefined)
    return found.page
  }

  /** A newcomer's second caller proves it. */
  #find(key: string): Entry | undefined {
    const proven = this.#proven.get(key)
    if (proven) return proven
    const newcomer = this.#newcomers.get(key)
    if (!newcomer) return undefined
    this.#newcomers.delete(key)
    this.#proven.set(key, newcomer)
    return newcomer
  }

  async #share(key: string, render: Render): Promise<CachedPage | Page> {
    const waiting = this.#pending.get(key)
    if (waiting) {
      const result = await waiting
      return result instanceof CachedPage ? result : (await render()).page
    }
    const work = this.#render(key, render)
    this.#pending.set(key, work)
    return work.finally(() => {
      if (this.#pending.get(key) === work) this.#pending.delete(key)
    })
  }

  async #render(key: string, render: Render): Promise<CachedPage | Page> {
    const epoch = this.#epoch
    const { page, shareable } = await render()
    const isCurrent = epoch === this.#epoch && !this.#isPaused
    if (!shareable) {
      if (isCurrent) for (const part of this.#parts) part.delete(key)
      return page
    }
    const cached = new CachedPage(page)
    if (isCurrent) this.#keep(key, cached)
    return cached
  }

  #keep(key: string, page: CachedPage): void {
    const part = this.#proven.has(key) ? this.#proven : this.#newcomers
    const staleAt = performance.now() + this.#ttl
    part.set(key, { page, staleAt })
    page.onResize = () => {
      // The cache weighs an entry only when it is another object.
      const holder = this.#parts.find((one) => one.peek(key)?.page === page)
      holder?.set(key, { page, staleAt })
    }
  }

  get #parts() {
    return [this.#newcomers, this.#proven]
  }

  /** What is cached, in answers and bytes, and the lookups so far. */
  figures(): { entries: number; bytes: number; hits: number; misses: number } {
    const [newcomers, proven] = [this.#newcomers, this.#proven]
    return {
      entries: newcomers.size + proven.size,
      bytes: newcomers.calculatedSize + proven.calculatedSize,
      hits: this.hits,
      misses: this.misses,
    }
  }

  clear(): void {
    this.#epoch++
    for (const part of this.#parts) part.clear()
    this.#pending.clear()
  }

  /** While no change listener is connected, nothing may be cached. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.clear()
  }
}
