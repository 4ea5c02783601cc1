import * as edits from '@tsiran/contract/admin/order-edits'
import * as orderMoves from '@tsiran/contract/admin/order-moves'
import { editOrder } from '@tsiran/domain/order-management/edit-order'
import { previewEdit } from '@tsiran/domain/order-management/preview-edit'
import { moveOrder } from '@tsiran/domain/order-management/move-order'
import { previewMove } from '@tsiran/domain/order-management/plan-move'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { isConfirmed } from '@tsiran/domain/staff/session'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { changeOrder } from './change-order.ts'

/** What the staff edits of an order: its lines, its address, its slot. */
export const orderEditHandlers: readonly AdminHandler[] = [
  adminHandler(
    edits.previewEdit,
    async (context, { params: { id }, body: { lines, address, district_id, version }, staff }) => {
      const { db } = context
      const call = { id, lines, address, districtId: district_id, version, locale: staff.locale }
      return { data: await changeOrder(context, id, staff, () => previewEdit(db, call)) }
    },
  ),
  adminHandler(
    edits.editOrder,
    async (
      context,
      { params: { id }, body: { lines, address, district_id, version, expected_total }, staff },
    ) => {
      const { db, services } = context
      const call = {
        id,
        lines,
        address,
        districtId: district_id,
        version,
        expectedTotal: expected_total,
        by: staff.by,
        confirmed: isConfirmed(staff),
        locale: staff.locale,
      }
      await changeOrder(context, id, staff, () => editOrder(db, services, call))
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
  adminHandler(
    orderMoves.previewMove,
    async (context, { params: { id }, body: { slot_id, district_id, version }, staff }) => {
      const { db } = context
      const call = { id, slotId: slot_id, districtId: district_id, version }
      return { data: await changeOrder(context, id, staff, () => previewMove(db, call)) }
    },
  ),
  adminHandler(
    orderMoves.moveOrder,
    async (
      context,
      { params: { id }, body: { slot_id, district_id, address, version, expected_total }, staff },
    ) => {
      const { db, services } = context
      const call = {
        id,
        slotId: slot_id,
        districtId: district_id,
        address,
        expectedTotal: expected_total,
        by: staff.by,
        version,
        locale: staff.locale,
        confirmed: isConfirmed(staff),
      }
      await changeOrder(context, id, staff, () => moveOrder(db, services, call))
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
]
