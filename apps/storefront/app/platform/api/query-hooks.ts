import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { hashOf, type QueryClient } from './query-client.ts'
import { nothing, type QueryOptions } from './query.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

export function useQueryClient(): QueryClient {
  const queries = use(QueryClientContext)
  if (!queries) throw new Error('no query client around this component')
  return queries
}

export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Shows the cached answer of a key; nothing in the server's markup and while it hydrates. */
function useKnown(options: QueryOptions<unknown>) {
  const queries = useQueryClient()
  const hash = hashOf(options.queryKey)
  const latest = useLatest(options)
  const { enabled } = options
  const subscribe = useCallback(
    (notify: () => void) => queries.watch({ notify, enabled, options: () => latest.current }, hash),
    [queries, hash, enabled, latest],
  )
  const known = useSyncExternalStore(
    subscribe,
    () => queries.peek(hash),
    () => nothing,
  )
  return { queries, hash, subscribe, known }
}

/** For `placeholderData`: until a new key has its answer, the last key's is shown. */
export const keepPreviousData = <T>(previous: T): T => previous

/**
 * The answer of a key, fetched where it is missing or stale. `isError` says that the latest fetch failed; `data` is the
 * last answer even then.
 */
export function useQuery<T>(
  options: QueryOptions<T> & { placeholderData?: typeof keepPreviousData },
) {
  const { queries, known } = useKnown(options)
  const { placeholderData } = options
  const answer = known.data as T | undefined
  const isError = known.error !== null
  const [previous, setPrevious] = useState<T>()
  if (placeholderData && answer !== undefined && answer !== previous) setPrevious(answer)
  return {
    data: answer === undefined && !isError ? placeholderData?.(previous) : answer,
    isError,
    /** Fetches again; never rejects. */
    refetch: () => queries.query(options.queryKey).ask(options),
  }
}

interface InfiniteQueryOptions<P> extends Pick<QueryOptions<unknown>, 'queryKey' | 'gcTime'> {
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<P>
  initialData: { pages: P[] }
  /** The parameter of the page after the last one; undefined at the end. */
  getNextPageParam: (last: P) => number | undefined
}

/** A list with its first page; the next ones are fetched one by one and stay as they came. */
export function useInfiniteQuery<P>({
  queryKey,
  gcTime,
  queryFn,
  initialData,
  getNextPageParam,
}: InfiniteQueryOptions<P>) {
  const start = useLatest(initialData)
  const next = async ({ signal }: { signal: AbortSignal }) => {
    const { pages } = queries.getQueryData<typeof initialData>(queryKey) ?? start.current
    const pageParam = getNextPageParam(pages.at(-1)!)
    return {
      pages: pageParam === undefined ? pages : [...pages, await queryFn({ pageParam, signal })],
    }
  }
  const { queries, hash, subscribe, known } = useKnown({
    queryKey,
    gcTime,
    queryFn: next,
    enabled: false,
  })
  const isFetchingNextPage = useSyncExternalStore(
    subscribe,
    () => queries.isAsking(hash),
    () => false,
  )
  return {
    data: (known.data as typeof initialData | undefined) ?? initialData,
    /** Never rejects. */
    fetchNextPage: () => queries.query(queryKey).ask({ queryFn: next }),
    isFetchingNextPage,
    isFetchNextPageError: known.error !== null,
  }
}
