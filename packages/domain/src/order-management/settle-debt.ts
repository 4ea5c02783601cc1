import { isDeepStrictEqual } from 'node:util'
import type { AdminCompany } from '@tsiran/contract/admin/company-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { bumpCompany, recordPayment } from '../companies/company-payments.ts'
import { returnCredit } from '../companies/credit.ts'
import { companySubject, lockCompany, lockCompanyRow } from '../companies/lock-company.ts'
import { readCompany } from '../companies/read-company.ts'
import { DomainError, fieldError } from '../errors.ts'
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
  /** Of the form that was sent: with the same one a payment counts once. */
  key?: string | undefined
  by: Actor
}

/**
 * Records that a company paid some of its debt. Its credit is free again at once; the oldest delivered orders are paid first, and
 * closed where they are paid in full. Returns the numbers of those; a call that is repeated with its key, since its answer was lost,
 * those of the first one. Refuses with `not_found`, `version_conflict`, `conflict` where the key has paid something else, and
 * `validation_failed` where more is paid than delivered orders cost: an order under way may still be canceled.
 */
export const settleDebt = (
  db: Db,
  { id, version, amount, note: typed, key, by }: SettleCall,
): Promise<{ company: AdminCompany; closed: number[] }> =>
  inTransaction(db, async (tx) => {
    // Orders before the company, as everywhere: a cancelation locks its order, then the company.
    const due = await lockDue(tx, id)
    const note = typed.trim()
    await lockCompanyRow(tx, id)
    const first = key === undefined ? undefined : await closedBy(tx, { key, id, amount, note })
    if (first) return { company: await readCompany(tx, id), closed: first }
    const before = await lockCompany(tx, { id, version, sent: {} })
    const total = due.reduce((sum, { rest }) => sum + rest, 0)
    if (amount > total) throw fieldError('amount', 'moreThanDue', { due: formatMoney(total) })
    const closed: number[] = []
    let left = amount
    for (const order of due) {
      if (left === 0) break
      const paid = Math.min(left, order.rest)
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
    await recordPayment(tx, { companyId: id, amount, note, key, closed, by })
    await bumpCompany(tx, id)
    const company = await readCompany(tx, id)
    const after = { owed: company.owed, paid: amount, closed, note }
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

/** The orders that an earlier payment with the key has closed, where it was the same payment; undefined where there was none. */
async function closedBy(
  tx: Tx,
  { key, id, amount, note }: { key: string; id: number; amount: number; note: string },
): Promise<number[] | undefined> {
  const first = await tx
    .selectFrom('company_payments')
    .select(['company_id', 'amount', 'note', 'closed'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first) return undefined
  const { closed, ...payment } = first
  if (!isDeepStrictEqual(payment, { company_id: id, amount, note }))
    throw new DomainError('conflict')
  return closed
}

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
