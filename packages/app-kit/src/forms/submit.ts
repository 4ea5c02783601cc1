import type { ApiError } from '@tsiran/contract/client'
import { isApiError } from '../api/api-error.ts'
import { firstMessages, type FieldErrors } from './field-errors.ts'

/** The refusal (4xx) of a call. Rethrows anything else, so that the error page shows it. */
export function requireRefusal(error: unknown): ApiError {
  if (!isApiError(error) || error.status >= 500) throw error
  return error
}

/** A refusal as a form shows it. `message` is null where a field of the form has a message of its own. */
export function formErrors<F extends string>(
  refusal: ApiError,
  fields: readonly F[],
): { status: number; errors: FieldErrors<F>; message: string | null } {
  const errors = firstMessages(refusal.fields, fields)
  return {
    status: refusal.status,
    errors,
    message: Object.keys(errors).length > 0 ? null : refusal.message,
  }
}
