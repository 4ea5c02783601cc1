import * as contract from '@tsiran/contract/admin/picking'
import * as pickingLines from '@tsiran/contract/admin/picking-lines'
import { claimBatch } from '@tsiran/domain/picking/claim-batch'
import {
  claimPicking,
  finishPicking,
  releasePicking,
  startPicking,
} from '@tsiran/domain/picking/claim-picking'
import { findSubstitutes } from '@tsiran/domain/picking/find-substitutes'
import { listPicking } from '@tsiran/domain/picking/list-picking'
import { markLine } from '@tsiran/domain/picking/mark-line'
import { readPicking } from '@tsiran/domain/picking/read-picking'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** The day's orders from the shelves. */
export const pickingHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listPicking, ({ db }, { query, staff, caller: { locale } }) =>
    listPicking(db, { day: query.day, zoneId: query.zone_id, staff, locale }),
  ),
  adminHandler(contract.getPicking, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await readPicking(db, { id: params.order_id, staff, locale }),
  })),
  adminHandler(
    contract.claimPicking,
    async ({ db, services }, { params, body, staff, caller: { locale } }) => ({
      data: await claimPicking(db, services, {
        id: params.order_id,
        takeOver: body.take_over,
        staff,
        locale,
      }),
    }),
  ),
  adminHandler(
    contract.claimBatch,
    async ({ db, services }, { body, staff, caller: { locale } }) => ({
      data: await claimBatch(db, services, { ids: body.order_ids, staff, locale }),
    }),
  ),
  adminHandler(contract.startPicking, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await startPicking(db, { id: params.order_id, staff, locale }),
  })),
  adminHandler(contract.finishPicking, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await finishPicking(db, { id: params.order_id, staff, locale }),
  })),
  adminHandler(contract.releasePicking, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await releasePicking(db, { id: params.order_id, staff, locale }),
  })),
  adminHandler(
    pickingLines.markLine,
    async ({ db }, { params, body, staff, caller: { locale } }) => ({
      data: await markLine(db, {
        id: params.order_id,
        lineId: params.line_id,
        pick: {
          state: body.state,
          quantity: body.quantity,
          grams: body.grams,
          substituteVariantId: body.substitute_variant_id,
          agreed: body.agreed,
        },
        staff,
        locale,
      }),
    }),
  ),
  adminHandler(
    pickingLines.findSubstitutes,
    async ({ db }, { params, query: { search }, caller: { locale } }) => ({
      data: await findSubstitutes(db, {
        id: params.order_id,
        lineId: params.line_id,
        search,
        locale,
      }),
    }),
  ),
]
