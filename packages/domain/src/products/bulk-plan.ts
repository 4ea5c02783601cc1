import type { BulkCell, BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { bulkField, type BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { valueProblem, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { locales } from '@tsiran/contract/locale'
import { mapText } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'
import { sanitiseHtml } from '../shared/sanitise.ts'
import { tidy, tidyLines } from '../shared/text.ts'
import { applyOperation, offerGroups, offerProblems, type Outcome } from './bulk-values.ts'
import type { ProductState, Subject, VariantState } from './bulk-state.ts'
import { weighChanges } from './weigh-changes.ts'

/** A field that changes, or would if nothing were wrong. */
export interface Change {
  subject: Subject
  field: string
  before: BulkValue
  after: BulkValue
  problem?: BulkProblem
}

/** A cell that is not written for another reason than its value. */
export interface Refused {
  product_id: number
  variant_id: number | null
  sku: string
  field: string
  code: 'not_found' | 'version_conflict' | 'validation_failed'
  problem: BulkProblem | null
}

/** Equality of JSON values; the keys of contents and texts come in any order from the database. */
export const sameValue = (one: BulkValue, other: BulkValue): boolean =>
  stable(one) === stable(other)
const stable = (value: BulkValue): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : JSON.stringify(value)

/** What is wanted of each subject: the outcome by field. */
type Wanted = Map<Subject, Map<string, Outcome>>

function want(wanted: Wanted, subject: Subject, field: string, outcome: Outcome): void {
  const own = wanted.get(subject) ?? new Map<string, Outcome>()
  own.set(field, outcome)
  wanted.set(subject, own)
}

/** What operations change of products, one after the other: a percentage is rounded by the next operation. */
export function planOperations(
  products: Iterable<ProductState>,
  operations: readonly BulkOperation[],
): Change[] {
  const changes: Change[] = []
  for (const product of products) {
    const wanted: Wanted = new Map()
    for (const operation of operations) {
      const field = bulkField(operation.field)!
      for (const subject of field.of === 'product' ? [product] : product.variants) {
        const former = wanted.get(subject)?.get(operation.field)
        if (former && 'problem' in former) continue
        const current = former ? former.value : subject.values[operation.field]!
        want(wanted, subject, operation.field, applyOperation(field, operation, current))
      }
    }
    changes.push(...settle(product, wanted))
  }
  return changes
}

/** What single cells change: those of rows that are gone or have another version are refused. */
export function planCells(
  products: ReadonlyMap<number, ProductState>,
  cells: readonly (BulkCell & { product_id: number })[],
): { changes: Change[]; refused: Refused[] } {
  const wanted = new Map<ProductState, Wanted>()
  const refused: Refused[] = []
  for (const { product_id, variant_id = null, version, field, value } of cells) {
    const product = products.get(product_id)
    const subject =
      variant_id === null ? product : product?.variants.find(({ id }) => id === variant_id)
    if (!product || !subject || subject.version !== version) {
      const code = subject ? 'version_conflict' : 'not_found'
      const sku = subject?.sku ?? product?.sku ?? ''
      refused.push({ product_id, variant_id, sku, field, code, problem: null })
      continue
    }
    const problem = valueProblem(bulkField(field)!, value)
    const own = wanted.get(product) ?? new Map()
    wanted.set(product, own)
    want(own, subject, field, problem ? { problem } : { value })
  }
  return { changes: [...wanted].flatMap(([product, own]) => settle(product, own)), refused }
}

/** The changes of one product: what stays the same is left out, and rows that would not fit are marked. */
export function settle(product: ProductState, wanted: Wanted): Change[] {
  const changes: Change[] = []
  for (const [subject, fields] of wanted) {
    const own: Change[] = []
    for (const [field, outcome] of fields) {
      const before = subject.values[field]!
      const after = 'problem' in outcome ? before : clean(field, outcome.value)
      if ('value' in outcome && sameValue(before, after)) continue
      const problem =
        'problem' in outcome ? outcome.problem : ownProblem(product, subject, field, after)
      own.push({ subject, field, before, after, ...(problem && { problem }) })
    }
    changes.push(
      ...(subject.type === 'variant'
        ? fitOffer(subject as VariantState, own)
        : fitProduct(product, own)),
    )
  }
  return changes
}

/** A value as it is stored: texts without control characters, HTML sanitised. */
function clean(name: string, value: BulkValue): BulkValue {
  if (value === null || typeof value === 'number' || Array.isArray(value)) return value
  if (typeof value === 'string') {
    if (bulkField(name)!.kind === 'html') return sanitiseHtml(value)
    return name.startsWith('short_description.') ? tidyLines(value) : tidy(tidyLines(value))
  }
  return 'amount' in value ? value : mapText(value as Text, tidyLines)
}

/** What keeps a field of this very thing from changing. */
function ownProblem(
  product: ProductState,
  subject: Subject,
  field: string,
  after: BulkValue,
): BulkProblem | undefined {
  if (product.isService && field === 'status') return 'service'
  return after === '' && !bulkField(field)!.empty ? 'required' : undefined
}

/** What a product needs that shoppers see: a category, and a name in each of their languages. */
function fitProduct(product: ProductState, own: readonly Change[]): Change[] {
  const made = Object.fromEntries(
    own.flatMap(({ field, after, problem }) => (problem ? [] : [[field, after]])),
  ) as Subject['values']
  if ((made['status'] ?? product.values['status']) !== 'published') return [...own]
  const isPlaced =
    'category_ids' in made ? (made['category_ids'] as number[]).length > 0 : product.isPlaced
  const isNamed = locales.every((locale) => (made[`name.${locale}`] ?? product.name[locale]) !== '')
  const problemOf = (field: string): BulkProblem | undefined => {
    if (!isPlaced && (field === 'status' || field === 'category_ids')) return 'no_category'
    return !isNamed && (field === 'status' || field.startsWith('name.')) ? 'no_name' : undefined
  }
  return own.map((change) => {
    const problem = change.problem ?? problemOf(change.field)
    return problem ? { ...change, problem } : change
  })
}

/** Weighs the changes, and marks those that leave the variant's fields not fitting. */
function fitOffer(subject: VariantState, own: Change[]): Change[] {
  const changes = weighChanges(subject, own)
  const made = Object.fromEntries(
    changes.flatMap(({ field, after, problem }) => (problem ? [] : [[field, after]])),
  )
  const problems = offerProblems({ ...subject.values, ...made } as never)
  return changes.map((change) => {
    const group = offerGroups.findIndex((names) =>
      (names as readonly string[]).includes(change.field),
    )
    const problem = change.problem ?? (group < 0 ? undefined : problems[group])
    return problem ? { ...change, problem } : change
  })
}
