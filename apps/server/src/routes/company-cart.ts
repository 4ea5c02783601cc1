import * as contract from '@tsiran/contract/company-cart'
import * as groupHistory from '@tsiran/contract/group-history'
import { confirmCart } from '@tsiran/domain/checkout/confirm-cart'
import { syncCart } from '@tsiran/domain/checkout/sync-cart'
import { listSentRequests } from '@tsiran/domain/companies/cart-requests'
import { listManagerOrders } from '@tsiran/domain/orders/list-manager-orders'
import type { CartOwner } from '@tsiran/domain/shared/viewer'
import { translate } from '@tsiran/i18n/translate'
import { requireRole, requireSession } from '../api/caller.ts'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'
import { viewerOf } from '../api/viewer.ts'
import { addToCart, readOwnCart, removeFromCart, updateCart } from './cart-calls.ts'

/** A sub-user's cart, what the company's Manager takes of it, and both histories. */
export const companyCartOperations: readonly EndpointHandler[] = [
  handler(contract.getGroupCart, async (context, request) => ({
    data: await readOwnCart(context, request, groupOwner(request.caller)),
  })),
  handler(contract.addToGroupCart, async (context, request) =>
    addToCart(context, request, groupOwner(request.caller)),
  ),
  handler(contract.updateGroupCart, async (context, request) =>
    updateCart(context, request, groupOwner(request.caller)),
  ),
  handler(contract.removeFromGroupCart, async (context, request) =>
    removeFromCart(context, request, groupOwner(request.caller)),
  ),

  handler(contract.confirmGroupCart, async ({ db, services }, { caller }) => {
    const data = await confirmCart(db, requireRole(caller, 'subUser'), {
      viewer: viewerOf(caller),
      mails: services.mails,
    })
    return { message: translate(caller.locale, 'companies.confirmed'), data }
  }),

  handler(contract.syncCart, async ({ db }, { caller, body }) => {
    const { customerId, role } = requireSession(caller)
    const shown = new Map(
      Object.entries(body.already_added ?? {}).map(([id, quantity]) => [Number(id), quantity]),
    )
    const result = await syncCart(
      db,
      { apiToken: body.api_token, shown },
      { ...viewerOf(caller), customerId },
    )
    const company = result.synced.length > 0 ? 'companies.synced' : 'companies.nothingToSync'
    return {
      ...result,
      message: translate(caller.locale, role === null ? 'answers.updated' : company),
    }
  }),

  handler(groupHistory.getGroupHistory, async ({ db }, { caller, params, query }) => {
    const { customerId } = requireRole(caller, 'subUser')
    return listSentRequests(db, customerId, {
      ...query,
      dateFrom: params.from,
      dateTo: params.to,
      locale: caller.locale,
    })
  }),

  handler(groupHistory.getManagerOrders, async ({ db }, { caller, params, query }) => {
    const { companyId } = requireRole(caller, 'subUser')
    const page = await listManagerOrders(db, companyId, {
      ...query,
      dateFrom: params.from,
      dateTo: params.to,
      locale: caller.locale,
    })
    const path = groupHistory.getManagerOrders.path
      .replace(':from', params.from)
      .replace(':to', params.to)
    return { ...page, links: pageLinks(path, query, page.meta) }
  }),
]

/** A sub-user's cart. Refuses with `unauthenticated` and `forbidden`. */
const groupOwner = (caller: Caller): CartOwner => ({
  customerId: requireRole(caller, 'subUser').customerId,
})
