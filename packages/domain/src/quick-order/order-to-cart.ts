import { maxPieces } from '@tsiran/contract/limits'
import type { ToCart } from '@tsiran/contract/quick-order-shapes'
import type { Db } from '@tsiran/db/database'
import { addLines, type WantedLine } from '../cart/add-lines.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { fullName } from '../cart/orderable-variant.ts'
import { findVariantsByCode } from '../cart/find-variants.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { readCart } from '../cart/read-cart.ts'
import { indexVariants } from './sku-index.ts'

export type Filled = Omit<ToCart, 'message'>

export interface SkuLine {
  sku: string
  /** Pieces. */
  quantity: number
  /** Raises an existing line with fewer pieces to the quantity. */
  raise?: boolean | undefined
}

/**
 * Adds many products to the owner's cart, at current prices and within the stock; lines of one sku are added up. Reports skipped
 * lines: unavailable, or in the cart and not to be raised.
 */
export async function orderToCart(
  db: Db,
  owner: CartOwner,
  lines: readonly SkuLine[],
  viewer: Viewer,
): Promise<Filled> {
  const find = indexVariants(
    await findVariantsByCode(
      db,
      lines.map(({ sku }) => sku),
    ),
  )
  const unknown: Filled['skipped'] = []
  const wanted = new Map<number, WantedLine & { variant: OrderableVariant }>()
  for (const { sku, quantity, raise = false } of lines) {
    const { variant } = find(sku)
    if (!variant) unknown.push({ sku, name: sku, reason: 'gone' })
    else {
      const before = wanted.get(variant.variant_id)
      const sum = Math.min(quantity + (before?.quantity ?? 0), maxPieces)
      wanted.set(variant.variant_id, {
        variant,
        variantId: variant.variant_id,
        quantity: sum,
        raise: raise || (before?.raise ?? false),
      })
    }
  }
  const filled = await fillCart(db, owner, [...wanted.values()], viewer)
  return { ...filled, skipped: [...unknown, ...filled.skipped] }
}

/** As {@link orderToCart} for variants already found, each once. */
export async function fillCart(
  db: Db,
  owner: CartOwner,
  wanted: readonly (WantedLine & { variant: OrderableVariant })[],
  viewer: Viewer,
): Promise<Filled> {
  const outcomes = await addLines(db, owner, wanted, viewer)
  const filled: Filled = { data: await readCart(db, owner, viewer), added: [], skipped: [] }
  for (const { variant, quantity: asked, variantId } of wanted) {
    const line = { sku: variant.sku, name: fullName(variant, viewer.locale) }
    const outcome = outcomes.get(variantId) ?? { skipped: 'gone' as const }
    if ('quantity' in outcome) filled.added.push({ ...line, asked, quantity: outcome.quantity })
    else if (outcome.skipped !== 'service')
      filled.skipped.push({ ...line, reason: outcome.skipped })
  }
  return filled
}
