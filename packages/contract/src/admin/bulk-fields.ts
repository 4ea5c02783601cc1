import { locales, type Locale } from '../locale.ts'
import {
  contentUnits,
  maxPrice,
  maxProductTexts,
  maxTolerance,
  productUnits,
  type ContentUnit,
} from './product-shapes.ts'

export const bulkOps = [
  'set',
  'add',
  'remove',
  'move',
  'percent',
  'round',
  'replace',
  'clear',
] as const
export type BulkOp = (typeof bulkOps)[number]

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
}

const drams = (empty: boolean) =>
  ({ of: 'variant', kind: 'number', empty, min: 1, max: maxPrice }) as const
const pieces = (empty: boolean, min: number) =>
  ({ of: 'variant', kind: 'number', empty, min, max: 1_000_000 }) as const

const columns = {
  price: drams(false),
  old_price: drams(true),
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

const opsOf: Readonly<Record<BulkFieldKind, readonly BulkOp[]>> = {
  number: ['set', 'add', 'percent', 'round', 'clear'],
  code: ['set', 'clear'],
  text: ['set', 'add', 'replace', 'clear'],
  html: ['replace', 'clear'],
  choice: ['set'],
  reference: ['set', 'clear'],
  references: ['move', 'add', 'remove', 'set'],
  content: ['set', 'clear'],
  attribute: ['set', 'add', 'remove', 'clear'],
}

/** What can be done with a field; a field that is never empty is not cleared. */
export const opsFor = ({ kind, empty }: BulkField): BulkOp[] =>
  opsOf[kind].filter((op) => op !== 'clear' || empty)

/** Why a value cannot be written. */
export const bulkProblems = [
  'required',
  'invalid',
  'negative',
  'too_small',
  'too_large',
  'too_long',
  'old_price_low',
  'box_incomplete',
  'box_step',
  'barcode_taken',
  'unknown',
  'weighed',
  'not_weighed',
  'weighed_in_part',
  'weighed_box',
  'service',
  'no_category',
  'no_name',
] as const
export type BulkProblem = (typeof bulkProblems)[number]

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 2_147_483_647
const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= 50 &&
  value.every(isId) &&
  new Set(value).size === value.length
const isText3 = (value: unknown): value is Record<Locale, string> =>
  typeof value === 'object' &&
  value !== null &&
  locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')

/** What is wrong with a field's value by itself; undefined for nothing. Whether references exist is not looked at. */
export function valueProblem(field: BulkField, value: BulkValue): BulkProblem | undefined {
  const { kind, empty, max = Infinity, choices } = field
  if (value === null || value === '') return empty ? undefined : 'required'
  switch (kind) {
    case 'number':
      return numberProblem(field, value)
    case 'content': {
      const { amount, unit } = value as Partial<Content>
      if (!contentUnits.includes(unit as ContentUnit)) return 'invalid'
      return numberProblem(field, amount ?? '')
    }
    case 'code':
      return typeof value === 'string' && /^[0-9A-Za-z-]{4,40}$/.test(value) ? undefined : 'invalid'
    case 'text':
    case 'html':
      if (typeof value !== 'string') return 'invalid'
      return value.length > max ? 'too_long' : undefined
    case 'choice':
      return choices?.includes(value as string) ? undefined : 'invalid'
    case 'reference':
      return isId(value) ? undefined : 'invalid'
    case 'references':
      if (!isIds(value)) return 'invalid'
      return value.length === 0 && !empty ? 'required' : undefined
    case 'attribute':
      if (isIds(value)) return undefined
      if (!isText3(value)) return 'invalid'
      return locales.some((locale) => value[locale].length > max) ? 'too_long' : undefined
  }
}

function numberProblem(
  { min = 0, max = Infinity }: BulkField,
  value: BulkValue,
): BulkProblem | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'invalid'
  if (value < 0) return 'negative'
  if (value < min) return 'too_small'
  return value > max ? 'too_large' : undefined
}
