import { isDeepStrictEqual } from 'node:util'
import type { Receipt } from '@tsiran/contract/admin/stock-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
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
  /** Of the form that was sent: with the same one a delivery is taken in once. */
  key?: string | undefined
  /** Whether the supplier's paper may have been taken in before: more came with it. */
  again?: boolean | undefined
  /** Each becomes a lot; several of one variant are fine. */
  lines: readonly { variant_id: number; qty: number; expires_on?: string | null | undefined }[]
  by: Actor
}

/**
 * Takes a supplier's delivery in: a receipt with its lots, and one movement for each variant. Tells the page caches. A call
 * that is repeated with its key, since its answer was lost, returns the receipt of the first one. Refuses with `validation_failed`,
 * with `not_found` where a variant is unknown, with `conflict` where the key has taken in something else, and with `already_received`
 * where a receipt has the supplier's paper: two people may enter the same one.
 */
export const receiveStock = (
  db: Db,
  { supplier, reference = '', key, again = false, lines, by }: Delivery,
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
    const row = { supplier: from, reference: reference.trim() }
    await lockPaper(tx, row)
    await lockVariants(tx, [...pieces.keys()])
    const inserted = await tx
      .insertInto('stock_receipts')
      .values({ ...row, key, staff_id: staffIdOf(by) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return repeated(tx, key!, { ...row, lines })
    const { id } = inserted
    if (!again) await refuseAgain(tx, id, row)
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

interface Paper {
  supplier: string
  reference: string
}

/** Deliveries of one paper wait for each other until the transaction ends. */
async function lockPaper(tx: Tx, { supplier, reference }: Paper): Promise<void> {
  if (reference === '') return
  const paper = `receipt of ${supplier} ${reference}`.toLowerCase()
  await sql`select pg_advisory_xact_lock(hashtext(${paper}))`.execute(tx)
}

/** Refuses a new receipt where another one has the same paper, with its number, when it was taken in, and by whom. */
async function refuseAgain(tx: Tx, id: number, { supplier, reference }: Paper): Promise<void> {
  if (reference === '') return
  const { rows } = await sql<{ number: number; at: Date; who: string | null }>`
    select r.id as number, r.at, s.name as who from stock_receipts r left join staff s on s.id = r.staff_id
    where lower(r.supplier) = lower(${supplier}) and lower(r.reference) = lower(${reference}) and r.id <> ${id}
    order by r.id desc limit 1`.execute(tx)
  const [earlier] = rows
  if (!earlier) return
  const { number, at, who } = earlier
  throw new DomainError('already_received', {
    values: {
      paper: reference,
      supplier,
      number,
      time: `${formatDate(at)} ${formatTime(at)}`,
      who: who ?? '–',
    },
    data: { receipt_id: number },
  })
}

/** The receipt that an earlier call with the key has made of the same delivery. */
async function repeated(
  tx: Tx,
  key: string,
  { supplier, reference, lines }: Pick<Delivery, 'supplier' | 'reference' | 'lines'>,
): Promise<Receipt> {
  const { id, ...first } = await tx
    .selectFrom('stock_receipts')
    .select(['id', 'supplier', 'reference'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Delivery['lines'][number]>`
    select variant_id, qty, expires_on::text as expires_on from stock_lots where receipt_id = ${id} order by id`.execute(
    tx,
  )
  const sent = lines.map(({ variant_id, qty, expires_on = null }) => ({
    variant_id,
    qty,
    expires_on,
  }))
  if (!isDeepStrictEqual([first, rows], [{ supplier, reference }, sent]))
    throw new DomainError('conflict')
  return readReceipt(tx, id)
}

/** Why a variant did not move: it is unknown, or would have more pieces than a stock can. */
async function refusal(tx: Tx, ids: readonly number[]): Promise<DomainError> {
  const { rows } = await sql`select from variants where id = any(${[...ids]}::integer[])`.execute(
    tx,
  )
  return rows.length < ids.length ? new DomainError('not_found') : fieldError('lines', 'invalid')
}
