import { hasCompanyPrices, type PriceViewer } from '../shared/viewer.ts'

/** Price and stock of a variant. Money in drams, quantities in pieces. */
export interface Offer {
  price: number
  company_price: number | null
  /** Stock. */
  qty: number
  min_qty: number
  box_qty: number | null
  box_price: number | null
}

/** Drams for one unit: the company price, if any, for a company's users, else the regular price (R3). */
export const unitPrice = (
  offer: Pick<Offer, 'price' | 'company_price'>,
  viewer: PriceViewer,
): number => (hasCompanyPrices(viewer) ? (offer.company_price ?? offer.price) : offer.price)

/**
 * Drams for `quantity` pieces: each full box at the box price where that is cheaper, the rest by the unit (R4).
 */
export function lineTotal(
  quantity: number,
  unit: number,
  { box_qty, box_price }: Pick<Offer, 'box_qty' | 'box_price'>,
): number {
  if (box_qty === null || box_price === null) return quantity * unit
  const boxes = Math.floor(quantity / box_qty)
  return boxes * Math.min(box_price, box_qty * unit) + (quantity % box_qty) * unit
}

/**
 * The problem of a quantity (R6); undefined for none. `min_qty` divides `box_qty`, so one step serves both.
 * `max` is the buyer's limit in pieces (R47).
 */
export function quantityProblem(
  quantity: number,
  offer: Pick<Offer, 'qty' | 'min_qty'>,
  max?: number,
): QuantityProblem | undefined {
  const { qty, min_qty } = offer
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity % min_qty !== 0)
    return { key: 'quantityStep', values: { step: min_qty } }
  if (quantity > qty) return { key: 'quantityStock', values: { stock: qty } }
  if (quantity > allowed(offer, max))
    return { key: 'quantityLimit', values: { max: orderable(offer, max) } }
  return undefined
}

export interface QuantityProblem {
  key: 'quantityStep' | 'quantityStock' | 'quantityLimit'
  values: Record<string, number>
}

/** The stock, or the buyer's limit where that is smaller; one pack is always allowed. */
const allowed = (
  { qty, min_qty }: Pick<Offer, 'qty' | 'min_qty'>,
  max = Number.POSITIVE_INFINITY,
): number => Math.min(qty, Math.max(max, min_qty))

/** The largest quantity that can be ordered: the stock, or the buyer's limit, down to a full pack. */
export function orderable(offer: Pick<Offer, 'qty' | 'min_qty'>, max?: number): number {
  const pieces = allowed(offer, max)
  return pieces - (pieces % offer.min_qty)
}

/** Fits a quantity to full packs within the stock, at least one pack; 0 when less than a pack is left. */
export const fitQuantity = (
  wanted: number,
  offer: Pick<Offer, 'qty' | 'min_qty'>,
  max?: number,
): number =>
  Math.min(Math.max(offer.min_qty, wanted - (wanted % offer.min_qty)), orderable(offer, max))
