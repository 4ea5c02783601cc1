import * as orderMoney from '@tsiran/contract/admin/order-money'
import { returnCash } from '@tsiran/domain/deliveries/cash-of-canceled'
import { confirmRefund } from '@tsiran/domain/order-management/confirm-refund'
import { refundOrder } from '@tsiran/domain/order-management/refund-order'
import { repeatRequest } from '@tsiran/domain/order-management/repeat-request'
import { settleCredit } from '@tsiran/domain/order-management/settle-credit'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { changeOrder } from './change-order.ts'

/** The money of an order: refunds, requests about held money, credit. */
export const orderMoneyHandlers: readonly AdminHandler[] = [
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
    orderMoney.returnCash,
    async (context, { params: { id }, body: { version }, staff }) => {
      const { db } = context
      await changeOrder(context, id, staff, () => returnCash(db, { id, by: staff.by, version }))
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
    orderMoney.settleCredit,
    async (context, { params: { id }, body: { version }, staff }) => {
      const { db } = context
      await changeOrder(context, id, staff, () => settleCredit(db, { id, by: staff.by, version }))
      return { data: await readAdminOrder(db, id, staff) }
    },
  ),
]
