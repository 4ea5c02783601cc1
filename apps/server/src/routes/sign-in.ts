import type { login } from '@tsiran/contract/customer-session'
import type { Success } from '@tsiran/contract/endpoint'
import { mergeCarts } from '@tsiran/domain/cart/merge-carts'
import { cartOwner } from '@tsiran/domain/cart/owner'
import { logIn } from '@tsiran/domain/customers/log-in'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../context.ts'
import { endedSessions, newSessionCookie } from '../api/cookies.ts'
import { mailingOf } from '../api/mailing.ts'
import type { EndpointRequest } from '../api/endpoint-handler.ts'

type Login = typeof login

/** Signs the caller in, joins the guest's cart with the customer's, and sets the session's cookie (R9; R14). */
export async function signIn(
  context: Context,
  { caller, body, setCookie }: Pick<EndpointRequest<Login>, 'caller' | 'body' | 'setCookie'>,
  { companyOnly }: { companyOnly: boolean },
): Promise<Success<Login>> {
  const { db, tokens, config } = context
  const guest = cartOwner(caller)
  const { email, password } = body
  const answer = await logIn(db, {
    tokens,
    client: caller,
    limits: config.limits,
    email,
    password,
    companyOnly,
    lifetime: config.sessionSeconds,
    mailing: mailingOf(context, caller),
    async onSignedIn(tx, customerId) {
      if (guest && 'apiToken' in guest)
        await mergeCarts(tx, { apiToken: guest.apiToken, customerId, locale: caller.locale })
    },
  })
  for (const older of endedSessions(caller.sessionCookies)) setCookie(older)
  setCookie({
    name: newSessionCookie(caller.sessionCookies),
    value: answer.token,
    maxAge: config.sessionSeconds,
    httpOnly: true,
  })
  return { ...answer, message: translate(caller.locale, 'answers.signedIn') }
}
