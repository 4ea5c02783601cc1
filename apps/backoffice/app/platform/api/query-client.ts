import { isApiError } from '@tsiran/app-kit/api/api-error'
import { QueryClient } from '@tanstack/react-query'

/** Milliseconds that read data counts as fresh; a later look shows it and reads it again. */
const freshMs = 15_000

/** A refusal stays one however often it is asked for; a failed network or server may recover. */
export const retries = (failures: number, error: Error) =>
  failures < 2 && !(isApiError(error) && error.status < 500)

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: retries },
      mutations: { retry: false },
    },
  })
