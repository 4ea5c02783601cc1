import * as contract from '@tsiran/contract/orders'
import { pageMeta } from '@tsiran/domain/shared/pagination'
import { listHistory } from '@tsiran/domain/orders/list-history'
import { listOrders } from '@tsiran/domain/orders/list-orders'
import { readOwnOrder } from '@tsiran/domain/orders/read-order'
import { reorder, reorderRequest } from '@tsiran/domain/orders/reorder'
import { trackOrder } from '@tsiran/domain/orders/track-order'
import { translate } from '@tsiran/i18n/translate'
import { requireSession } from '../api/caller.ts'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'
import { pageLinks } from '../api/page-links.ts'
import { viewerOf } from '../api/viewer.ts'

export const orderOperations: readonly EndpointHandler[] = [
  handler(contract.getHistory, async ({ db }, { caller, query }) => {
    const page = await listHistory(
      db,
      { customerId: requireSession(caller).customerId },
      { ...query, locale: caller.locale },
    )
    return { ...page, links: pageLinks(contract.getHistory.path, query, page.meta) }
  }),

  handler(contract.listOrders, async ({ db }, { caller, query }) => {
    const { customerId } = requireSession(caller)
    const page =
      query.id === undefined
        ? await listOrders(db, customerId, { ...query, locale: caller.locale })
        : {
            data: [await readOwnOrder(db, { customerId, id: query.id, locale: caller.locale })],
            meta: pageMeta({ page: 1, limit: 1 }, 1),
          }
    return { ...page, links: pageLinks(contract.listOrders.path, query, page.meta) }
  }),

  handler(contract.reorder, async ({ db }, { caller, params }) => {
    const { customerId, role } = requireSession(caller)
    // A sub-user's history holds requests (R18).
    const addAgain = role === 'subUser' ? reorderRequest : reorder
    const result = await addAgain(db, { customerId, id: params.id, viewer: viewerOf(caller) })
    return {
      ...result,
      message: translate(
        caller.locale,
        result.added.length > 0 ? 'answers.reordered' : 'answers.notReordered',
      ),
    }
  }),

  handler(contract.trackOrder, async ({ db }, { caller, query }) => {
    const status = await trackOrder(db, query, caller.address)
    return { data: { status, status_label: translate(caller.locale, `orderStatus.${status}`) } }
  }),
]
