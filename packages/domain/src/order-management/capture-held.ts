import type { Tx } from '@tsiran/db/database'
import type { OrderRow } from '../orders/order-rows.ts'
import { wantCapture } from '../payments/held-money.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'

/**
 * Decides to take what a locked order costs of the money that the bank holds for it. Returns the payment whose request is to be sent
 * after the transaction; undefined where nothing is held.
 */
export async function captureHeld(
  tx: Tx,
  { id, grand_total }: Pick<OrderRow, 'id' | 'grand_total'>,
  kind: string,
): Promise<number | undefined> {
  const held = (await listPaymentsOf(tx, id)).find(({ state }) => state === 'held')
  if (!held) return undefined
  await wantCapture(tx, held, { drams: Math.min(grand_total, held.amount), kind })
  return held.id
}
