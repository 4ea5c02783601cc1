import type { ListDetail, ListLine, ShoppingList } from '@tsiran/contract/shopping-list-shapes'
import type { Db } from '@tsiran/db/database'
import { fitQuantity, lineTotal, unitPrice } from '../cart/cart.ts'
import { toVariantDto } from '../cart/orderable-variant.ts'
import { findVariants } from '../cart/find-variants.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { DomainError } from '../errors.ts'
import { selectList, selectLists } from './queries.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

/** A person's lists by name, then those shared by the company's Manager. */
export const listShoppingLists = (db: Db, reader: SignedInViewer): Promise<ShoppingList[]> =>
  selectLists(db, reader)

/** A readable list with its lines at current prices. Refuses with `not_found`, also for another person's list. */
export async function readList(db: Db, id: number, reader: SignedInViewer): Promise<ListDetail> {
  const { lines: stored, ...list } = await findList(db, id, reader)
  const lines = stored.map(({ variant, quantity }) => viewLine(variant, quantity, reader))
  return { ...list, lines, total: lines.reduce((sum, { total }) => sum + total, 0) }
}

/** A stored list with the variants of its lines. Refuses as {@link readList}. */
export async function findList(db: Db, id: number, reader: SignedInViewer) {
  const list = await selectList(db, id, reader)
  if (!list) throw new DomainError('not_found')
  const rows = await findVariants(
    db,
    list.lines.map(({ variant_id }) => variant_id),
  )
  const variants = new Map(rows.map((row) => [row.variant_id, row]))
  const lines = list.lines.map(({ variant_id, quantity }) => ({
    variant: variants.get(variant_id)!,
    quantity,
  }))
  return { ...list, lines: lines.filter((line) => line.variant !== undefined) }
}

function viewLine(variant: OrderableVariant, quantity: number, viewer: SignedInViewer): ListLine {
  const sold = variant.status === 'published'
  const pieces = sold ? fitQuantity(quantity, variant) : 0
  return {
    ...toVariantDto(variant, viewer),
    quantity,
    sold,
    total: lineTotal(pieces, unitPrice(variant, viewer), variant),
  }
}
