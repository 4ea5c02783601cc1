import * as contract from '@tsiran/contract/company-cart'
import { confirmCart } from '@tsiran/domain/checkout/confirm-cart'
import { syncGuestCart } from '@tsiran/domain/cart/sync-guest-cart'
import { syncRequests } from '@tsiran/domain/checkout/sync-requests'
import { discardRequest, listCompanyRequests, listSentRequests, readRequest, restoreRequest } from '@tsiran/domain/companies/cart-requests'
import { listHistory } from '@tsiran/domain/orders/list-history'
import { translate } from '@tsiran/i18n/translate'
import { requireRole, requireSession } from '../api/caller.ts'
import { mailingOf } from '../api/mailing.ts'
import { handler, type Caller, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'
import { viewerOf } from '../api/viewer.ts'

export const companyCartOperations: readonly EndpointHandler[] = [
  handler(contract.confirmGroupCart, async ({ db, sale }, { caller }) => {
    const data = await confirmCart(db, requireRole(caller, 'subUser'), viewerOf(caller), sale)
    return { message: translate(caller.locale, 'companies.confirmed'), data }
  }),

  handler(contract.syncCart, async ({ db }, { caller, body }) => {
    const { customerId, role } = requireSession(caller)
    if (role === null) {
      const data = await syncGuestCart(db, { customerId, apiToken: body.api_token, viewer: viewerOf(caller) })
      return { message: translate(caller.locale, 'answers.updated'), data, synced: [] }
    }
    const shown = new Map(Object.entries(body.already_added ?? {}).map(([id, quantity]) => [Number(id), quantity]))
    const result = await syncRequests(db, requireRole(caller, 'Manager'), shown, viewerOf(caller))
    return { ...result, message: translate(caller.locale, result.synced.length > 0 ? 'companies.synced' : 'companies.nothingToSync') }
  }),

  handler(contract.getGroupHistory, async ({ db }, { caller, params, query }) => {
    const { customerId } = requireRole(caller, 'subUser')
    return listSentRequests(db, customerId, { ...query, dateFrom: params.from, dateTo: params.to }, caller.locale)
  }),

  handler(contract.getManagerOrders, async ({ db }, { caller, params, query }) => {
    const { companyId } = requireRole(caller, 'subUser')
    const { data, meta } = await listHistory(db, { companyId }, { ...query, dateFrom: params.from, dateTo: params.to }, caller.locale)
    const rows = data.map(({ base_grand_total, formated_base_grand_total, ...row }) => ({
      ...row,
      grand_total: base_grand_total,
      formated_grand_total: formated_base_grand_total,
    }))
    const path = contract.getManagerOrders.path.replace(':from', params.from).replace(':to', params.to)
    return { data: rows, meta, links: pageLinks(path, query, meta) }
  }),

  handler(contract.getCompanyRequests, async ({ db }, { caller, query }) => {
    const page = await listCompanyRequests(db, requireRole(caller, 'Manager').companyId, query, caller.locale)
    return { ...page, links: pageLinks(contract.getCompanyRequests.path, query, page.meta) }
  }),

  handler(contract.getCartRequest, async ({ db }, { caller, query }) => ({
    data: await readRequest(db, requestsOf(caller), query.id, caller.locale),
  })),

  handler(contract.discardCartRequest, async (context, { caller, params }) => {
    const data = await discardRequest(context.db, requireRole(caller, 'Manager'), params.id, mailingOf(context, caller))
    return { message: translate(caller.locale, 'companies.discarded'), data }
  }),

  handler(contract.restoreCartRequest, async (context, { caller, params }) => {
    const data = await restoreRequest(context.db, requireRole(caller, 'Manager'), params.id, mailingOf(context, caller))
    return { message: translate(caller.locale, 'companies.restored'), data }
  }),
]

/** A sub-user sees the requests that were the sub-user's own, a Manager all of the company's. */
function requestsOf(caller: Caller) {
  if (requireSession(caller).role === 'subUser') return { customerId: requireRole(caller, 'subUser').customerId }
  return { companyId: requireRole(caller, 'Manager').companyId }
}
