import { errorStatus, type ErrorBody } from '@tsiran/contract/errors'
import type { Endpoint } from '@tsiran/contract/endpoint'
import type { Locale } from '@tsiran/contract/locale'
import type { DomainError } from '@tsiran/domain/errors'
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

/** Default of `retryAfter`, in seconds. */
const soon = 2

export function refusal(
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
