import {
  nothing,
  Query,
  type Known,
  type QueryKey,
  type QueryOptions,
  type Watcher,
} from './query.ts'

/** A key as a text. */
export const hashOf = (key: QueryKey): string => JSON.stringify(key)

interface Beginning {
  queryKey: QueryKey
}

/** The browser's cache of API answers. The server makes one for each page and fetches nothing through it. */
export class QueryClient {
  readonly #queries = new Map<string, Query>()
  readonly #turns = new Map<string, Promise<void>>()
  readonly #changeListeners = new Set<() => void>()
  #watchers = 0
  /** Mutations in flight or waiting for their turn. */
  changes = 0

  getQueryData<T>(key: QueryKey): T | undefined {
    return this.peek(hashOf(key)).data as T | undefined
  }

  setQueryData(key: QueryKey, data: unknown): void {
    this.query(key).set(data)
  }

  /** Marks answers as stale; those that are shown are fetched at once. */
  async invalidateQueries({ queryKey }: Beginning): Promise<void> {
    await Promise.all(this.#beginning(queryKey).map((query) => query.invalidate()))
  }

  /** Removes answers; those that are shown turn empty. */
  removeQueries({ queryKey }: Beginning): void {
    for (const query of this.#beginning(queryKey)) {
      query.clear()
      if (!query.watched) this.#queries.delete(hashOf(query.key))
    }
  }

  /** Fetches ahead, where there is no fresh answer. A failure is ignored: the query is fetched again when it is needed. */
  async prefetchQuery(options: QueryOptions<unknown>): Promise<void> {
    const query = this.query(options.queryKey)
    query.keepFor(options)
    await query.askIfStale(options)
  }

  /** The cached answer of a hashed key. */
  peek(hash: string): Known {
    return this.#queries.get(hash)?.known ?? nothing
  }

  /** Whether the query of a hashed key is in flight. */
  isAsking(hash: string): boolean {
    return this.#queries.get(hash)?.asking ?? false
  }

  /** The query of a key; created where there is none. */
  query(key: QueryKey, hash = hashOf(key)): Query {
    const query = this.#queries.get(hash) ?? new Query(key, () => this.#queries.delete(hash))
    this.#queries.set(hash, query)
    return query
  }

  /**
   * Watches a query; stale answers are fetched when the page is visible again or the network is back, and all of them when the page is
   * restored from the back/forward cache: other documents of its tab may have changed anything.
   */
  watch(watcher: Watcher, hash?: string): () => void {
    const leave = this.query(watcher.options().queryKey, hash).watch(watcher)
    if (this.#watchers++ === 0) {
      document.addEventListener('visibilitychange', this.#refresh)
      addEventListener('online', this.#refresh)
      addEventListener('pageshow', this.#restore)
    }
    return () => {
      leave()
      if (--this.#watchers > 0) return
      document.removeEventListener('visibilitychange', this.#refresh)
      removeEventListener('online', this.#refresh)
      removeEventListener('pageshow', this.#restore)
    }
  }

  /** Runs a mutation; those of one scope run one after another, also after a failure. */
  async change(run: () => Promise<void>, scope?: string): Promise<void> {
    this.#countChanges(1)
    const turn =
      scope === undefined ? run() : (this.#turns.get(scope) ?? Promise.resolve()).then(run)
    if (scope !== undefined)
      this.#turns.set(
        scope,
        turn.catch(() => undefined),
      )
    try {
      await turn
    } finally {
      this.#countChanges(-1)
    }
  }

  /** Calls back whenever the number of changes differs. Returns the function that ends it. */
  onChanges(listener: () => void): () => void {
    this.#changeListeners.add(listener)
    return () => this.#changeListeners.delete(listener)
  }

  #countChanges(more: number): void {
    this.changes += more
    for (const notify of this.#changeListeners) notify()
  }

  #beginning(start: QueryKey): Query[] {
    return [...this.#queries.values()].filter(({ key }) =>
      start.every((part, place) => part === key[place]),
    )
  }

  readonly #refresh = (): void => {
    if (document.visibilityState === 'visible')
      for (const query of this.#queries.values()) query.askWhereStale()
  }

  readonly #restore = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void this.invalidateQueries({ queryKey: [] })
  }
}
