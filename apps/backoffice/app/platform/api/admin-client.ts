import { createAdminClient } from '@tsiran/contract/admin/client'
import { backgroundHeader } from '@tsiran/contract/admin/endpoint'
import { fetchTransport, type Answer, type Call, type Transport } from '@tsiran/contract/client'
import type { ErrorBody } from '@tsiran/contract/errors'
import { callLocale } from './call-locale.ts'
import { enterSession, sessionReporter } from './session-events.ts'
import { confirmIdentity } from './step-up.ts'
import { isTouched } from './touched.ts'

const send = fetchTransport('', (address, init) => {
  if (isTouched()) return fetch(address, init)
  const headers = new Headers(init?.headers)
  headers.set(backgroundHeader, '1')
  return fetch(address, { ...init, headers })
})

/** Reading one's own session is how a page learns that there is none: its refusal is an answer. */
const askingKeys = new Set([
  'GET /api/admin/me',
  'POST /api/admin/session',
  'POST /api/admin/session/second-factor',
])

/** What begins a session, or completes one. */
const enteringKeys = new Set([
  'POST /api/admin/session',
  'POST /api/admin/session/second-factor',
  'POST /api/admin/claim',
  'POST /api/admin/invites/accept',
])

const codeOf = ({ status, body }: Answer) => (status >= 400 ? (body as ErrorBody).code : undefined)

/**
 * Carries every call of the back office. A refusal for want of a session leads to its page; one that asks for a step-up asks the
 * person, and repeats the call once they have confirmed.
 */
export const adminTransport =
  (carry: Transport): Transport =>
  async (call: Call) => {
    const worded = { ...call, query: { locale: callLocale.current, ...call.query } }
    const report = sessionReporter()
    const answer = await carry(worded)
    const code = codeOf(answer)
    if (answer.status < 400 && enteringKeys.has(call.key)) enterSession()
    if (code === 'confirmation_needed' && (await confirmIdentity())) return carry(worded)
    if (code === 'unauthenticated' && !askingKeys.has(call.key)) report('signed_out')
    if (code === 'second_factor_needed') report('second_factor')
    return answer
  }

/** The API of the back office. Throws ApiError on a refusal. */
export const api = createAdminClient(adminTransport(send))
