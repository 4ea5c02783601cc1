import * as contract from '@tsiran/contract/admin/deliveries'
import * as waitingOrders from '@tsiran/contract/admin/waiting-orders'
import * as cash from '@tsiran/contract/admin/cash'
import * as stops from '@tsiran/contract/admin/stops'
import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import { recordCash } from '@tsiran/domain/deliveries/cash-of-canceled'
import { countRoute, startRoute } from '@tsiran/domain/deliveries/drive-route'
import { listCouriers, listRoutes, readCash } from '@tsiran/domain/deliveries/list-routes'
import { previewRefusal } from '@tsiran/domain/deliveries/preview-refusal'
import { recordStop } from '@tsiran/domain/deliveries/record-stop'
import { readRoute } from '@tsiran/domain/deliveries/route-rows'
import { changeRoute, createRoute, deleteRoute } from '@tsiran/domain/deliveries/save-route'
import { listWaiting } from '@tsiran/domain/deliveries/waiting-orders'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { answerPage, pageOf } from './page-of.ts'

interface Member {
  by: { id: number }
  roles: readonly StaffRole[]
}

/** A courier sees the own routes alone. */
const scopeOf = ({ by, roles }: Member) => ({
  courierId: isAllowed(roles, 'deliveries.read') ? undefined : by.id,
})

/** Whoever only reads the routes of others reports nothing on them. */
const reportScopeOf = ({ by, roles }: Member) => ({
  courierId: isAllowed(roles, 'deliveries.write') ? undefined : by.id,
})

/** Routes of couriers, what happens at the doors, and their cash. */
export const routeHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listCouriers, async ({ db }) => ({ data: await listCouriers(db) })),
  adminHandler(waitingOrders.listWaiting, ({ db }, { query, caller: { locale } }) =>
    listWaiting(db, { day: query.day, zoneId: query.zone_id, slotId: query.slot_id, locale }),
  ),
  adminHandler(cash.readCash, async ({ db }, { query }) => ({
    data: await readCash(db, query.day),
  })),
  adminHandler(contract.listRoutes, async ({ db }, { query, staff }) => {
    const { day, unfinished, courier_id: courierId, state } = query
    const page = await listRoutes(db, {
      ...pageOf(query),
      scope: scopeOf(staff),
      day,
      unfinished,
      courierId,
      state,
    })
    return answerPage(contract.listRoutes, query, page)
  }),
  adminHandler(contract.getRoute, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await readRoute(db, params.id, { scope: scopeOf(staff), locale }),
  })),
  adminHandler(
    contract.createRoute,
    async ({ db }, { body, staff: { by }, caller: { locale } }) => ({
      data: await createRoute(db, {
        day: body.day,
        courierId: body.courier_id,
        orderIds: body.order_ids,
        note: body.note ?? '',
        by,
        locale,
      }),
    }),
  ),
  adminHandler(
    contract.changeRoute,
    async ({ db }, { params: { id }, body, staff: { by }, caller: { locale } }) => {
      const { version, courier_id: courierId, order_ids: orderIds, note } = body
      const change = {
        ...(courierId !== undefined && { courierId }),
        ...(orderIds && { orderIds }),
        ...(note !== undefined && { note }),
      }
      return { data: await changeRoute(db, { id, version, change, by, locale }) }
    },
  ),
  adminHandler(
    contract.deleteRoute,
    async ({ db }, { params: { id }, query: { version }, staff: { by }, caller: { locale } }) => {
      await deleteRoute(db, { id, version, by, locale })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(stops.startRoute, async ({ db }, { params: { id }, staff, caller: { locale } }) => ({
    data: await startRoute(db, { id, scope: reportScopeOf(staff), by: staff.by, locale }),
  })),
  adminHandler(
    stops.previewRefusal,
    async ({ db }, { params, body, staff, caller: { locale } }) => ({
      data: await previewRefusal(db, {
        routeId: params.id,
        orderId: params.order_id,
        lines: body.lines,
        scope: reportScopeOf(staff),
        locale,
      }),
    }),
  ),
  adminHandler(
    stops.recordStop,
    async ({ db, services }, { params, body, staff, caller: { locale } }) => ({
      data: await recordStop(db, services, {
        routeId: params.id,
        orderId: params.order_id,
        scope: reportScopeOf(staff),
        by: staff.by,
        locale,
        outcome: body.outcome,
        lines: body.lines,
        cash: body.cash,
        ageChecked: body.age_checked,
        note: body.note,
      }),
    }),
  ),
  adminHandler(cash.recordCash, async ({ db }, { params, body, staff, caller: { locale } }) => ({
    data: await recordCash(db, {
      routeId: params.id,
      orderId: params.order_id,
      cash: body.cash,
      scope: reportScopeOf(staff),
      by: staff.by,
      locale,
    }),
  })),
  adminHandler(
    cash.countRoute,
    async ({ db }, { params: { id }, body, staff: { by }, caller: { locale } }) => ({
      data: await countRoute(db, {
        id,
        version: body.version,
        counted: body.counted,
        by,
        locale,
      }),
    }),
  ),
]
