import type { Tx } from '@tsiran/db/database'
import { bookCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import { mayUseCredit, type OrderBuyer } from './order-of-cart.ts'

/** Books an order of so many drams on the buyer's company. Refuses with `credit_limit_reached` (R19). */
export async function chargeCredit(tx: Tx, buyer: OrderBuyer, drams: number): Promise<void> {
  if (!mayUseCredit(buyer) || !(await bookCredit(tx, buyer.companyId, drams))) throw new DomainError('credit_limit_reached')
}
