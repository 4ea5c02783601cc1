import { LRUCache } from 'lru-cache'

const maxAnswers = 300

/**
 * Caches answers of the storefront's in-process calls as objects, such as the shop's name, menus and categories. `clear` also
 * drops calls that are still running. A paused cache has and takes nothing. Readers must not change a cached object.
 */
export class ApiCache {
  readonly #answers: LRUCache<string, Promise<unknown>>
  #isPaused = false

  /** `ttl`: maximum age of an answer, in milliseconds. */
  constructor({ ttl }: { ttl: number }) {
    this.#answers = new LRUCache({ max: maxAnswers, ttl })
  }

  /** The cached answer of a call, or the result of `run`. A refusal is not cached. */
  get(call: string, run: () => Promise<unknown>): Promise<unknown> {
    if (this.#isPaused) return run()
    const cached = this.#answers.get(call)
    if (cached) return cached
    const answer = run()
    this.#answers.set(call, answer)
    answer.catch(() => {
      if (this.#answers.peek(call) === answer) this.#answers.delete(call)
    })
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }

  /** While no change listener is connected, nothing may be cached. */
  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused
    this.clear()
  }
}
