import * as contract from '@tsiran/contract/admin/settlement'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import { previewSettlement } from '@tsiran/domain/picking/preview-settlement'
import { settleOrder } from '@tsiran/domain/picking/settle-order'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { changeOrder } from './change-order.ts'

const decides = ({ roles }: ActingStaff) => isAllowed(roles, 'orders.write')

/** What was picked becomes the order. */
export const settlementHandlers: readonly AdminHandler[] = [
  adminHandler(contract.getSettlement, async ({ db }, { params: { id }, staff }) => ({
    data: await previewSettlement(db, { id, decides: decides(staff) }),
  })),
  adminHandler(contract.settleOrder, async (context, { params: { id }, body, staff }) => {
    const { db, services } = context
    const { version, expected_total: expectedTotal } = body
    const call = { id, by: staff.by, version, expectedTotal, decides: decides(staff) }
    await changeOrder(context, id, staff, () => settleOrder(db, services, call))
    return { data: await readAdminOrder(db, id, staff) }
  }),
]
