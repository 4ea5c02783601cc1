import { isApiError } from '@tsiran/app-kit/api/api-error'

/** A refusal that another try does not change; a lost session and a busy server pass. */
export const isFinalRefusal = (error: unknown): error is Error & { status: number } =>
  isApiError(error) && error.status < 500 && ![401, 408, 429].includes(error.status)

/** A query's `refetchInterval` of some milliseconds, until the answer is a final refusal. */
export const untilRefused =
  (intervalMs: number) =>
  ({ state }: { state: { error: Error | null } }): number | false =>
    isFinalRefusal(state.error) ? false : intervalMs
