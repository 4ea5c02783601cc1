import * as contract from '@tsiran/contract/contact'
import { confirmSubscription } from '@tsiran/domain/contact/confirm-subscription'
import { sendMessage } from '@tsiran/domain/contact/send-message'
import { subscribe } from '@tsiran/domain/contact/subscribe'
import { unsubscribe } from '@tsiran/domain/contact/unsubscribe'
import { translate } from '@tsiran/i18n/translate'
import { mailingOf } from '../api/mailing.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'

export const contactOperations: readonly EndpointHandler[] = [
  handler(contract.sendMessage, async (context, { caller, body }) => {
    const mailing = { ...mailingOf(context, caller), shopEmail: context.config.shopEmail }
    await sendMessage(context.db, { typed: body, visitor: caller, mailing })
    // Clients recognise success by this text (spec 2 §7).
    return { message: 'email sent successfully' }
  }),

  handler(contract.subscribe, async (context, { caller, body }) => {
    await subscribe(context.db, {
      typed: body.subscriber_email,
      visitor: caller,
      mailing: mailingOf(context, caller),
    })
    return { success: translate(caller.locale, 'answers.subscribed') }
  }),

  handler(contract.confirmSubscription, async ({ db }, { caller, body }) => {
    await confirmSubscription(db, body.key)
    return { message: translate(caller.locale, 'answers.subscriptionConfirmed') }
  }),

  handler(contract.unsubscribe, async ({ db }, { caller, body }) => {
    await unsubscribe(db, body.key)
    return { message: translate(caller.locale, 'answers.unsubscribed') }
  }),
]
