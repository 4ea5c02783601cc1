import { sharedErrors, type ErrorCode } from '@tsiran/contract/errors'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { isMissingReference, isUnavailable } from '@tsiran/db/errors'
import { DomainError } from '@tsiran/domain/errors'
import { type Refusal, type RefusedCall, refusal } from './refusal.ts'

/** Fastify's own refusals, by its code. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Refusals of libraries, by the status that their errors carry. */
const statusCodes: Record<number, ErrorCode> = {
  400: 'invalid_json',
  403: 'not_found',
  404: 'not_found',
  412: 'precondition_failed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
}

/** Errors of a client that disconnects within its body: nobody reads the answer. */
const hungUp = new Set(['ECONNRESET', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/** Turns any error into an answer in the caller's language. An unexpected error is logged and answered as `internal`. */
export function toRefusal(error: unknown, call: RefusedCall): Refusal {
  const { endpoint, log, requestId, route } = call
  const { code = '', statusCode = 0 } = (error ?? {}) as { code?: string; statusCode?: number }
  if (error instanceof DomainError) {
    if (!endpoint || isDeclared(endpoint, error.code)) return refusal(error, call)
    log.error(
      { code: error.code, path: endpoint.path, requestId },
      'an error code that the endpoint does not declare',
    )
    return refusal(new DomainError('internal'), call)
  }
  if (isUnavailable(error)) {
    log.warn({ code, requestId }, 'the database is unavailable')
    return refusal(new DomainError('unavailable'), call)
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') {
    log.warn({ route, requestId }, 'a request took too long')
    return refusal(new DomainError('unavailable'), call)
  }
  // The account was deleted while its session called, or while the staff wrote down an order for it.
  if (isMissingReference(error, 'customer_id'))
    return refusal(new DomainError(isStaffs(endpoint) ? 'not_found' : 'unauthenticated'), call)
  if (hungUp.has(code)) return refusal(new DomainError('bad_request'), call)
  const known =
    fastifyCodes[code] ??
    statusCodes[statusCode] ??
    (statusCode >= 400 && statusCode < 500 ? 'bad_request' : undefined)
  if (known) return refusal(new DomainError(known), call)
  log.error({ err: error, route, requestId }, 'unexpected error')
  return refusal(new DomainError('internal'), call)
}

const isStaffs = (endpoint: Endpoint | undefined) => endpoint?.path.startsWith('/api/admin/')

const isDeclared = (endpoint: Endpoint, code: ErrorCode) =>
  endpoint.errors.includes(code) || (sharedErrors as readonly ErrorCode[]).includes(code)
