import { attributePrefix, variantFileColumns } from '@tsiran/contract/admin/import-fields'
import { locales } from '@tsiran/contract/locale'
import { joinParts } from './cell-values.ts'
import type { Options, VariantRow, ProductRow } from './sheet-product-row.ts'

type Cells = ReadonlyMap<string, string>

/** A variant as a sheet's row. */
export interface SheetVariant {
  id: number
  version: number
  sku: string
  qty: number
  cells: Cells
}

/** A product as a sheet's rows: one for a simple product, else one for the product and one for each variant. */
export interface SheetProduct {
  id: number
  version: number
  type: 'simple' | 'configurable'
  sku: string
  /** Attributes whose options choose a variant, by code. */
  superAttributes: string[]
  /** The product's own cells; a simple product's has its variant's besides. */
  cells: Cells
  variants: SheetVariant[]
}

/** Texts of a product, in each language. */
export const textFields = ['name', 'short_description', 'description'] as const

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** A stored product as the cells of a sheet. */
export function toSheet(row: ProductRow): SheetProduct {
  const { id, version, type, sku, variants } = row
  const own = new Map<string, string>([['sku', sku]])
  for (const field of textFields)
    for (const locale of locales) own.set(`${field}_${locale}`, row[field][locale])
  own.set('category', joinParts(row.categories))
  own.set('brand', text(row.brand))
  own.set('unit', row.unit)
  own.set('status', row.status)
  own.set('chilled', row.chilled ? 'yes' : 'no')
  own.set('images', joinParts(row.images))
  addOptions(own, row.options)
  for (const [code, texts] of Object.entries(row.texts ?? {}))
    for (const locale of locales) own.set(`${attributePrefix}${code}:${locale}`, texts[locale])
  const sheetVariants = variants.map((variant) => toVariant(variant, sku))
  if (type === 'simple')
    for (const [field, value] of sheetVariants[0]?.cells ?? [])
      if (!own.has(field)) own.set(field, value)
  own.delete('parent_sku')
  return {
    id,
    version,
    type,
    sku,
    superAttributes: row.super_attributes,
    cells: own,
    variants: sheetVariants,
  }
}

function toVariant(variant: VariantRow, parent: string): SheetVariant {
  const cells = new Map<string, string>([
    ['sku', variant.sku],
    ['parent_sku', parent],
  ])
  for (const field of variantFileColumns) cells.set(field, text(variant[field]))
  cells.set('images', joinParts(variant.images))
  addOptions(cells, variant.options)
  const { id, version, sku, qty } = variant
  return { id, version, sku, qty, cells }
}

function addOptions(cells: Map<string, string>, options: Options | null): void {
  for (const [code, chosen] of Object.entries(options ?? {}))
    cells.set(`${attributePrefix}${code}`, joinParts(chosen))
}
