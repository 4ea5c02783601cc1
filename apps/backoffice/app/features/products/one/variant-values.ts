import type { AdminVariant, VariantChange } from '@tsiran/contract/admin/variant-shapes'
import { defaultTolerance, type ContentUnit } from '@tsiran/contract/admin/product-choices'
import { isSame } from '@tsiran/ui/save-bar/changes'

/** A variant as the form holds it: drams, pieces, grams and millilitres; null where nothing is written. */
export interface VariantValues {
  /** Absent until it is stored. */
  id?: number
  sku: string
  barcode: string
  price: number | null
  old_price: number | null
  company_price: number | null
  min_qty: number | null
  box_qty: number | null
  box_price: number | null
  content_amount: number | null
  content_unit: ContentUnit | null
  portion_grams: number | null
  price_per_kg: number | null
  tolerance_pct: number | null
  shelf_place: string
  low_mark: number | null
  supplier_code: string
  external_id: string
  options: { attribute_id: number; option_id: number }[]
  images: string[]
  /** Pieces in stock of a new variant; a stored one has what the ledger says. */
  qty: number
}

export const emptyVariant: VariantValues = {
  sku: '',
  barcode: '',
  price: null,
  old_price: null,
  company_price: null,
  min_qty: 1,
  box_qty: null,
  box_price: null,
  content_amount: null,
  content_unit: null,
  portion_grams: null,
  price_per_kg: null,
  tolerance_pct: defaultTolerance,
  shelf_place: '',
  low_mark: null,
  supplier_code: '',
  external_id: '',
  options: [],
  images: [],
  qty: 0,
}

/** A stored variant in the form's shape. */
export function variantValues(variant: AdminVariant): VariantValues {
  const { version: _version, unit_price: _unitPrice, ...fields } = variant
  return {
    ...fields,
    company_price: fields.company_price ?? null,
    barcode: fields.barcode ?? '',
    external_id: fields.external_id ?? '',
  }
}

/** Empty texts of these are none. */
const optional = new Set(['barcode', 'external_id'])
const needed = new Set(['price', 'tolerance_pct'])

/**
 * What to send of a variant: the fields that differ from what was read, or everything of a new one. Stock is sent for a new one
 * alone.
 */
export function variantChange(
  before: VariantValues | undefined,
  after: VariantValues,
): VariantChange {
  const { id, qty, ...fields } = after
  const changed = Object.entries(fields).filter(
    ([name, value]) => !before || !isSame(before[name as keyof VariantValues], value),
  )
  const change = Object.fromEntries(
    changed.flatMap(([name, value]): [string, unknown][] => {
      if (optional.has(name)) return [[name, String(value).trim() || null]]
      if (name === 'min_qty') return [[name, value ?? 1]]
      // What has no price yet is refused by the form, as weighed products without a tolerance are.
      return needed.has(name) && value === null ? [] : [[name, value]]
    }),
  )
  return { ...(id === undefined ? { qty } : { id }), ...change }
}
