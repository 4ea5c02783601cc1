import * as contract from '@tsiran/contract/admin/orders'
import { eraseGuest } from '@tsiran/domain/erasure/erase-guest'
import { advanceOrder } from '@tsiran/domain/order-management/advance-order'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { isConfirmed } from '@tsiran/domain/staff/session'
import { translate } from '@tsiran/i18n/translate'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { changeOrder } from './change-order.ts'

/** What the staff changes of an order: its steps and its cancelation, and a guest’s erasure. */
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
    contract.eraseGuest,
    async ({ db }, { params: { id }, body: { email }, staff: { by, locale } }) => {
      await eraseGuest(db, { orderId: id, email, by })
      return { message: translate(locale, 'answers.deleted') }
    },
  ),
]
