import type { Tx } from '@tsiran/db/database'
import { bookCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import type { Viewer } from '../shared/viewer.ts'
import { mayUseCredit } from './order-of-cart.ts'

/** Books an order's drams on the buyer's company. Refuses with `credit_limit_reached` (R19). */
export async function chargeCredit(tx: Tx, viewer: Viewer, drams: number): Promise<void> {
  if (!mayUseCredit(viewer) || !(await bookCredit(tx, viewer.companyId, drams)))
    throw new DomainError('credit_limit_reached')
}
