import { errorStatus, sharedErrors, type ErrorBody, type ErrorCode } from '@tsiran/contract/errors'
import type { Endpoint } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import { isMissingReference, isUnavailable } from '@tsiran/db/errors'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import type { Logger } from 'pino'
import { isSecurityEvent, logSecurityEvent } from '../ops/security-events.ts'

export interface Refusal {
  status: number
  body: ErrorBody
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** The refused call: the input of its answer and of the log line. */
export interface RefusedCall {
  locale: Locale
  log: Logger
  requestId: string
  /** Network address of the caller. */
  address: string
  /** Pattern of the route. */
  route?: string | undefined
  /** Declares the codes that may be answered. */
  endpoint?: Endpoint | undefined
  /** See {@link accountHash}; where the call names one. */
  account?: string | undefined
  /** True where a refusal is how somebody learns that they are not signed in: no security event. */
  asksWho?: boolean
}

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

/** Default of `retryAfter`, in seconds. */
const soon = 2

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

function refusal(
  { code, details }: DomainError,
  { locale, endpoint, log, requestId, address, route, account, asksWho }: RefusedCall,
): Refusal {
  if (isSecurityEvent(code) && !asksWho)
    logSecurityEvent(log, { event: code, address, route, account, requestId })
  const minutes = Math.ceil((details.retryAfter ?? 0) / 60)
  const body: ErrorBody = {
    message: translate(locale, `errors.${code}`, { minutes, ...details.values }),
    code,
  }
  // Only a failure of the server gets an id to ask about; other answers are the same for everybody, byte by byte.
  if (errorStatus[code] >= 500) body.request_id = requestId
  if (details.fields) {
    body.errors = Object.fromEntries(
      Object.entries(details.fields).map(([name, list]) => [
        name,
        list.map(({ key, values }) => translate(locale, `field.${key}`, values)),
      ]),
    )
  }
  if (details.data !== undefined) body.data = details.data
  if (endpoint?.refusalFields?.includes('error')) body.error = body.message
  if (endpoint?.refusalFields?.includes('success')) body.success = false
  const retryAfter = details.retryAfter ?? (errorStatus[code] === 503 ? soon : undefined)
  return { status: errorStatus[code], body, ...(retryAfter !== undefined && { retryAfter }) }
}
