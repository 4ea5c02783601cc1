import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Db } from '@tsiran/db/database'
import type { OrderServices } from '../order-management/order-services.ts'
import { actingAs } from '../staff/testing.ts'
import type { ActingStaff } from '../staff/session.ts'
import { orderInCash } from '../testing/bank.ts'
import { claimBatch } from './claim-batch.ts'
import { claimPicking, finishPicking, releasePicking, startPicking } from './claim-picking.ts'
import { markLine } from './mark-line.ts'
import type { Pick } from './pick-rules.ts'
import { readPicking } from './read-picking.ts'

interface PickingShop {
  db: Db
  services: OrderServices
  productId: number
}

/** The calls of pickers on a shop for tests. */
export function pickingCalls(shop: PickingShop) {
  const { db, services } = shop
  const locale = 'en' as const
  return {
    place: (quantity = 2) => orderInCash(shop, quantity),
    member: (email: string, roles: readonly StaffRole[] = ['picker']) =>
      actingAs(db, { email, roles }),
    read: (id: number, staff: ActingStaff) => readPicking(db, { id, staff, locale }),
    claim: (id: number, staff: ActingStaff, takeOver?: boolean) =>
      claimPicking(db, services, { id, staff, locale, takeOver }),
    claimAll: (ids: readonly number[], staff: ActingStaff) =>
      claimBatch(db, services, { ids, staff, locale }),
    start: (id: number, staff: ActingStaff) => startPicking(db, { id, staff, locale }),
    finish: (id: number, staff: ActingStaff) => finishPicking(db, { id, staff, locale }),
    release: (id: number, staff: ActingStaff) => releasePicking(db, { id, staff, locale }),
    mark: (id: number, staff: ActingStaff, { lineId, ...pick }: Pick & { lineId: number }) =>
      markLine(db, { id, staff, locale, lineId, pick }),
  }
}
