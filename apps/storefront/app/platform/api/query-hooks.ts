import { createContext, use, useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { hashOf, type QueryClient } from './query-client.ts'
import { nothing, type QueryOptions } from './query.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

export function useQueryClient(): QueryClient {
  const queries = use(QueryClientContext)
  if (!queries) throw new Error('no query client around this component')
  return queries
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

/** Shows what is known under a key; the server's markup, and the page that takes it over, know nothing yet. */
function useKnown(options: QueryOptions<unknown>) {
  const queries = useQueryClient()
  const hash = hashOf(options.queryKey)
  const latest = useLatest(options)
  const { enabled } = options
  const subscribe = useCallback(
    (hear: () => void) => queries.watch({ hear, enabled, options: () => latest.current }, hash),
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
 * The server's answer under a key, asked for where it is missing or stale. `isError` tells that the latest asking failed;
 * `data` is the last answer even then.
 */
export function useQuery<T>(options: QueryOptions<T> & { placeholderData?: typeof keepPreviousData }) {
  const { queries, known } = useKnown(options)
  const { placeholderData } = options
  const answer = known.data as T | undefined
  const isError = known.error !== null
  const [previous, setPrevious] = useState<T>()
  if (placeholderData && answer !== undefined && answer !== previous) setPrevious(answer)
  return {
    data: answer === undefined && !isError ? placeholderData?.(previous) : answer,
    isError,
    /** Asks again; never rejects. */
    refetch: () => queries.query(options.queryKey).ask(options),
  }
}

interface InfiniteQueryOptions<P> extends Pick<QueryOptions<unknown>, 'queryKey' | 'gcTime'> {
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<P>
  initialData: { pages: P[] }
  /** The parameter of the page after the last one; undefined at the end. */
  getNextPageParam: (last: P) => number | undefined
}

/** A list of which the first page is there, and the next ones are asked for one by one; they stay as they came. */
export function useInfiniteQuery<P>({ queryKey, gcTime, queryFn, initialData, getNextPageParam }: InfiniteQueryOptions<P>) {
  const start = useLatest(initialData)
  const next = async ({ signal }: { signal: AbortSignal }) => {
    const { pages } = queries.getQueryData<typeof initialData>(queryKey) ?? start.current
    const pageParam = getNextPageParam(pages.at(-1)!)
    return { pages: pageParam === undefined ? pages : [...pages, await queryFn({ pageParam, signal })] }
  }
  const { queries, hash, subscribe, known } = useKnown({ queryKey, gcTime, queryFn: next, enabled: false })
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

interface MutationOptions<T, V> {
  /** Changes of one scope run one after another. */
  scope?: { id: string }
  mutationFn: (variables: V) => Promise<T>
  onSuccess?: (data: T, variables: V) => void
  onError?: (error: unknown, variables: V) => void
  onSettled?: () => void
}

/** A change on the server. It goes on, with all that follows it, also when its component is gone. */
export function useMutation<T, V = void>(options: MutationOptions<T, V>) {
  const queries = useQueryClient()
  const latest = useLatest(options)
  const [pending, setPending] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const mutate = useCallback(
    (variables: V) => {
      const { scope, mutationFn, onSuccess, onError, onSettled } = latest.current
      const run = async () => {
        try {
          onSuccess?.(await mutationFn(variables), variables)
        } catch (reason) {
          setError(reason)
          onError?.(reason, variables)
        } finally {
          onSettled?.()
          setPending((count) => count - 1)
        }
      }
      setError(null)
      setPending((count) => count + 1)
      void queries.change(run, scope?.id)
    },
    [queries, latest],
  )
  return { mutate, isPending: pending > 0, isError: error !== null, error }
}

/** How many changes are on their way or wait for their turn. */
export function useIsMutating(): number {
  const queries = useQueryClient()
  return useSyncExternalStore(
    useCallback((hear) => queries.onChanges(hear), [queries]),
    () => queries.changes,
    () => 0,
  )
}
