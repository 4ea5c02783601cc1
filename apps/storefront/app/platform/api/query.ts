/** Key of a cached answer. A shorter key matches all keys that begin with it. */
export type QueryKey = readonly (string | number)[]

export interface QueryOptions<T> {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<T>
  /** False fetches nothing and shows the cached answer. */
  enabled?: boolean
  /** Milliseconds for which an answer is fresh; 30 s by default. */
  staleTime?: number
  /** Milliseconds for which an unwatched answer stays in the cache; 5 minutes by default. */
  gcTime?: number
}

/** The last answer, and the error of a later fetch. The same object until something changes. */
export interface Known {
  readonly data: unknown
  readonly error: unknown
}

export const nothing: Known = { data: undefined, error: null }

/** A component that shows an answer. */
export interface Watcher {
  notify: () => void
  /** False fetches nothing and shows the cached answer. */
  enabled?: boolean | undefined
  options: () => QueryOptions<unknown>
}

const retryMs = 1000

async function fetchWithRetry(
  { queryFn }: Pick<QueryOptions<unknown>, 'queryFn'>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await queryFn({ signal })
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    if (signal.aborted) throw error
    return queryFn({ signal })
  }
}

/** Whether two JSON values are the same. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (
    Array.isArray(one) !== Array.isArray(other) ||
    Object.keys(one).length !== Object.keys(other).length
  )
    return false
  return Object.entries(one).every(
    ([name, value]) => name in other && same(value, other[name as never]),
  )
}

/** The cached answer of one key. One fetch runs at a time; a failed one is retried once. */
export class Query {
  readonly key: QueryKey
  known = nothing
  readonly #watchers = new Set<Watcher>()
  readonly #onForgotten: () => void
  #freshAt = -Infinity
  #asking: { abort: AbortController; done: Promise<void> } | undefined
  #gcTime = 5 * 60_000
  #forgetting: ReturnType<typeof setTimeout> | undefined

  constructor(key: QueryKey, onForgotten: () => void) {
    this.key = key
    this.#onForgotten = onForgotten
  }

  get asking(): boolean {
    return this.#asking !== undefined
  }

  get watched(): boolean {
    return this.#watchers.size > 0
  }

  /** Adds a watcher, and fetches where there is no fresh answer. Returns the function that removes it. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    const options = watcher.options()
    this.keepFor(options)
    if (watcher.enabled !== false) void this.askIfStale(options)
    return () => {
      this.#watchers.delete(watcher)
      // Another may take over in the same moment.
      queueMicrotask(() => {
        if (!this.#active) this.#cancel()
        this.keepFor({})
      })
    }
  }

  /** Keeps the answer while it is watched, and for some time after. */
  keepFor({ gcTime = 0 }: Pick<QueryOptions<unknown>, 'gcTime'>): void {
    this.#gcTime = Math.max(this.#gcTime, gcTime)
    clearTimeout(this.#forgetting)
    if (!this.watched) this.#forgetting = setTimeout(this.#onForgotten, this.#gcTime)
  }

  /** Fetches, or joins the fetch in flight. Resolves once `known` has its result; never rejects. */
  ask(options: Pick<QueryOptions<unknown>, 'queryFn'>): Promise<void> {
    if (this.#asking) return this.#asking.done
    const abort = new AbortController()
    // A new fetch clears the older failure.
    if (this.known.error !== null) this.known = { ...this.known, error: null }
    this.#asking = { abort, done: this.#ask(options, abort.signal) }
    this.#notify()
    return this.#asking.done
  }

  askIfStale(options: QueryOptions<unknown>): Promise<void> | undefined {
    const age = this.known.data === undefined ? Infinity : Date.now() - this.#freshAt
    return age >= (options.staleTime ?? 30_000) ? this.ask(options) : undefined
  }

  /** Fetches again for the watchers whose stale time has passed: the page is visible again, or the network is back. */
  askWhereStale(): void {
    for (const watcher of this.#watchers)
      if (watcher.enabled !== false) void this.askIfStale(watcher.options())
  }

  /** Drops the fetch in flight and marks the answer as stale; fetches again at once where it is watched, else with the next watcher. */
  invalidate(): Promise<void> | undefined {
    this.#freshAt = -Infinity
    this.#cancel()
    const active = this.#active
    return active && this.ask(active.options())
  }

  /** Sets the answer of a mutation; a fetch in flight is older and is dropped. */
  set(data: unknown): void {
    this.#cancel()
    this.known = { data, error: null }
    this.#freshAt = Date.now()
    this.keepFor({})
    this.#notify()
  }

  /** Removes the answer without a new fetch. */
  clear(): void {
    this.#cancel()
    this.known = nothing
    this.#notify()
  }

  get #active(): Watcher | undefined {
    for (const watcher of this.#watchers) if (watcher.enabled !== false) return watcher
    return undefined
  }

  async #ask(options: Pick<QueryOptions<unknown>, 'queryFn'>, signal: AbortSignal): Promise<void> {
    try {
      const data = await fetchWithRetry(options, signal)
      if (signal.aborted) return
      // An equal answer causes no render.
      if (!same(data, this.known.data)) this.known = { data, error: null }
      this.#freshAt = Date.now()
    } catch (error) {
      if (signal.aborted) return
      this.known = { ...this.known, error }
    }
    this.#asking = undefined
    this.#notify()
  }

  #cancel(): void {
    if (!this.#asking) return
    this.#asking.abort.abort()
    this.#asking = undefined
    this.#notify()
  }

  #notify(): void {
    for (const { notify } of this.#watchers) notify()
  }
}
