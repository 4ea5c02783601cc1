import { attributePrefix } from '@tsiran/contract/admin/import-fields'
import type { ProductChange } from '@tsiran/contract/admin/product-shapes'
import { maxPictures, maxProductTexts, productUnits } from '@tsiran/contract/admin/product-choices'
import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { isMediaKey } from '../products/check-fields.ts'
import { folderPicture } from '../media-library/known-pictures.ts'
import { sanitiseHtml } from '../shared/sanitise.ts'
import { tidyLines } from '../shared/text.ts'
import { CellProblemError, flagOf, linesOf, partsOf, textOf, wordOf } from './cell-values.ts'
import type { ImportedRow } from './kind.ts'
import type { Lookups } from './lookups.ts'
import { codeOf, isAttribute } from './product-fields.ts'
import { textFields, type SheetProduct } from './product-cells.ts'

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
export const imagesReader =
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
