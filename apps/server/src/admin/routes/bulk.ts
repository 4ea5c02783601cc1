import * as contract from '@tsiran/contract/admin/bulk'
import * as changeSets from '@tsiran/contract/admin/change-sets'
import * as grid from '@tsiran/contract/admin/grid'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { cancelPlan } from '@tsiran/domain/products/cancel-plan'
import { listChangeSets, readChangeSet } from '@tsiran/domain/products/list-change-sets'
import { listGrid } from '@tsiran/domain/products/list-grid'
import { previewBulk } from '@tsiran/domain/products/preview-bulk'
import { previewPlan } from '@tsiran/domain/products/preview-plan'
import { revertChangeSet } from '@tsiran/domain/products/revert-change-set'
import { isConfirmed } from '@tsiran/domain/staff/session'
import { translate } from '@tsiran/i18n/translate'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { seesPrices, withCompanyPrices } from './company-prices.ts'
import { answerPage, pageOf } from './page-of.ts'

/** Changes of many products at once, and their reverts. */
export const bulkHandlers: readonly AdminHandler[] = [
  adminHandler(grid.listGrid, async ({ db }, { query, staff, caller: { locale } }) => {
    const { data, ...page } = await listGrid(db, query, locale)
    const values = withCompanyPrices(
      staff,
      data.map((row) => row.values),
    )
    return { data: data.map((row, place) => ({ ...row, values: values[place]! })), ...page }
  }),
  adminHandler(contract.previewBulk, async ({ db }, { body, caller: { locale } }) => ({
    data: await previewBulk(db, body, { ...pageOf(body), locale }),
  })),
  adminHandler(contract.applyBulk, async ({ db }, { body, staff, caller: { locale } }) => {
    const { refused, ...outcome } = await applyBulk(db, body, { by: staff.by })
    return {
      data: {
        ...outcome,
        refused: refused.map((cell) => ({
          ...cell,
          message: translate(locale, `errors.${cell.code}`),
        })),
      },
    }
  }),
  adminHandler(changeSets.listChangeSets, async ({ db }, { query, staff }) =>
    answerPage(
      changeSets.listChangeSets,
      query,
      await listChangeSets(db, {
        ...pageOf(query),
        kind: query.kind,
        seesPrices: seesPrices(staff),
      }),
    ),
  ),
  adminHandler(
    changeSets.getChangeSet,
    async ({ db }, { params: { id }, query, staff, caller: { locale } }) => {
      const range = { ...pageOf(query), locale }
      const { set, ...written } = await readChangeSet(db, id, {
        ...range,
        seesPrices: seesPrices(staff),
      })
      const { data, meta } = set.starts_at === null ? written : await previewPlan(db, set, range)
      return { set, data, links: pageLinks(`/api/admin/change-sets/${id}`, query, meta), meta }
    },
  ),
  adminHandler(changeSets.revertChangeSet, async ({ db }, { params: { id }, staff }) => ({
    data: await revertChangeSet(db, id, { by: staff.by, confirmed: isConfirmed(staff) }),
  })),
  adminHandler(
    changeSets.cancelPlan,
    async ({ db }, { params: { id }, body: { part }, staff, caller: { locale } }) => {
      await cancelPlan(db, id, { part, by: staff.by })
      return { message: translate(locale, 'answers.planCanceled') }
    },
  ),
]
