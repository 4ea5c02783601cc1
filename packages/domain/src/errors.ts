import type { ErrorCode } from '@tsiran/contract/errors'

/** A text of the messages' `field` area, with its values. */
export interface FieldMessage {
  key: string
  values?: Record<string, string | number>
}

export interface DomainErrorDetails {
  /** Field name to what is wrong with it. */
  fields?: Record<string, FieldMessage[]>
  /** Values of the code's own message. */
  values?: Record<string, string | number>
  /** The present state, for the answer's `data`. */
  data?: unknown
  /** Seconds after which the same call may succeed; the message gives it in minutes. */
  retryAfter?: number
}

/** A use case refuses. Throwing it out of a transaction undoes all of it. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: DomainErrorDetails

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** A `validation_failed` refusal of one field. */
export const fieldError = (field: string, key: string, values?: Record<string, string | number>) =>
  new DomainError('validation_failed', {
    fields: { [field]: [{ key, ...(values && { values }) }] },
  })
