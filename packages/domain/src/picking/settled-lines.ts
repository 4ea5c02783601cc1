import { perLocale } from '@tsiran/contract/map-text'
import { optionsText } from '../cart/orderable-variant.ts'
import type { LineChanges } from '../orders/change-lines.ts'
import type { AddedLine, SettlementPlan } from './plan-settlement.ts'

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

const newLine = ({ line, substitute, pieces, grams, unit, total }: AddedLine) => {
  const { variant } = substitute
  return {
    product_id: variant.product_id,
    variant_id: variant.variant_id,
    sku: variant.sku,
    name: variant.name,
    options: perLocale((locale) => optionsText(variant, locale)),
    url_key: variant.url_key,
    image: variant.media,
    quantity: pieces,
    unit_price: unit,
    box_qty: variant.box_qty,
    box_price: variant.box_price,
    total,
    stocked: true,
    portion_grams: variant.portion_grams,
    price_per_kg: variant.price_per_kg,
    tolerance_pct: variant.portion_grams === null ? null : variant.tolerance_pct,
    pick_state: 'found',
    picked_quantity: pieces,
    picked_grams: grams,
    agreed_quantity: 0,
    agreed_total: 0,
    replaces_id: line.id,
    age_restricted: variant.age_restricted,
  }
}
