import { attributePrefix } from '@tsiran/contract/admin/import-fields'
import type { ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { VariantChange } from '@tsiran/contract/admin/variant-shapes'
import {
  contentUnits,
  maxPictures,
  maxProductTexts,
  maxTolerance,
  productUnits,
} from '@tsiran/contract/admin/product-choices'
import { maxPieces } from '@tsiran/contract/limits'
import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { isMediaKey } from '../products/check-fields.ts'
import { folderPicture } from '../media-library/known-pictures.ts'
import { sanitiseHtml } from '../shared/sanitise.ts'
import { tidyLines } from '../shared/text.ts'
import {
  CellProblemError,
  flagOf,
  linesOf,
  partsOf,
  textOf,
  wholeOf,
  wholeOrNone,
  wordOf,
} from './cell-values.ts'
import type { ImportedRow } from './kind.ts'
import type { Lookups } from './lookups.ts'
import { readOffer } from './plan-prices.ts'
import type { Offer } from './offer.ts'
import { codeOf, isAttribute } from './product-fields.ts'
import { textFields, type SheetProduct, type SheetVariant } from './product-cells.ts'

const textReaders = {
  name: (cell: string) => textOf(cell, maxProductTexts.name),
  short_description: (cell: string) => linesOf(cell, maxProductTexts.shortDescription),
  description: (cell: string) => linesOf(cell, maxProductTexts.description),
}

/** The product's own fields that a row changes; `now` is undefined for a new one. */
export function readProductRow(
  row: ImportedRow,
  now: SheetProduct | undefined,
  lookups: Lookups,
): ProductChange {
  const change: ProductChange = {}
  for (const field of textFields) {
    const texts = readText(row, field, now)
    if (texts) change[field] = texts
  }
  /** Reads a cell that differs from what the shop has. */
  const differing = <T>(field: string, reading: (cell: string) => T): T | undefined => {
    const cell = row.cell(field)
    if (cell === undefined || cell.trim() === (now?.cells.get(field) ?? '')) return undefined
    return row.read(field, () => reading(cell))
  }
  const categories = differing('category', (cell) => partsOf(cell).map(lookups.category))
  if (categories) change.category_ids = [...new Set(categories)]
  const brand = differing('brand', (cell) => (cell.trim() === '' ? null : lookups.brand(cell)))
  if (brand !== undefined) change.brand_id = brand
  const unit = differing('unit', (cell) =>
    cell.trim() === '' ? undefined : wordOf(cell, productUnits),
  )
  if (unit) change.unit = unit
  const status = differing('status', (cell) => readStatus(cell))
  if (status) change.status = status
  const chilled = differing('chilled', (cell) => (cell.trim() === '' ? undefined : flagOf(cell)))
  if (chilled !== undefined && chilled !== (now?.cells.get('chilled') === 'yes'))
    change.chilled = chilled
  const images = differing('images', imagesReader(row, lookups))
  if (images) change.images = images
  const values = readValues(row, now, lookups)
  if (values) change.values = values
  return change
}

const readStatus = (cell: string) =>
  cell.trim() === '' ? undefined : wordOf(cell, ['published', 'hidden'])

/** Reads keys of pictures that the shop has, or that the folder may have for the row's sku; an empty cell leaves them. */
const imagesReader =
  (row: ImportedRow, { pictures }: Lookups) =>
  (cell: string): string[] | undefined => {
    const keys = [...new Set(partsOf(cell))]
    if (keys.length > maxPictures) throw new CellProblemError('tooBig', { limit: maxPictures })
    const own = folderPicture(row.cell('sku')?.trim() ?? '')
    const key = keys.find((one) => !pictures.has(one) && !(one === own && isMediaKey(one)))
    if (key !== undefined) throw new CellProblemError('unknownPicture', { key: key.slice(0, 200) })
    return keys.length === 0 ? undefined : keys
  }

/** A text with the languages that the row changes; undefined where it changes none. */
function readText(
  row: ImportedRow,
  field: (typeof textFields)[number],
  now: SheetProduct | undefined,
): Text | undefined {
  const own = (locale: string) => now?.cells.get(`${field}_${locale}`) ?? ''
  const texts = Object.fromEntries(locales.map((locale) => [locale, own(locale)])) as Text
  let differs = false
  for (const locale of locales) {
    const cell = row.cell(`${field}_${locale}`)
    if (cell === undefined || tidyLines(cell) === tidyLines(texts[locale])) continue
    const text = row.read(`${field}_${locale}`, () => textReaders[field](cell))
    if (text === undefined || text === textReaders[field](texts[locale])) continue
    if (field === 'description' && sanitiseHtml(text) === texts[locale]) continue
    texts[locale] = text
    differs = true
  }
  return differs ? texts : undefined
}

/** All values of attributes, where the row changes one; options that choose a variant are none of them. */
function readValues(
  row: ImportedRow,
  now: SheetProduct | undefined,
  lookups: Lookups,
): ProductChange['values'] {
  const cells = new Map([...(now?.cells ?? [])].filter(([field]) => isAttribute(field)))
  let differs = false
  for (const field of row.fields.filter(isAttribute)) {
    const cell = row.cell(field)!
    if (now?.superAttributes.includes(codeOf(field))) continue
    if (tidyLines(cell) === tidyLines(cells.get(field) ?? '')) continue
    cells.set(field, cell)
    differs = true
  }
  if (!differs) return undefined
  const values: NonNullable<ProductChange['values']> = []
  for (const code of new Set([...cells.keys()].map(codeOf))) {
    const first = [...cells.keys()].find((field) => codeOf(field) === code)!
    row.read(first, () => {
      const attribute = lookups.attribute(code)
      if (attribute.type === 'text') {
        const text = (locale: string) =>
          textOf(cells.get(`${attributePrefix}${code}:${locale}`) ?? '', 2_000)
        const texts = Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Text
        if (Object.values(texts).some(Boolean))
          values.push({ attribute_id: attribute.id, text: texts })
        return
      }
      const parts = partsOf(cells.get(first)!)
      if (attribute.type === 'select' && parts.length > 1) throw new CellProblemError('oneOption')
      for (const part of new Set(parts))
        values.push({ attribute_id: attribute.id, option_id: lookups.option(attribute, part) })
    })
  }
  return values
}

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
