import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { createPassingAccount } from '../customers/erase-account.ts'
import { DomainError, fieldError } from '../errors.ts'
import { findOrder } from '../orders/read-order.ts'
import type { Actor } from '../shared/actor.ts'
import { eraseAccount, requireEmail } from './erase-customer.ts'

interface EraseCall {
  orderId: number
  /** As the owner typed it: whoever is erased is the one that was meant. */
  email: string
  by: Actor
}

/**
 * Erases for good whoever has ordered as a guest under an order's e-mail, as {@link eraseCustomer} does with an account: all ended orders
 * under it stay without the person. It is done by an account that begins and ends within the transaction, so that nobody registers
 * under the e-mail meanwhile. An order that is erased already changes nothing. Refuses with `not_found`, `order_open`, `money_open`, with
 * `validation_failed` for another e-mail and for that of an account, which is erased on the customer's own page, and with `conflict`
 * where the order is a customer's or has no e-mail.
 */
export const eraseGuest = (db: Db, { orderId, email, by }: EraseCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId)
    if (order.erased_at !== null) return
    if (order.customer_id !== null || order.email === '') throw new DomainError('conflict')
    requireEmail(email, order)
    const account = await createPassingAccount(tx, {
      email: order.email,
      phone: order.billing_address.phone,
    })
    if (!account) throw fieldError('email', 'hasAccount')
    const subject = { type: 'order', id: orderId, label: String(orderId) }
    await eraseAccount(tx, account, { by, action: 'order.erase', subject })
  })
