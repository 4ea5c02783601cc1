import { maxLines } from '@tsiran/contract/limits'
import type { OrderProblem, OrderRow } from '@tsiran/contract/quick-order-shapes'
import type { Db } from '@tsiran/db/database'
import { fitQuantity, lineTotal, unitPrice } from '../cart/cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { toVariantDto } from '../cart/orderable-variant.ts'
import { findVariantsByCode } from '../cart/find-variants.ts'
import { findQuantities } from '../cart/find-quantities.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { fieldError } from '../errors.ts'
import { countLines, readOrderLines, type OrderLine } from './order-lines.ts'
import { indexVariants } from './sku-index.ts'

/**
 * Parses a text of `sku quantity` lines and previews what each would add to the owner's cart, in the order of the text, at the
 * viewer's prices. Always two queries. Refuses more than 500 lines with `validation_failed`.
 */
export async function previewOrder(
  db: Db,
  owner: CartOwner | undefined,
  text: string,
  viewer: Viewer,
): Promise<OrderRow[]> {
  if (countLines(text) > maxLines) throw fieldError('text', 'tooManyLines', { max: maxLines })
  const lines = readOrderLines(text)
  if (lines.length === 0) return []
  const found = indexVariants(
    await findVariantsByCode(
      db,
      lines.map(({ sku }) => sku),
    ),
  )
  const inCart = owner ? await findQuantities(db, owner) : new Map<number, number>()
  return lines.map((line) => {
    const { variant, variants } = found(line.sku)
    return variant
      ? viewFound(line, variant, inCart.get(variant.variant_id) ?? 0, viewer)
      : viewOther(line, variants, viewer)
  })
}

function viewFound(
  { line, quantity: asked, written, problem }: OrderLine,
  variant: OrderableVariant,
  inCart: number,
  viewer: Viewer,
): OrderRow {
  // An unreadable quantity starts over with one pack.
  const quantity = fitQuantity(asked ?? variant.min_qty, variant, viewer.maxQuantity)
  const shownProblem = problem ?? adjustment(asked!, quantity, variant, inCart)
  return {
    line,
    sku: variant.sku,
    asked,
    written,
    quantity,
    total: lineTotal(quantity, unitPrice(variant, viewer), variant),
    problem: quantity === 0 ? 'sold_out' : shownProblem,
    ready:
      quantity > 0 &&
      (shownProblem === null ||
        shownProblem === 'pack' ||
        shownProblem === 'stock' ||
        shownProblem === 'limit'),
    in_cart: inCart,
    goods: toVariantDto(variant, viewer),
    variants: [],
  }
}

function adjustment(
  asked: number,
  quantity: number,
  { qty, min_qty }: OrderableVariant,
  inCart: number,
): OrderProblem | null {
  if (inCart > 0) return quantity > inCart ? 'in_cart' : 'in_cart_more'
  if (asked > qty) return 'stock'
  if (quantity === asked) return null
  return quantity < asked - (asked % min_qty) ? 'limit' : 'pack'
}

const viewOther = (
  { line, sku, quantity, written }: OrderLine,
  variants: readonly OrderableVariant[],
  viewer: Viewer,
): OrderRow => ({
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
