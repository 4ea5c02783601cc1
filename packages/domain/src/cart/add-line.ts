import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { DomainError, fieldError } from '../errors.ts'
import { quantityProblem, unitPrice } from './cart.ts'
import { viewCart } from './cart-view.ts'
import { serviceTotal } from './price-cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { insertLine } from './insert-lines.ts'
import { selectOffers } from './find-variants.ts'
import type { OrderableVariant } from './cart-rows.ts'
import { readCart } from './read-cart.ts'

export interface NewLine {
  productId: number
  /** The chosen variant of a configurable product. */
  variantId: number | undefined
  /** Pieces. */
  quantity: number
}

/**
 * Adds a product to the owner's cart and returns the cart. Refuses with `not_found`, `line_locked` (the service line),
 * `validation_failed` (quantity, or no variant chosen), `already_in_cart` (R6; R7; R8) and `cart_full` (R47).
 */
export async function addLine(
  db: Db,
  owner: CartOwner,
  line: NewLine,
  viewer: Viewer,
): Promise<Cart | null> {
  const offer = chooseOffer(await selectOffers(db, line.productId), line.variantId)
  const problem = quantityProblem(line.quantity, offer, viewer.maxQuantity)
  if (problem) throw fieldError('quantity', problem.key, problem.values)
  const { quantity } = line
  const { product_id, variant_id, box_price, box_qty, service, delivery } = offer
  const price = unitPrice(offer, viewer)
  const seenService = service && serviceTotal(service, viewer)
  const row = { product_id, variant_id, quantity, price, box_price, box_qty }
  const added = await insertLine(db, {
    owner,
    line: row,
    locale: viewer.locale,
    service: seenService,
  })
  if (!added) throw new DomainError('already_in_cart')
  if (!added.is_new_cart) return readCart(db, owner, viewer)
  const only = {
    ...offer,
    item_id: added.item_id,
    quantity,
    seen_price: price,
    seen_box_price: box_price,
    seen_box_qty: box_qty,
    substitution: null,
    substitute_variant_id: null,
    substitute: null,
  }
  return viewCart(
    { ...noSteps, id: added.cart_id, lines: [only], service, delivery, seen_service: seenService },
    viewer,
  )
}

/** Checkout steps of a new cart. */
const noSteps = {
  lost: [],
  shipping_rate: null,
  shipping_free_from: null,
  seen_shipping: null,
  shipping_title: null,
  shipping_method: null,
  payment_method: null,
  substitution: null,
}

function chooseOffer<Row extends OrderableVariant>(
  offers: readonly Row[],
  variantId: number | undefined,
): Row {
  const [first] = offers
  if (!first || first.status === 'hidden') throw new DomainError('not_found')
  if (first.status === 'service') throw new DomainError('line_locked')
  if (first.type === 'simple') return first
  const chosen = offers.find((offer) => offer.variant_id === variantId)
  if (!chosen) throw fieldError('selected_configurable_option', 'required')
  return chosen
}
