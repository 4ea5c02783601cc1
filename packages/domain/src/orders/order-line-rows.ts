import type { PickState } from '@tsiran/contract/admin/pick-line-shapes'
import type { Substitution } from '@tsiran/db/tables/carts'
import type { LineSnapshot } from '../shared/line-snapshot.ts'

/** A line as it is ordered. */
export interface NewOrderLine extends LineSnapshot {
  box_qty: number | null
  /** Drams for a box. */
  box_price: number | null
  /** False for a line that takes no stock. */
  stocked: boolean
  /** Of weighed products: grams of a portion, drams of a kilogram, and percent by which the weight may differ. */
  portion_grams?: number | null
  price_per_kg?: number | null
  tolerance_pct?: number | null
  /** What to do where it is not there; null for the order's wish. */
  substitution?: Substitution | null
  /** The variant that the buyer names in its place. */
  substitute_variant_id?: number | null
  /** Whether somebody of age has to take it. */
  age_restricted?: boolean
}

/** A line of a placed order. `quantity` stays what was ordered; `total` is what the pieces that are left cost. */
export interface OrderLineRow extends Required<NewOrderLine> {
  id: number
  position: number
  /** Pieces that were taken away since. */
  canceled: number
  /** What the picker found; applied at the settlement. */
  pick_state: PickState | null
  picked_quantity: number | null
  picked_grams: number | null
  /** The buyer was asked about it and agreed. */
  pick_agreed: boolean
  /** Pieces and drams before the settlement; null until then. */
  agreed_quantity: number | null
  agreed_total: number | null
  /** The line that this one is a substitute of. */
  replaces_id: number | null
}
