import { maxLines } from '@tsiran/contract/limits'
import type { OrderProblem, OrderRow } from '@tsiran/contract/quick-order'
import type { Db } from '@tsiran/db/database'
import { fitQuantity, lineTotal, unitPrice } from '../cart/cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { toVariantDto } from '../cart/orderable-variant.ts'
import { findVariantsBySku } from '../cart/find-variants.ts'
import { findQuantities } from '../cart/find-quantities.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { fieldError } from '../errors.ts'
import { countLines, readOrderLines, type OrderLine } from './order-lines.ts'
import { indexVariants } from './sku-index.ts'

/**
 * Reads a text of `sku quantity` lines and says what each would put into the owner's cart, in the order of the text, at the
 * viewer's prices. Two queries, however many lines. Refuses more than 500 lines with `validation_failed`.
 */
export async function previewOrder(db: Db, owner: CartOwner | undefined, text: string, viewer: Viewer): Promise<OrderRow[]> {
  if (countLines(text) > maxLines) throw fieldError('text', 'tooManyLines', { most: maxLines })
  const lines = readOrderLines(text)
  if (lines.length === 0) return []
  const found = indexVariants(
    await findVariantsBySku(
      db,
      lines.map(({ sku }) => sku),
    ),
  )
  const inCart = owner ? await findQuantities(db, owner) : new Map<number, number>()
  return lines.map((line) => {
    const { goods, variants } = found(line.sku)
    return goods ? viewFound(line, goods, inCart.get(goods.variant_id) ?? 0, viewer) : viewOther(line, variants, viewer)
  })
}

function viewFound(
  { line, quantity: asked, written, problem }: OrderLine,
  goods: OrderableVariant,
  inCart: number,
  viewer: Viewer,
): OrderRow {
  // What could not be read is begun anew with one pack.
  const quantity = fitQuantity(asked ?? goods.min_qty, goods, viewer.maxQuantity)
  const told = problem ?? adjustment(asked!, quantity, goods, inCart)
  return {
    line,
    sku: goods.sku,
    asked,
    written,
    quantity,
    total: lineTotal(quantity, unitPrice(goods, viewer), goods),
    problem: quantity === 0 ? 'sold_out' : told,
    ready: quantity > 0 && (told === null || told === 'pack' || told === 'stock' || told === 'limit'),
    in_cart: inCart,
    goods: toVariantDto(goods, viewer),
    variants: [],
  }
}

function adjustment(asked: number, quantity: number, { qty, min_qty }: OrderableVariant, inCart: number): OrderProblem | null {
  if (inCart > 0) return quantity > inCart ? 'in_cart' : 'in_cart_more'
  if (asked > qty) return 'stock'
  if (quantity === asked) return null
  return quantity < asked - (asked % min_qty) ? 'limit' : 'pack'
}

const viewOther = ({ line, sku, quantity, written }: OrderLine, variants: readonly OrderableVariant[], viewer: Viewer): OrderRow => ({
  line,
  sku,
  asked: quantity,
  written,
  quantity: 0,
  total: 0,
  problem: variants.length > 0 ? 'variant' : 'unknown',
  ready: false,
  in_cart: 0,
  goods: null,
  variants: variants.map((variant) => toVariantDto(variant, viewer)),
})
