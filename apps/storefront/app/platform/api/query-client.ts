import { nothing, Query, type Known, type QueryKey, type QueryOptions, type Watcher } from './query.ts'

/** A key as a text. */
export const hashOf = (key: QueryKey): string => JSON.stringify(key)

interface Beginning {
  queryKey: QueryKey
}

/** What the browser knows of the server. On the server one is made for each page, and nothing is asked through it. */
export class QueryClient {
  readonly #queries = new Map<string, Query>()
  readonly #turns = new Map<string, Promise<void>>()
  readonly #changeListeners = new Set<() => void>()
  #watchers = 0
  /** Changes that are on their way or wait for their turn. */
  changes = 0

  getQueryData<T>(key: QueryKey): T | undefined {
    return this.peek(hashOf(key)).data as T | undefined
  }

  setQueryData(key: QueryKey, data: unknown): void {
    this.query(key).set(data)
  }

  /** Marks answers as out of date; those that are shown are asked for at once. */
  async invalidateQueries({ queryKey }: Beginning): Promise<void> {
    await Promise.all(this.#beginning(queryKey).map((query) => query.invalidate()))
  }

  /** Forgets answers; those that are shown turn empty. */
  removeQueries({ queryKey }: Beginning): void {
    for (const query of this.#beginning(queryKey)) {
      query.clear()
      if (!query.watched) this.#queries.delete(hashOf(query.key))
    }
  }

  /** Asks ahead, where there is no fresh answer. A failure is told to nobody; who needs the answer then asks again. */
  async prefetchQuery(options: QueryOptions<unknown>): Promise<void> {
    const query = this.query(options.queryKey)
    query.keepFor(options)
    await query.askIfStale(options)
  }

  /** What is known under a hashed key. */
  peek(hash: string): Known {
    return this.#queries.get(hash)?.known ?? nothing
  }

  /** Whether an answer under a hashed key is on its way. */
  isAsking(hash: string): boolean {
    return this.#queries.get(hash)?.asking ?? false
  }

  /** The query of a key, for who asks or watches. */
  query(key: QueryKey, hash = hashOf(key)): Query {
    const query = this.#queries.get(hash) ?? new Query(key, () => this.#queries.delete(hash))
    this.#queries.set(hash, query)
    return query
  }

  /** Watches a query, and looks after stale answers when the page is looked at again or the network is back. */
  watch(watcher: Watcher, hash?: string): () => void {
    const leave = this.query(watcher.options().queryKey, hash).watch(watcher)
    if (this.#watchers++ === 0) {
      document.addEventListener('visibilitychange', this.#refresh)
      addEventListener('online', this.#refresh)
    }
    return () => {
      leave()
      if (--this.#watchers > 0) return
      document.removeEventListener('visibilitychange', this.#refresh)
      removeEventListener('online', this.#refresh)
    }
  }

  /** Runs a change; those of one scope run one after another, whatever becomes of them. */
  async change(run: () => Promise<void>, scope?: string): Promise<void> {
    this.#countChanges(1)
    const turn = scope === undefined ? run() : (this.#turns.get(scope) ?? Promise.resolve()).then(run)
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

  /** Hears whenever the number of changes is another. */
  onChanges(hear: () => void): () => void {
    this.#changeListeners.add(hear)
    return () => this.#changeListeners.delete(hear)
  }

  #countChanges(more: number): void {
    this.changes += more
    for (const hear of this.#changeListeners) hear()
  }

  #beginning(start: QueryKey): Query[] {
    return [...this.#queries.values()].filter(({ key }) => start.every((part, place) => part === key[place]))
  }

  readonly #refresh = (): void => {
    if (document.visibilityState === 'visible') for (const query of this.#queries.values()) query.askWhereStale()
  }
}
