import * as cartRequests from '@tsiran/contract/cart-requests'
import {
  discardRequest,
  listCompanyRequests,
  readRequest,
  restoreRequest,
} from '@tsiran/domain/companies/cart-requests'
import { translate } from '@tsiran/i18n/translate'
import { requireRole, requireSession } from '../api/caller.ts'
import { mailingOf } from '../api/mailing.ts'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'

/** The requests that a company's sub-users have sent. */
export const cartRequestOperations: readonly EndpointHandler[] = [
  handler(cartRequests.getCompanyRequests, async ({ db }, { caller, query }) => {
    const page = await listCompanyRequests(db, requireRole(caller, 'Manager').companyId, {
      ...query,
      locale: caller.locale,
    })
    return { ...page, links: pageLinks(cartRequests.getCompanyRequests.path, query, page.meta) }
  }),

  handler(cartRequests.getCartRequest, async ({ db }, { caller, query }) => ({
    data: await readRequest(db, requestsOf(caller), { id: query.id, locale: caller.locale }),
  })),

  handler(cartRequests.discardCartRequest, async (context, { caller, params }) => {
    const data = await discardRequest(context.db, requireRole(caller, 'Manager'), {
      id: params.id,
      mailing: mailingOf(context, caller),
    })
    return { message: translate(caller.locale, 'companies.discarded'), data }
  }),

  handler(cartRequests.restoreCartRequest, async (context, { caller, params }) => {
    const data = await restoreRequest(context.db, requireRole(caller, 'Manager'), {
      id: params.id,
      mailing: mailingOf(context, caller),
    })
    return { message: translate(caller.locale, 'companies.restored'), data }
  }),
]

/** A sub-user sees the own requests, a Manager all of the company's. */
function requestsOf(caller: Caller) {
  if (requireSession(caller).role === 'subUser')
    return { customerId: requireRole(caller, 'subUser').customerId }
  return { companyId: requireRole(caller, 'Manager').companyId }
}
