import { attributePrefix } from '@tsiran/contract/admin/import-fields'
import type { VariantChange } from '@tsiran/contract/admin/variant-shapes'
import { contentUnits, maxTolerance } from '@tsiran/contract/admin/product-choices'
import { maxPieces } from '@tsiran/contract/limits'
import { CellProblemError, wholeOf, wholeOrNone, wordOf } from './cell-values.ts'
import type { ImportedRow } from './kind.ts'
import type { Lookups } from './lookups.ts'
import { readOffer } from './plan-prices.ts'
import type { Offer } from './offer.ts'
import { codeOf } from './product-fields.ts'
import type { SheetVariant } from './product-cells.ts'
import { imagesReader } from './product-rows.ts'

/** A variant's fields that a row changes; `now` is undefined for a new one. */
export function readVariantRow(
  row: ImportedRow,
  now: SheetVariant | undefined,
  { superAttributes, hasImages }: { superAttributes: readonly string[]; hasImages: boolean },
  lookups: Lookups,
): VariantChange {
  const change: VariantChange = readOffer(row, now && offerOf(now))
  const differing = <T>(field: string, reading: (cell: string) => T): T | undefined => {
    const cell = row.cell(field)
    if (cell === undefined || cell.trim() === (now?.cells.get(field) ?? '')) return undefined
    return row.read(field, () => reading(cell))
  }
  // Later stock moves by the ledger alone.
  const qty = now ? undefined : differing('qty', (cell) => wholeOf(cell, { max: maxPieces }))
  if (qty !== undefined) change.qty = qty
  const barcode = differing('barcode', readBarcode)
  if (barcode !== undefined) change.barcode = barcode
  const amount = differing('content_amount', (cell) =>
    wholeOrNone(cell, { min: 1, max: maxPieces }),
  )
  if (amount !== undefined) change.content_amount = amount
  const unit = differing('content_unit', (cell) =>
    cell.trim() === '' ? null : wordOf(cell, contentUnits),
  )
  if (unit !== undefined) change.content_unit = unit
  const tolerance = differing('tolerance_pct', (cell) =>
    cell.trim() === '' ? undefined : wholeOf(cell, { max: maxTolerance }),
  )
  const grams = { portion_grams: now?.cells.get('portion_grams') || null, ...change }
  if (tolerance !== undefined && grams.portion_grams === null)
    row.refuse('tolerance_pct', 'notWeighed')
  else if (tolerance !== undefined) change.tolerance_pct = tolerance
  const content = {
    content_amount: now?.cells.get('content_amount') || null,
    content_unit: now?.cells.get('content_unit') || null,
    ...change,
  }
  if ((content.content_amount === null) !== (content.content_unit === null))
    row.refuse('content_amount', 'contentInPart')
  const images = hasImages ? differing('images', imagesReader(row, lookups)) : undefined
  if (images) change.images = images
  const options = readOptions(row, now, superAttributes, lookups)
  if (options) change.options = options
  return change
}

function readBarcode(cell: string): string | null {
  const text = cell.trim()
  if (text === '') return null
  if (!/^[0-9A-Za-z-]{4,40}$/.test(text)) throw new CellProblemError('barcode')
  return text
}

const offerOf = ({ cells }: SheetVariant): Offer => {
  const number = (field: string) => {
    const cell = cells.get(field) ?? ''
    return cell === '' ? null : Number(cell)
  }
  return {
    price: number('price') ?? 0,
    old_price: number('old_price'),
    company_price: number('company_price'),
    min_qty: number('min_qty') ?? 1,
    box_qty: number('box_qty'),
    box_price: number('box_price'),
    portion_grams: number('portion_grams'),
    price_per_kg: number('price_per_kg'),
  }
}

/** One option of each super attribute, where the row changes one or the variant is new. */
function readOptions(
  row: ImportedRow,
  now: SheetVariant | undefined,
  superAttributes: readonly string[],
  lookups: Lookups,
): VariantChange['options'] {
  const fields = superAttributes.map((code) => `${attributePrefix}${code}`)
  const cellOf = (field: string) => row.cell(field) ?? now?.cells.get(field) ?? ''
  const same = fields.every((field) => cellOf(field).trim() === (now?.cells.get(field) ?? ''))
  if (same && now) return undefined
  const options: NonNullable<VariantChange['options']> = []
  for (const field of fields)
    row.read(field, () => {
      const attribute = lookups.attribute(codeOf(field))
      if (cellOf(field).trim() === '') throw new CellProblemError('required')
      options.push({
        attribute_id: attribute.id,
        option_id: lookups.option(attribute, cellOf(field)),
      })
    })
  return fields.length === 0 ? undefined : options
}
