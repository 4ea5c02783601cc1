import { LRUCache } from 'lru-cache'

const maxAnswers = 300

/**
 * Keeps what the storefront's in-process calls were answered, as objects: the shop's name, menus and links, which every page
 * shows, and the categories of its lists. An answer whose call began before `clear` is not kept after it. What is kept must not be changed by its reader.
 */
export class ApiCache {
  readonly #answers: LRUCache<string, Promise<unknown>>

  /** `ttl`: milliseconds that an answer may be old. */
  constructor({ ttl }: { ttl: number }) {
    this.#answers = new LRUCache({ max: maxAnswers, ttl })
  }

  /** The kept answer of a call, or what `run` answers; a refusal is nobody else's. */
  get(call: string, run: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#answers.get(call)
    if (kept) return kept
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
}
