import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import type { AttributeRow } from '@tsiran/contract/admin/attribute-shapes'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { opsFor, type BulkOp } from '@tsiran/contract/admin/bulk-ops'
import type { ContentUnit } from '@tsiran/contract/admin/product-choices'

/** An operation as somebody writes it. */
export interface OperationDraft {
  /** Tells rows of the form apart. */
  key: number
  field: string
  op: BulkOp
  /** What is typed: a number, a text, what is found. */
  text: string
  /** What replaces it. */
  put: string
  unit: ContentUnit
  /** What is picked: a brand, a category, an option. */
  picked: { id: number; label: string } | null
}

export const newDraft = (key: number, field = 'price'): OperationDraft => ({
  key,
  field,
  op: opsFor(bulkField(field)!)[0]!,
  text: '',
  put: '',
  unit: 'g',
  picked: null,
})

/** Another field begins anew, with the first operation that it has. */
export const withField = ({ key }: OperationDraft, field: string): OperationDraft =>
  newDraft(key, field)

/** The field of an attribute's options. */
export const attributeField = (id: number): string => `attribute.${id}`
/** The attribute's id; undefined for any other field. */
export function attributeOf(field: string): number | undefined {
  const [, id] = /^attribute\.(\d+)$/.exec(field) ?? []
  return id === undefined ? undefined : Number(id)
}

/** What can be done with a field: one option is set or cleared, of several each is added and removed as well. */
export const opsOf = (
  field: string,
  attributes: readonly Pick<AttributeRow, 'id' | 'type'>[],
): BulkOp[] => {
  const type = attributes.find(({ id }) => id === attributeOf(field))?.type
  return opsFor(bulkField(field)!).filter(
    (op) => type !== 'select' || op === 'set' || op === 'clear',
  )
}

const number = (text: string): number | undefined => {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^[+-]?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** The operation that the form says; undefined while it is incomplete. */
export function toOperation(draft: OperationDraft): BulkOperation | undefined {
  const { field, op, text, put, unit, picked } = draft
  const { kind } = bulkField(field)!
  if (op === 'clear' || op === 'take_price') return { field, op }
  if (op === 'replace')
    return text === '' ? undefined : { field, op, value: { find: text, with: put } }
  if (kind === 'reference') return picked ? { field, op, value: picked.id } : undefined
  if (kind === 'references' || kind === 'attribute') {
    if (!picked) return undefined
    return { field, op, value: op === 'move' ? picked.id : [picked.id] }
  }
  if (kind === 'number' || kind === 'content') {
    const value = number(text)
    if (value === undefined || (op !== 'percent' && !Number.isInteger(value))) return undefined
    return { field, op, value: kind === 'content' ? { amount: value, unit } : value }
  }
  return text === '' ? undefined : { field, op, value: text }
}
