import type { AdminCompany } from '@tsiran/contract/admin/companies'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { bumpCompany, recordPayment } from '../companies/company-payments.ts'
import { returnCredit } from '../companies/credit.ts'
import { companySubject, lockCompany } from '../companies/lock-company.ts'
import { readCompany } from '../companies/read-company.ts'
import { fieldError } from '../errors.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { payOrder } from './pay-invoice.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

interface SettleCall {
  /** The company. */
  id: number
  /** The version that the caller saw; undefined takes the present one. */
  version: number | undefined
  /** Drams. */
  amount: number
  note: string
  by: Actor
}

/**
 * Records that a company paid some of its debt. Its credit is free again at once; the oldest delivered orders are paid first, and
 * closed where they are paid in full. Returns the numbers of those. Refuses with `not_found`, `version_conflict`, and
 * `validation_failed` where more is paid than delivered orders cost: an order under way may still be canceled.
 */
export const settleDebt = (
  db: Db,
  { id, version, amount, note, by }: SettleCall,
): Promise<{ company: AdminCompany; closed: number[] }> =>
  inTransaction(db, async (tx) => {
    // Orders before the company, as everywhere: a cancelation locks its order, then the company.
    const due = await lockDue(tx, id)
    const before = await lockCompany(tx, { id, version, sent: {} })
    const total = due.reduce((sum, { rest }) => sum + rest, 0)
    if (amount > total) throw fieldError('amount', 'moreThanDue', { due: formatMoney(total) })
    const closed: number[] = []
    let left = amount
    for (const order of due) {
      const paid = Math.min(left, order.rest)
      if (paid === 0) break
      left -= paid
      await payOrder(tx, order.id, paid)
      if (paid < order.rest) break
      await transitionOrder(tx, order.id, {
        to: 'closed',
        actor: 'shop',
        staffId: staffIdOf(by),
        note: 'invoice paid',
      })
      closed.push(order.id)
    }
    await returnCredit(tx, id, amount)
    await recordPayment(tx, { companyId: id, amount, note: note.trim(), by })
    await bumpCompany(tx, id)
    const company = await readCompany(tx, id)
    const after = { owed: company.owed, paid: amount, closed, note: note.trim() }
    await writeAudit(tx, {
      by,
      action: 'company.settle',
      subject: companySubject(before),
      before: { owed: before.owed },
      after,
      companyId: id,
    })
    return { company, closed }
  })

interface DueOrder {
  id: number
  /** Drams that are not paid yet. */
  rest: number
}

/** Locks a company's delivered orders on credit, oldest first. */
async function lockDue(tx: Tx, companyId: number): Promise<DueOrder[]> {
  const { rows } = await sql<DueOrder>`
    select id, grand_total - credit_settled as rest from orders
    where company_id = ${companyId} and payment_method = 'credit' and status = 'completed' order by id for no key update`.execute(
    tx,
  )
  return rows
}
