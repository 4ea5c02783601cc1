import { LRUCache } from 'lru-cache'

interface CallCacheOptions {
  /** Maximum age of a result, in milliseconds. */
  ttl: number
  /** Maximum number of results. */
  max: number
}

/**
 * Caches results of calls as objects: answers of the storefront's in-process calls, such as the shop's name, menus and categories,
 * and what searches find. `clear` also drops calls that are still running. A paused cache has and takes nothing. Readers must not
 * change a cached object.
 */
export class CallCache {
  readonly #results: LRUCache<string, Promise<unknown>>
  #isPaused = false

  constructor(options: CallCacheOptions) {
    this.#results = new LRUCache(options)
  }

  /** The cached result of a call, or that of `run`, whose type is the same for all calls of a name. A refusal is not cached. */
  get<T>(call: string, run: () => Promise<T>): Promise<T> {
    if (this.#isPaused) return run()
    const cached = this.#results.get(call)
    if (cached) return cached as Promise<T>
    const result = run()
    this.#results.set(call, result)
    result.catch(() => {
      if (this.#results.peek(call) === result) this.#results.delete(call)
    })
    return result
  }

  clear(): void {
    this.#results.clear()
  }

  get isPaused(): boolean {
    return this.#isPaused
  }

  /** While no change listener is connected, nothing may be cached. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.clear()
  }
}
