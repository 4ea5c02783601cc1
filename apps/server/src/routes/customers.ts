import * as contract from '@tsiran/contract/customers'
import * as customerSession from '@tsiran/contract/customer-session'
import * as addresses from '@tsiran/contract/addresses'
import { changeProfile } from '@tsiran/domain/customers/change-profile'
import { deleteAddress } from '@tsiran/domain/customers/delete-address'
import { forgotPassword } from '@tsiran/domain/customers/forgot-password'
import { listAddresses } from '@tsiran/domain/customers/list-addresses'
import { readMe } from '@tsiran/domain/customers/read-me'
import { register } from '@tsiran/domain/customers/register'
import { resetPassword } from '@tsiran/domain/customers/reset-password'
import { endSession } from '@tsiran/domain/customers/sessions'
import { createAddress, updateAddress } from '@tsiran/domain/customers/write-address'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../api/caller.ts'
import { endedSessions } from '../api/cookies.ts'
import { mailingOf } from '../api/mailing.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { signIn } from './sign-in.ts'

export const customerOperations: readonly EndpointHandler[] = [
  handler(customerSession.login, (context, request) =>
    signIn(context, request, { companyOnly: false }),
  ),

  handler(customerSession.logout, async ({ db }, { caller, setCookie }) => {
    if (caller.session) await endSession(db, caller.session.id)
    for (const ended of endedSessions(caller.sessionCookies)) setCookie(ended)
    return { message: translate(caller.locale, 'answers.signedOut') }
  }),

  handler(customerSession.getMe, ({ db }, { caller }) => readMe(db, requireSession(caller))),

  handler(contract.register, async (context, { caller, body }) => {
    await register(context.db, body, {
      client: caller,
      mailing: mailingOf(context, caller),
      limits: context.config.limits,
    })
    return {
      message: translate('en', 'answers.registered'),
      localized_message: translate(caller.locale, 'answers.registered'),
    }
  }),

  handler(contract.forgotPassword, async (context, { caller, body }) => {
    await forgotPassword(context.db, body.email, {
      client: caller,
      mailing: mailingOf(context, caller),
      limits: context.config.limits,
    })
    return { message: translate(caller.locale, 'answers.resetSent') }
  }),

  handler(contract.resetPassword, async (context, { caller, body }) => {
    await resetPassword(context.db, body, { client: caller, mailing: mailingOf(context, caller) })
    return { message: translate(caller.locale, 'answers.passwordReset') }
  }),

  handler(contract.changeProfile, async (context, { caller, body }) => {
    const {
      email,
      password,
      password_confirmation,
      current_password,
      first_name,
      last_name,
      phone,
    } = body
    const change = {
      email,
      password,
      password_confirmation,
      current_password,
      first_name,
      last_name,
      phone,
    }
    const data = await changeProfile(context.db, {
      session: requireSession(caller),
      change,
      client: caller,
      mailing: mailingOf(context, caller),
      limits: context.config.limits,
    })
    return { message: translate(caller.locale, 'answers.profileSaved'), data }
  }),

  handler(addresses.listAddresses, async ({ db }, { caller }) => ({
    data: await listAddresses(db, requireSession(caller).customerId),
  })),

  handler(addresses.createAddress, async ({ db, config }, { caller, body }) => {
    const data = await createAddress(db, {
      customerId: requireSession(caller).customerId,
      input: body,
      limits: config.limits,
    })
    return { message: translate(caller.locale, 'answers.addressCreated'), data }
  }),

  handler(addresses.updateAddress, async ({ db }, { caller, params, body }) => {
    const data = await updateAddress(db, {
      customerId: requireSession(caller).customerId,
      id: params.id,
      input: body,
    })
    return { message: translate(caller.locale, 'answers.addressUpdated'), data }
  }),

  handler(addresses.deleteAddress, async ({ db }, { caller, params }) => {
    const { customerId } = requireSession(caller)
    await deleteAddress(db, customerId, params.id)
    return {
      message: translate(caller.locale, 'answers.addressDeleted'),
      data: await listAddresses(db, customerId),
    }
  }),
]
