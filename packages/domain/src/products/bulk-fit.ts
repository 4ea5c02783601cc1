import { bulkField, type BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import { locales } from '@tsiran/contract/locale'
import { mapText } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'
import { sanitiseHtml } from '../shared/sanitise.ts'
import { tidy, tidyLines } from '../shared/text.ts'
import { offerGroups, offerProblems } from './bulk-values.ts'
import type { ProductState, Subject, VariantState } from './bulk-subject.ts'
import { weighChanges } from './weigh-changes.ts'

/** A field that changes, or would if nothing were wrong. */
export interface Change {
  subject: Subject
  field: string
  before: BulkValue
  after: BulkValue
  problem?: BulkProblem
}

/** A value as it is stored: texts without control characters, HTML sanitised. */
export function clean(name: string, value: BulkValue): BulkValue {
  if (value === null || typeof value === 'number' || Array.isArray(value)) return value
  if (typeof value === 'string') {
    if (bulkField(name)!.kind === 'html') return sanitiseHtml(value)
    return name.startsWith('short_description.') ? tidyLines(value) : tidy(tidyLines(value))
  }
  return 'amount' in value ? value : mapText(value as Text, tidyLines)
}

/** What keeps a field of this very thing from changing. */
export function ownProblem(
  product: ProductState,
  subject: Subject,
  field: string,
  after: BulkValue,
): BulkProblem | undefined {
  if (product.isService && field === 'status') return 'service'
  return after === '' && !bulkField(field)!.empty ? 'required' : undefined
}

/** What a product needs that shoppers see: a category, and a name in each of their languages. */
export function fitProduct(product: ProductState, own: readonly Change[]): Change[] {
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
export function fitOffer(subject: VariantState, own: Change[]): Change[] {
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
