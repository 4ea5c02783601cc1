import type { Receipt } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { staffIdOf, type Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { isDay } from '../shared/history-range.ts'
import { readReceipt } from './list-receipts.ts'
import { announceStock, lockVariants, moveStock } from './take-stock.ts'

interface Delivery {
  supplier: string
  reference?: string | undefined
  /** Each becomes a lot; several of one variant are fine. */
  lines: readonly { variant_id: number; qty: number; expires_on?: string | null | undefined }[]
  by: Actor
}

/**
 * Takes a supplier's delivery in: a receipt with its lots, and one movement for each variant. Tells the page caches. Refuses with
 * `validation_failed`, and with `not_found` where a variant is unknown.
 */
export const receiveStock = (
  db: Db,
  { supplier, reference = '', lines, by }: Delivery,
): Promise<Receipt> =>
  inTransaction(db, async (tx) => {
    const from = supplier.trim()
    if (from === '') throw fieldError('supplier', 'required')
    lines.forEach(({ expires_on }, index) => {
      if (expires_on && !isDay(expires_on)) throw fieldError(`lines.${index}.expires_on`, 'invalid')
    })
    const pieces = new Map<number, number>()
    for (const { variant_id, qty } of lines)
      pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + qty)
    await lockVariants(tx, [...pieces.keys()])
    const { id } = await tx
      .insertInto('stock_receipts')
      .values({ supplier: from, reference: reference.trim(), staff_id: staffIdOf(by) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('stock_lots')
      .values(
        lines.map(({ variant_id, qty, expires_on }) => ({
          receipt_id: id,
          variant_id,
          qty,
          expires_on: expires_on ?? null,
        })),
      )
      .execute()
    const moved = await moveStock(
      tx,
      [...pieces].map(([variantId, quantity]) => ({ variantId, quantity })),
      { reason: 'receipt', reference: { type: 'receipt', id }, by },
    )
    if (moved.length < pieces.size) throw await refusal(tx, [...pieces.keys()])
    await announceStock(tx)
    const receipt = await readReceipt(tx, id)
    await writeAudit(tx, {
      by,
      action: 'stock.receive',
      subject: { type: 'receipt', id, label: `${id}, ${from}` },
      after: {
        supplier: from,
        reference: reference.trim(),
        lines: lines.length,
        pieces: receipt.pieces,
      },
    })
    return receipt
  })

/** Why a variant did not move: it is unknown, or would have more pieces than a stock can. */
async function refusal(tx: Tx, ids: readonly number[]): Promise<DomainError> {
  const { rows } = await sql`select from variants where id = any(${[...ids]}::integer[])`.execute(
    tx,
  )
  return rows.length < ids.length ? new DomainError('not_found') : fieldError('lines', 'invalid')
}
