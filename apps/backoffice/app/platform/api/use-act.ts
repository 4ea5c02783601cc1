import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useCallback, useRef } from 'react'
import { useFailureText } from './failure-text.ts'
import { useFirstError } from './use-first-error.ts'

interface ActOptions<R> {
  /** What a toast says once it is done. */
  done?: string
  /** Queries that read again afterwards, by the beginnings of their keys; also where the page turns out to be outdated. */
  refresh?: readonly QueryKey[]
  onDone?: (result: R) => void
  /** True where the form shows the refusal itself. */
  quiet?: boolean
  /** The toast of a refusal, where the server's sentence does not say enough. */
  failureText?: (error: unknown) => string
}

/** The person was asked to confirm who they are, and declined: they know why nothing happened. */
const isDeclined = (error: unknown) => isApiError(error) && error.code === 'confirmation_needed'

/** Values are the same by what they say: each press writes them anew. */
const keyOf = (values: unknown): string => JSON.stringify([values])

/** Somebody else has changed or deleted what the page shows, or nobody knows whether the write was done. */
const isOutdated = (error: unknown) =>
  !isApiError(error) || error.status >= 500 || error.status === 404 || error.status === 409

/**
 * One write of the back office: a toast says how it ended, and what it changed is read again. `mutate` with the same values does
 * nothing while they are under way, even before the page shows it: a press that is repeated. A refused field gets the focus.
 */
export function useAct<V = void, R = unknown>(
  call: (values: V) => Promise<R>,
  { done, refresh = [], onDone, quiet, failureText: own }: ActOptions<R> = {},
) {
  const queries = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const readAgain = () =>
    Promise.all(refresh.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const busy = useRef(new Set<string>())
  const write = useMutation({
    mutationFn: call,
    onSuccess: async (result) => {
      onDone?.(result)
      if (done) toast.success(done)
      await readAgain()
    },
    onError: async (error) => {
      if (!quiet && !isDeclined(error)) toast.error((own ?? failureText)(error))
      if (isOutdated(error)) await readAgain()
    },
    onSettled: (_result, _error, values) => void busy.current.delete(keyOf(values)),
  })
  useFirstError(write.error)
  const { mutate: send } = write
  const mutate: typeof send = useCallback(
    (...args) => {
      const key = keyOf(args[0])
      if (busy.current.has(key)) return
      busy.current.add(key)
      send(...args)
    },
    [send],
  )
  return { ...write, mutate }
}
