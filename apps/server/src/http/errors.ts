import { errorStatus, sharedErrors, type ErrorBody, type ErrorCode } from '@tsiran/contract/errors'
import type { Endpoint } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import { isUnavailable } from '@tsiran/db/errors'
import { DomainError } from '@tsiran/domain/errors'
import { translate } from '@tsiran/i18n/translate'
import type { Logger } from 'pino'

export interface Refusal {
  status: number
  body: ErrorBody
  /** Seconds after which to try again. */
  retryAfter?: number
}

/** Fastify's own refusals, by its code. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
}

/** Turns anything thrown into an answer in the caller's language; what is no refusal is logged and told as `internal`. */
export function toRefusal(error: unknown, locale: Locale, log: Logger, endpoint?: Endpoint): Refusal {
  const thrown = error as { code?: string; statusCode?: number }
  if (error instanceof DomainError) {
    if (!endpoint || isDeclared(endpoint, error.code)) return refusal(error, locale, endpoint)
    log.error({ code: error.code, path: endpoint.path }, 'an error code that the endpoint does not declare')
    return refusal(new DomainError('internal'), locale)
  }
  if (isUnavailable(error)) {
    log.warn({ code: thrown.code }, 'the database is away')
    return { ...refusal(new DomainError('unavailable'), locale), retryAfter: 2 }
  }
  const known = fastifyCodes[thrown.code ?? ''] ?? (thrown.statusCode === 400 ? 'invalid_json' : undefined)
  if (known) return refusal(new DomainError(known), locale)
  log.error({ err: error }, 'unexpected error')
  return refusal(new DomainError('internal'), locale)
}

const isDeclared = (endpoint: Endpoint, code: ErrorCode) =>
  endpoint.errors.includes(code) || (sharedErrors as readonly ErrorCode[]).includes(code)

function refusal({ code, details }: DomainError, locale: Locale, endpoint?: Endpoint): Refusal {
  const minutes = Math.ceil((details.retryAfter ?? 0) / 60)
  const body: ErrorBody = { message: translate(locale, `errors.${code}`, { minutes, ...details.values }), code }
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
  return { status: errorStatus[code], body, ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }) }
}
