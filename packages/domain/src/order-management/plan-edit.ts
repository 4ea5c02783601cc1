import { lineTotal, unitPrice } from '../cart/cart.ts'
import type { OrderableVariant } from '../cart/cart-rows.ts'
import { fieldError } from '../errors.ts'
import { linesLeft, priceOfPieces } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { pricesOf } from '../orders/prices-of-order.ts'

/** A variant of the order as it is to be. */
export interface WantedLine {
  variant_id: number
  /** Pieces. */
  quantity: number
}

/** Why a line cannot be as it is wanted. */
export type LineProblem = 'out_of_stock' | 'min_qty' | 'gone'

/** A line before and after an edit. Pieces and drams. */
export interface EditedLine {
  variant: OrderableVariant
  /** Undefined for a new one. */
  line: OrderLineRow | undefined
  before: number
  after: number
  unit: number
  total: number
  problem: LineProblem | null
}

export interface EditPlan {
  lines: EditedLine[]
  /** True where no piece is left: that is to cancel the order. */
  isEmpty: boolean
  sub_total: number
  grand_total: number
}

type Variants = ReadonlyMap<number, OrderableVariant>

/**
 * What an edit makes of an order. Pieces that stay, and pieces that are added to a line, cost what the line was ordered at; new
 * lines cost today's price for the buyer. The service line, and lines whose variant was deleted, stay as they are. Refuses with
 * `validation_failed` where a variant is unknown or named twice.
 */
export function planEdit(
  order: OrderRow,
  wanted: readonly WantedLine[],
  variants: Variants,
): EditPlan {
  const pieces = new Map(wanted.map(({ variant_id, quantity }) => [variant_id, quantity]))
  if (pieces.size < wanted.length) throw fieldError('lines', 'invalid')
  const untouched = linesLeft(order).filter(
    ({ stocked, variant_id }) => !stocked || variant_id === null,
  )
  const present = editableLines(order).map((line) =>
    editLine(variants.get(line.variant_id)!, line, pieces.get(line.variant_id) ?? 0),
  )
  const known = new Set([
    ...present.map(({ variant }) => variant.variant_id),
    ...untouched.map(({ variant_id }) => variant_id),
  ])
  const added = wanted.filter(({ variant_id, quantity }) => quantity > 0 && !known.has(variant_id))
  const lines = [...present, ...added.map((line) => addLine(order, line, variants))]
  const sub_total = [...lines, ...untouched].reduce((sum, { total }) => sum + total, 0)
  const isEmpty =
    lines.every(({ after }) => after === 0) && untouched.every(({ stocked }) => !stocked)
  return { lines, isEmpty, sub_total, grand_total: sub_total + order.shipping_amount }
}

/** The lines of an order that an edit can name. */
export const editableLines = (order: OrderRow): (OrderLineRow & { variant_id: number })[] => {
  const ids = new Set(linesLeft(order).map(({ id }) => id))
  return order.lines.filter(
    (line): line is OrderLineRow & { variant_id: number } =>
      ids.has(line.id) && line.stocked && line.variant_id !== null,
  )
}

function editLine(variant: OrderableVariant, line: OrderLineRow, after: number): EditedLine {
  const before = line.quantity - line.canceled
  const total = after === before ? line.total : priceOfPieces(line, after)
  return {
    variant,
    line,
    before,
    after,
    unit: line.unit_price,
    total,
    problem: problemOf(variant, before, after),
  }
}

function addLine(
  order: OrderRow,
  { variant_id, quantity }: WantedLine,
  variants: Variants,
): EditedLine {
  const variant = variants.get(variant_id)
  if (!variant) throw fieldError('lines', 'invalid')
  const unit = unitPrice(variant, pricesOf(order))
  const total = lineTotal(quantity, unit, variant)
  return {
    variant,
    line: undefined,
    before: 0,
    after: quantity,
    unit,
    total,
    problem: problemOf(variant, 0, quantity),
  }
}

function problemOf(
  { status, min_qty, qty }: OrderableVariant,
  before: number,
  after: number,
): LineProblem | null {
  if (after === before) return null
  if (after > before && status !== 'published') return 'gone'
  if (after % min_qty !== 0) return 'min_qty'
  return after - before > qty ? 'out_of_stock' : null
}
