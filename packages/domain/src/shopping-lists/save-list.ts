import { maxLines, maxLists } from '@tsiran/contract/limits'
import type { ListDetail } from '@tsiran/contract/shopping-list-shapes'
import type { Db } from '@tsiran/db/database'
import { isUniqueViolation } from '@tsiran/db/errors'
import { inTransaction } from '@tsiran/db/transaction'
import { findVariants } from '../cart/find-variants.ts'
import { findQuantities } from '../cart/find-quantities.ts'
import { DomainError, fieldError } from '../errors.ts'
import { agreedLines } from '../orders/order-lines.ts'
import { findOwnOrder } from '../orders/read-order.ts'
import { resolveLines, type SkuQuantity } from './list-lines.ts'
import { insertList, lockAndCount, writeLines } from './queries.ts'
import { readList } from './read-lists.ts'
import { readListName } from './shopping-lists.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

/** Source of a new list: the person's cart, one of the person's orders as it was agreed, or given lines. */
export interface ListSource {
  from_cart?: boolean | undefined
  order_id?: number | undefined
  lines?: readonly SkuQuantity[] | undefined
}

interface NewList {
  reader: SignedInViewer
  name: string
  source?: ListSource
}

/**
 * Saves a cart, an order or given lines as a new list. Refuses with `validation_failed` (no name, a duplicate name, or 50 lists
 * already), `cart_empty` and `not_found` (no such order).
 */
export async function saveList(
  db: Db,
  { reader, name, source = {} }: NewList,
): Promise<ListDetail> {
  const read = readListName(name)
  const lines = await linesOf(db, reader, source)
  if (lines.length > maxLines) throw fieldError('lines', 'tooManyLines', { max: maxLines })
  const id = await inTransaction(db, async (tx) => {
    if ((await lockAndCount(tx, reader.customerId)) >= maxLists)
      throw fieldError('name', 'tooManyLists', { max: maxLists })
    const list = await insertList(tx, reader.customerId, read)
    await writeLines(tx, list, lines)
    return list
  }).catch(refuseTakenName)
  return readList(db, id, reader)
}

/** For a `catch`: refuses a duplicate name with `validation_failed`. */
export function refuseTakenName(error: unknown): never {
  if (isUniqueViolation(error)) throw fieldError('name', 'listNameTaken')
  throw error
}

async function linesOf(
  db: Db,
  { customerId }: SignedInViewer,
  { from_cart, order_id, lines = [] }: ListSource,
) {
  if (from_cart) {
    const quantities = await findQuantities(db, { customerId })
    if (quantities.size === 0) throw new DomainError('cart_empty')
    return [...quantities].map(([variant_id, quantity]) => ({ variant_id, quantity }))
  }
  if (order_id === undefined) return resolveLines(db, lines)
  const order = await findOwnOrder(db, customerId, order_id)
  const ordered = new Map(
    // The service line is added automatically (R8).
    agreedLines(order).flatMap(({ variant_id, quantity, stocked }) =>
      variant_id === null || !stocked ? [] : [[variant_id, quantity] as const],
    ),
  )
  // Deleted variants cannot be ordered again.
  const variants = await findVariants(db, [...ordered.keys()])
  const known = new Set(variants.map(({ variant_id }) => variant_id))
  return [...ordered]
    .filter(([id]) => known.has(id))
    .map(([variant_id, quantity]) => ({ variant_id, quantity }))
}
