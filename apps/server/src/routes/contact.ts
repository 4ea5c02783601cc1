import * as contact from '@tsiran/contract/contact'
import * as contract from '@tsiran/contract/pages'
import { confirmSubscription } from '@tsiran/domain/contact/confirm-subscription'
import { getPage } from '@tsiran/domain/content/get-page'
import { sendMessage } from '@tsiran/domain/contact/send-message'
import { subscribe } from '@tsiran/domain/contact/subscribe'
import { unsubscribe } from '@tsiran/domain/contact/unsubscribe'
import { translate } from '@tsiran/i18n/translate'
import { mailingOf } from '../api/mailing.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'

export const pageOperations: readonly EndpointHandler[] = [
  handler(contract.getPages, async ({ db }, { caller, query }) => {
    const page = await getPage(db, query.id, caller.locale)
    return { data: page ? [page] : [] }
  }),

  handler(contact.sendMessage, async (context, { caller, body }) => {
    const mailing = { ...mailingOf(context, caller), shopEmail: context.config.shopEmail }
    await sendMessage(context.db, { typed: body, visitor: caller, mailing })
    // Clients know success by this very text (spec 2 §7).
    return { message: 'email sent successfully' }
  }),

  handler(contact.subscribe, async (context, { caller, body }) => {
    await subscribe(context.db, { typed: body.subscriber_email, visitor: caller, mailing: mailingOf(context, caller) })
    return { success: translate(caller.locale, 'answers.subscribed') }
  }),

  handler(contact.confirmSubscription, async ({ db }, { caller, body }) => {
    await confirmSubscription(db, body.key)
    return { message: translate(caller.locale, 'answers.subscriptionConfirmed') }
  }),

  handler(contact.unsubscribe, async ({ db }, { caller, body }) => {
    await unsubscribe(db, body.key)
    return { message: translate(caller.locale, 'answers.unsubscribed') }
  }),
]
