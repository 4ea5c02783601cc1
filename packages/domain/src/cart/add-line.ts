import type { Cart } from '@tsiran/contract/cart'
import type { Db } from '@tsiran/db/database'
import { DomainError, fieldError } from '../errors.ts'
import { quantityProblem, unitPrice } from './cart.ts'
import { viewCart, type CartViewer } from './cart-view.ts'
import type { CartOwner } from './owner.ts'
import { insertLine, selectOffers, type GoodsRow } from './queries.ts'
import { readCart } from './read-cart.ts'

export interface NewLine {
  productId: number
  /** The chosen variant of a configurable product. */
  variantId: number | undefined
  /** Pieces. */
  quantity: number
}

/**
 * Puts a product into the owner's cart and returns the cart. Refuses with `not_found`, `line_locked` (the service line),
 * `validation_failed` (quantity, or no variant chosen) and `already_in_cart` (decisions 6-8).
 */
export async function addLine(db: Db, owner: CartOwner, line: NewLine, viewer: CartViewer): Promise<Cart | null> {
  const offer = chooseOffer(await selectOffers(db, line.productId), line.variantId)
  const problem = quantityProblem(line.quantity, offer)
  if (problem) throw fieldError('quantity', problem.key, problem.values)
  const { quantity } = line
  const { product_id: productId, variant_id: variantId, box_price: boxPrice, service } = offer
  const price = unitPrice(offer, viewer.buyer)
  const added = await insertLine(db, owner, { productId, variantId, quantity, price, boxPrice, locale: viewer.locale })
  if (!added) throw new DomainError('already_in_cart')
  if (!added.alone) return readCart(db, owner, viewer)
  const row = { ...offer, item_id: added.item_id, quantity, seen_price: price, seen_box_price: boxPrice }
  return viewCart({ ...nothingChosen, id: added.cart_id, lines: [row], service }, viewer)
}

/** The steps of the checkout in a cart that was only just made. */
const nothingChosen = { shipping_rate: null, shipping_method: null, payment_method: null }

function chooseOffer<Row extends GoodsRow>(offers: readonly Row[], variantId: number | undefined): Row {
  const [first] = offers
  if (!first || first.status === 'hidden') throw new DomainError('not_found')
  if (first.status === 'service') throw new DomainError('line_locked')
  if (first.type === 'simple') return first
  const chosen = offers.find((offer) => offer.variant_id === variantId)
  if (!chosen) throw fieldError('selected_configurable_option', 'required')
  return chosen
}
