import { locales, type Locale } from '../locale.ts'
import {
  maxPrice,
  maxProductTexts,
  maxTolerance,
  productUnits,
  type ContentUnit,
} from './product-choices.ts'

/** What one piece holds. */
export interface Content {
  amount: number
  unit: ContentUnit
}
/** A field's value: drams, pieces, a text, a choice, ids of categories or options, contents, a text in all languages. */
export type BulkValue =
  | number
  | string
  | readonly number[]
  | Content
  | Record<Locale, string>
  | null

export type BulkFieldKind =
  | 'number'
  | 'code'
  | 'text'
  | 'html'
  | 'choice'
  | 'reference'
  | 'references'
  | 'content'
  | 'attribute'

/** A field that many products are changed in at once, and that a grid shows as a column. */
export interface BulkField {
  of: 'product' | 'variant'
  kind: BulkFieldKind
  /** Whether the field may be empty. */
  empty: boolean
  /** Bounds of a number; the longest text in characters. */
  min?: number
  max?: number
  choices?: readonly string[]
  /** Whether it can become what the price is before the edit. */
  takesPrice?: boolean
}

const drams = (empty: boolean) =>
  ({ of: 'variant', kind: 'number', empty, min: 1, max: maxPrice }) as const
const pieces = (empty: boolean, min: number) =>
  ({ of: 'variant', kind: 'number', empty, min, max: 1_000_000 }) as const

const columns = {
  price: drams(false),
  old_price: { ...drams(true), takesPrice: true },
  company_price: drams(true),
  box_qty: pieces(true, 2),
  box_price: drams(true),
  min_qty: pieces(false, 1),
  /** Weighed products have both, and their price follows from them; grams and drams. */
  portion_grams: pieces(true, 1),
  price_per_kg: drams(true),
  /** Weighed products alone: percent. */
  tolerance_pct: { of: 'variant', kind: 'number', empty: false, min: 0, max: maxTolerance },
  barcode: { of: 'variant', kind: 'code', empty: true, max: 40 },
  content: { of: 'variant', kind: 'content', empty: true, min: 1, max: 1_000_000 },
  low_mark: pieces(true, 0),
  shelf_place: { of: 'variant', kind: 'text', empty: true, max: 40 },
  supplier_code: { of: 'variant', kind: 'text', empty: true, max: 100 },
  chilled: { of: 'product', kind: 'choice', empty: false, choices: ['yes', 'no'] },
  status: { of: 'product', kind: 'choice', empty: false, choices: ['published', 'hidden'] },
  unit: { of: 'product', kind: 'choice', empty: false, choices: productUnits },
  brand_id: { of: 'product', kind: 'reference', empty: true },
  /** The first is the main one. */
  category_ids: { of: 'product', kind: 'references', empty: false },
  position: { of: 'product', kind: 'number', empty: false, min: 0, max: 2_000_000_000 },
} as const satisfies Record<string, BulkField>

/** Texts in each language: `name.hy`. */
export const bulkTexts = {
  name: { kind: 'text', max: maxProductTexts.name },
  short_description: { kind: 'text', max: maxProductTexts.shortDescription },
  description: { kind: 'html', max: maxProductTexts.description },
  meta_title: { kind: 'text', max: maxProductTexts.metaTitle },
} as const
export type BulkText = keyof typeof bulkTexts

const texts: Record<string, BulkField> = Object.fromEntries(
  (Object.keys(bulkTexts) as BulkText[]).flatMap((column) =>
    locales.map((locale) => [
      `${column}.${locale}`,
      { of: 'product', empty: column !== 'name', ...bulkTexts[column] } satisfies BulkField,
    ]),
  ),
)

/** Every field by its name, attributes left out. */
export const bulkFields: Readonly<Record<string, BulkField>> = { ...columns, ...texts }

/** A field by its name; `attribute.7` is the attribute with that id. Undefined for a name that is no field. */
export function bulkField(name: string): BulkField | undefined {
  if (/^attribute\.[1-9]\d{0,8}$/.test(name))
    return { of: 'product', kind: 'attribute', empty: true, max: 2_000 }
  return Object.hasOwn(bulkFields, name) ? bulkFields[name] : undefined
}
