/** Allowed quantities: positive multiples of `step` up to `max` pieces (R6). */
export interface QuantityRule {
  step: number
  max: number
}

/** Pieces of a quantity that no stock limits. */
export const maxTypedQuantity = 999_999

/** The rule for selling by the piece or the pack. */
export const pieceRule = (offer: { min_qty: number; qty: number }): QuantityRule => ({
  step: Math.max(1, offer.min_qty),
  max: offer.qty,
})

/** The rule for selling by the box, or null where there are no boxes or less than one is left. */
export function boxRule(offer: {
  box_qty: number | null
  box_price: number | null
  qty: number
}): QuantityRule | null {
  if (!offer.box_qty || offer.box_price === null || offer.qty < offer.box_qty) return null
  return { step: offer.box_qty, max: offer.qty }
}

/** The maximum quantity that can be bought; 0 when not even one step is in stock. */
export const maxQuantity = ({ step, max }: QuantityRule): number =>
  Math.max(0, Math.floor(max / step) * step)

/** Brings any typed number onto the nearest allowed quantity: never below one step, never above stock. */
export function snapQuantity(value: number, rule: QuantityRule): number {
  const { step } = rule
  if (Number.isNaN(value) || value <= 0) return step
  const nearest = value === Infinity ? Infinity : Math.round(value / step) * step
  return Math.max(step, Math.min(nearest, maxQuantity(rule)))
}

/** The next allowed quantity above, or the same at the top. */
export function increaseQuantity(value: number, rule: QuantityRule): number {
  return snapQuantity((Math.floor(value / rule.step) + 1) * rule.step, rule)
}

/** The next allowed quantity below, or the same at the bottom. */
export function decreaseQuantity(value: number, rule: QuantityRule): number {
  return snapQuantity((Math.ceil(value / rule.step) - 1) * rule.step, rule)
}

/** Parses a typed quantity; NaN for anything but digits. */
export function readQuantity(text: string): number {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}
