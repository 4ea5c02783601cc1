import * as contract from '@tsiran/contract/admin/labels'
import { listLabels } from '@tsiran/domain/labels/list-labels'
import { markLabels } from '@tsiran/domain/labels/mark-labels'
import { readLabels } from '@tsiran/domain/labels/read-labels'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Price labels: which are to be printed, what they say, what was printed. */
export const labelHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listLabels, async ({ db }, { query }) => {
    const { search, category_id: categoryId, place, state, sort } = query
    const page = await listLabels(db, {
      ...pageOf(query),
      search,
      categoryId,
      place,
      state,
      sort,
    })
    return answerPage(contract.listLabels, query, page)
  }),
  adminHandler(contract.printLabels, ({ db }, { query, caller: { locale } }) =>
    readLabels(db, { variantIds: query.variant_ids.split(',').map(Number), locale }),
  ),
  adminHandler(contract.markLabels, async ({ db }, { body, staff: { by } }) => ({
    data: {
      marked: await markLabels(db, { readAt: body.read_at, labels: body.labels, by }),
    },
  })),
]
