import { maxLines } from '@tsiran/contract/limits'
import type { ListDetail } from '@tsiran/contract/shopping-list-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { findVariantsByCode } from '../cart/find-variants.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { DomainError, fieldError } from '../errors.ts'
import { updateList, writeLines } from './queries.ts'
import { findList, readList } from './read-lists.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

export interface SkuQuantity {
  sku: string
  /** Pieces. */
  quantity: number
}

/**
 * Sets the quantities of a list's lines, adding missing lines; 0 removes a line. Refuses without any change: `not_found` (not the
 * person's list), `validation_failed` (an unknown sku, or more than 500 lines).
 */
export async function setLines(
  db: Db,
  id: number,
  lines: readonly SkuQuantity[],
  reader: SignedInViewer,
): Promise<ListDetail> {
  const list = await findList(db, id, reader)
  if (!list.own) throw new DomainError('not_found')
  const found = await resolveLines(
    db,
    lines,
    list.lines.map(({ variant }) => variant),
  )
  await inTransaction(db, async (tx) => {
    if (!(await updateList(tx, { id, customerId: reader.customerId })))
      throw new DomainError('not_found')
    if ((await writeLines(tx, id, found)) > maxLines)
      throw fieldError('lines', 'tooManyLines', { max: maxLines })
  })
  return readList(db, id, reader)
}

/**
 * Resolves lines by sku to unique variants; the last line of a sku counts. `known` are variants accepted even if unpublished.
 * Refuses an unknown sku with `validation_failed`.
 */
export async function resolveLines(
  db: Db,
  lines: readonly SkuQuantity[],
  known: readonly OrderableVariant[] = [],
) {
  if (lines.length === 0) return []
  const rows = await findVariantsByCode(
    db,
    lines.map(({ sku }) => sku),
  )
  const bySku = new Map(
    [...known, ...rows].flatMap((row) => [[row.sku.toUpperCase(), row] as const]),
  )
  for (const row of [...known, ...rows]) bySku.set(`=${row.sku}`, row)
  const found = new Map<number, number>()
  for (const { sku, quantity } of lines) {
    const variant = bySku.get(`=${sku}`) ?? bySku.get(sku.toUpperCase())
    if (!variant) throw fieldError('lines', 'unknownSku', { sku })
    found.set(variant.variant_id, quantity)
  }
  return [...found].map(([variant_id, quantity]) => ({ variant_id, quantity }))
}
