import type { Cart } from '@tsiran/contract/cart'
import type { Db } from '@tsiran/db/database'
import { DomainError, fieldError } from '../errors.ts'
import { quantityProblem, unitPrice } from './cart.ts'
import type { CartViewer } from './cart-view.ts'
import type { CartOwner } from './owner.ts'
import { insertLine, selectOffers, type OfferRow } from './queries.ts'
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
  const added = await insertLine(db, owner, {
    productId: offer.product_id,
    variantId: offer.variant_id,
    quantity: line.quantity,
    price: unitPrice(offer, viewer.buyer),
    boxPrice: offer.box_price,
    locale: viewer.locale,
  })
  if (!added) throw new DomainError('already_in_cart')
  return readCart(db, owner, viewer)
}

function chooseOffer(offers: OfferRow[], variantId: number | undefined): OfferRow {
  const [first] = offers
  if (!first || first.status === 'hidden') throw new DomainError('not_found')
  if (first.status === 'service') throw new DomainError('line_locked')
  if (first.type === 'simple') return first
  const chosen = offers.find((offer) => offer.variant_id === variantId)
  if (!chosen) throw fieldError('selected_configurable_option', 'required')
  return chosen
}
