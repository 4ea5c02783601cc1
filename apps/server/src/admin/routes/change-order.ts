import { DomainError } from '@tsiran/domain/errors'
import { readAdminOrder } from '@tsiran/domain/orders/read-admin-order'
import type { ActingStaff } from '@tsiran/domain/staff/session'
import type { Context } from '../../context.ts'

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
