import { locales, type Locale } from '../locale.ts'
import { contentUnits, type ContentUnit } from './product-choices.ts'
import type { Content, BulkValue, BulkField } from './bulk-fields.ts'

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
