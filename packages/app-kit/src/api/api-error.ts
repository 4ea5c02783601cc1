import type { ApiError } from '@tsiran/contract/client'

/**
 * Tells whether the API refused a call. By name: while a page is rendered, the client is the server's, whose class is
 * another copy than the one in the pages' build.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError'

/** The message of a refusal: a field's where there is one. */
export const refusalText = (error: ApiError): string =>
  Object.values(error.fields)[0]?.[0] ?? error.message
