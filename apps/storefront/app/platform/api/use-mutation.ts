import { useCallback, useState, useSyncExternalStore } from 'react'
import { useQueryClient, useLatest } from './query-hooks.ts'

interface MutationOptions<T, V> {
  /** Mutations of one scope run one after another. */
  scope?: { id: string }
  mutationFn: (variables: V) => Promise<T>
  onSuccess?: (data: T, variables: V) => void
  onError?: (error: unknown, variables: V) => void
  onSettled?: () => void
}

/** A mutation. It runs to its end, callbacks included, also after its component unmounted. */
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

/** The number of mutations in flight or waiting for their turn. */
export function useIsMutating(): number {
  const queries = useQueryClient()
  return useSyncExternalStore(
    useCallback((listener) => queries.onChanges(listener), [queries]),
    () => queries.changes,
    () => 0,
  )
}
