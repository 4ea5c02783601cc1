import type { LineChanges } from '../orders/change-lines.ts'
import { lineOfVariant } from '../orders/line-of-variant.ts'
import type { SettlementPlan } from './plan-settlement.ts'
import type { AddedLine } from './settled-pieces.ts'

/** The lines that a settlement changes, as the order stores them. */
export const changedLines = ({ lines }: SettlementPlan): LineChanges['changed'] =>
  lines.map(({ line: { id, quantity, canceled }, before, pieces, total }) => ({
    id,
    quantity: quantity + Math.max(pieces - before, 0),
    canceled: canceled + Math.max(before - pieces, 0),
    total,
  }))

/** The lines of substitutes, which nobody agreed to when the order was placed. */
export const addedLines = ({ added }: SettlementPlan) => added.map(newLine)

const newLine = ({ line, substitute: { variant }, pieces, grams, unit, total }: AddedLine) => ({
  ...lineOfVariant(variant, { quantity: pieces, unit_price: unit, total }),
  pick_state: 'found',
  picked_quantity: pieces,
  picked_grams: grams,
  agreed_quantity: 0,
  agreed_total: 0,
  replaces_id: line.id,
})
