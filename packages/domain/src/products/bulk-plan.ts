import type { BulkCell, BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { bulkField, type BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { valueProblem, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { applyOperation, type Outcome } from './bulk-values.ts'
import type { ProductState, Subject, VariantState } from './bulk-subject.ts'
import { type Change, fitProduct, fitOffer, clean, ownProblem } from './bulk-fit.ts'

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
        const outcome =
          operation.op === 'take_price'
            ? { value: subject.values['price']! }
            : applyOperation(field, operation, current)
        want(wanted, subject, operation.field, outcome)
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
