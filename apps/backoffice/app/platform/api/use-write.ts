import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { retries } from './query-client.ts'
import { useFirstError } from './use-first-error.ts'

interface WriteOptions<V, R> {
  onSuccess?: (result: R, values: V) => void
  onError?: (error: Error, values: V) => void
  /** The same call twice changes nothing: a failed network or a busy server is asked again. */
  isRepeatable?: boolean
}

/**
 * One write at a time: a second press while the first is under way does nothing, even before the page shows it. A refused field gets
 * the focus.
 */
export function useWrite<V, R>(call: (values: V) => Promise<R>, options: WriteOptions<V, R> = {}) {
  const busy = useRef(false)
  const write = useMutation({
    mutationFn: call,
    retry: options.isRepeatable ? retries : false,
    onSuccess: (result, values) => options.onSuccess?.(result, values),
    onError: (error, values) => options.onError?.(error, values),
    onSettled: () => {
      busy.current = false
    },
  })
  useFirstError(write.error)
  const run = (values: V) => {
    if (busy.current) return
    busy.current = true
    write.mutate(values)
  }
  return {
    run,
    pending: write.isPending,
    error: write.error,
    result: write.data,
    reset: write.reset,
  }
}
