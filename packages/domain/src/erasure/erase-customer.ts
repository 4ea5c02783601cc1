import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { eraseComments } from '../blog/erase-comments.ts'
import { eraseCarts, lockCartsOf } from '../cart/erase-carts.ts'
import { eraseSender, refuseNeededManager } from '../companies/erase-member.ts'
import { eraseWriter } from '../contact/erase-writer.ts'
import {
  closeAccount,
  deleteAccount,
  lockAccount,
  type Account,
} from '../customers/erase-account.ts'
import { eraseStops } from '../deliveries/erase-stops.ts'
import { eraseDrafts, lockDraftsOf } from '../drafts/erase-drafts.ts'
import { fieldError } from '../errors.ts'
import { eraseMails } from '../mail/erase-mails.ts'
import { eraseBuyer, lockOrdersOf, refuseOpenOrders } from '../orders/erase-buyer.ts'
import { eraseReasons, refuseOpenMoney } from '../payments/erase-reasons.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit, type AuditEntry } from '../shared/audit.ts'
import { eraseFromAudit } from '../shared/erase-audit.ts'

interface EraseCall {
  id: number
  /** As the owner typed it: whoever is erased is the one that was meant. */
  email: string
  by: Actor
}

/**
 * Erases a customer for good: the account with all that belongs to it is deleted, and the orders stay for the books without the
 * person (`docs/decisions/0035-erasing-a-customer.md`). Issued invoices stay as they are. Lock order: the account against sign-ins and
 * changes, orders, drafts, carts and the company as their own writers lock them, last the account against everything. Refuses with
 * `not_found` (also once it is done), `validation_failed` for another e-mail, `order_open`, `money_open`, `debt_open` and
 * `manager_needed`.
 */
export const eraseCustomer = (db: Db | Tx, { id, email, by }: EraseCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, id)
    requireEmail(email, account)
    const subject = { type: 'customer', id, label: String(id) }
    await eraseAccount(tx, account, { by, action: 'customer.erase', subject })
  })

/** Refuses with `validation_failed` where an e-mail that was typed is not the person's. */
export function requireEmail(typed: string, { email }: { email: string }): void {
  if (typed.trim().toLowerCase() !== email.toLowerCase()) throw fieldError('email', 'otherEmail')
}

/** Erases a locked account, and records who did it. */
export async function eraseAccount(
  tx: Tx,
  account: Account,
  entry: Pick<AuditEntry, 'by' | 'action' | 'subject'>,
): Promise<void> {
  const { orders, drafts, carts } = await lockAll(tx, account)
  refuseOpenOrders(orders)
  const ids = orders.map((order) => order.id)
  await refuseOpenMoney(tx, ids)

  await eraseBuyer(tx, ids)
  await eraseReasons(tx, ids)
  const routes = await eraseStops(tx, ids)
  await eraseDrafts(tx, drafts)
  await eraseCarts(tx, account, carts)
  const requests = await eraseSender(tx, account)
  const comments = await eraseComments(tx, account)
  const messages = await eraseWriter(tx, account)
  await eraseMails(tx, { email: account.email, orders: ids, requests })
  const { id: customerId, companyId } = account
  const subjects = { customerId, companyId, comments, messages, drafts, orders: ids, routes }
  await eraseFromAudit(tx, subjects)
  await deleteAccount(tx, account)
  await writeAudit(tx, {
    ...entry,
    before: { email: account.email, phone: account.phone, orders: ids.length },
    ...(companyId !== null && { companyId }),
  })
}

/** Locks what an account has. Orders are read anew at the end: one may have been placed before the account was closed. */
async function lockAll(tx: Tx, account: Account) {
  const placed = await lockOrdersOf(tx, account)
  const drafts = await lockDraftsOf(tx, account)
  const carts = [...placed, ...drafts].map(({ cart_id }) => cart_id)
  await lockCartsOf(tx, account, carts)
  await refuseNeededManager(tx, account)
  await closeAccount(tx, account)
  return { orders: await lockOrdersOf(tx, account), drafts: drafts.map(({ id }) => id), carts }
}
