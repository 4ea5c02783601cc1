import type { Tx } from '@tsiran/db/database'
import type { Payment } from '../payments/payment-rows.ts'
import { isReceived } from '../shared/money-states.ts'
import { takeDue } from '../payments/move-refund.ts'
import { addDue, followRefunds, type RefundCause } from '../payments/refunds.ts'

/** Drams of payments that the shop has and that no refund returns yet. */
export const received = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + freeOf(payment), 0)

const freeOf = ({ state, amount, refund_total }: Payment): number =>
  isReceived(state) ? amount - refund_total : 0

/** Makes a refund due of what a locked order's buyer has paid, up to so many drams. Returns how many there were. */
export async function requireReturn(
  tx: Tx,
  payments: readonly Payment[],
  { drams, kind, ...cause }: RefundCause & { drams: number; kind: string },
): Promise<number> {
  let due = 0
  for (const payment of payments) {
    const amount = Math.min(freeOf(payment), drams - due)
    if (amount <= 0) continue
    await addDue(tx, payment, { amount, kind, ...cause })
    due += amount
  }
  return due
}

/** Withdraws due refunds that nobody has tried yet, since the order costs more again. Returns the drams that are missing still. */
export async function withdrawReturn(
  tx: Tx,
  payments: readonly Payment[],
  drams: number,
): Promise<number> {
  let missing = drams
  for (const { id, state } of payments) {
    if (missing === 0 || !isReceived(state)) continue
    const { taken } = await takeDue(tx, id, missing, { untried: true })
    if (taken > 0) await followRefunds(tx, id, 'refund_withdrawn', { amount: taken })
    missing -= taken
  }
  return missing
}
