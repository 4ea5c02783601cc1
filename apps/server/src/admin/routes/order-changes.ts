import * as edits from '@tsiran/contract/admin/order-edits'
import * as orderMoves from '@tsiran/contract/admin/order-moves'
import * as contract from '@tsiran/contract/admin/orders'
import * as orderMoney from '@tsiran/contract/admin/order-money'
import { eraseGuest } from '@tsiran/domain/erasure/erase-guest'
import { DomainError } from '@tsiran/domain/errors'
import { advanceOrder } from '@tsiran/domain/order-management/advance-order'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { confirmRefund } from '@tsiran/domain/order-management/confirm-refund'
import { editOrder } from '@tsiran/domain/order-management/edit-order'
import { previewEdit } from '@tsiran/domain/order-management/preview-edit'
import { moveOrder } from '@tsiran/domain/order-management/move-order'
import { previewMove } from '@tsiran/domain/order-management/plan-move'
import { refundOrder } from '@tsiran/domain/order-management/refund-order'
import { repeatRequest } from '@tsiran/domain/order-management/repeat-request'
import { settleCredit } from '@tsiran/domain/order-management/settle-credit'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { isConfirmed, type ActingStaff } from '@tsiran/domain/staff/session'
import { translate } from '@tsiran/i18n/translate'
import type { Context } from '../../context.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** Runs a change of an order; whoever was too late gets the order as it is now. */
export async function changeOrder<T>(
  { db }: Context,
  id: number,
  staff: ActingStaff,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'version_conflict') throw error
    const current = await readAdminOrder(db, id, staff)
    throw new DomainError('version_conflict', {
      data: { ...(error.details.data as object), current },
    })
  }
}

/** What the staff changes of an order: its steps, its cancelation, and its money. */
export const orderChangeHandlers: readonly AdminHandler[] = [
  adminHandler(
    contract.advanceOrder,
    async (context, { params: { id }, body: { status, version }, staff }) => {
      const { db, services } = context
      await changeOrder(context, id, staff, () =>
        advanceOrder(db, services, { id, to: status, by: staff.by, version }),
      )
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
  adminHandler(
    contract.cancelOrder,
    async (context, { params: { id }, body: { reason, lines, version }, staff }) => {
      const { db, services } = context
      const call = {
        id,
        note: reason.trim(),
        lines,
        by: staff.by,
        version,
        confirmed: isConfirmed(staff),
      }
      await changeOrder(context, id, staff, () => cancelOrder(db, services, call))
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
  adminHandler(
    orderMoney.refundOrder,
    async (context, { params: { id }, body: { amount, reason, lines, version }, staff }) => {
      const { db, services } = context
      const call = { id, amount, reason: reason.trim(), lines, by: staff.by, version }
      const result = await changeOrder(context, id, staff, () => refundOrder(db, services, call))
      return { data: await readAdminOrder(db, id, staff), result }
    },
  ),
  adminHandler(
    orderMoney.confirmRefund,
    async (context, { params: { id }, body: { refund_id, version }, staff }) => {
      const { db, services } = context
      await changeOrder(context, id, staff, () =>
        confirmRefund(db, services, { id, refundId: refund_id, by: staff.by, version }),
      )
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
  adminHandler(
    orderMoney.repeatRequest,
    async (context, { params: { id }, body: { payment_id, version }, staff }) => {
      const { db, services } = context
      const call = { id, paymentId: payment_id, by: staff.by, version }
      const result = await changeOrder(context, id, staff, () => repeatRequest(db, services, call))
      return { data: await readAdminOrder(db, id, staff), result }
    },
  ),
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
  adminHandler(
    contract.eraseGuest,
    async ({ db }, { params: { id }, body: { email }, staff: { by, locale } }) => {
      await eraseGuest(db, { orderId: id, email, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
  adminHandler(
    orderMoney.settleCredit,
    async (context, { params: { id }, body: { version }, staff }) => {
      const { db } = context
      await changeOrder(context, id, staff, () => settleCredit(db, { id, by: staff.by, version }))
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
]
