import type { BulkFieldKind, BulkField } from './bulk-fields.ts'

export const bulkOps = [
  'set',
  'add',
  'remove',
  'move',
  'percent',
  'round',
  'replace',
  'take_price',
  'clear',
] as const
export type BulkOp = (typeof bulkOps)[number]

const opsOf: Readonly<Record<BulkFieldKind, readonly BulkOp[]>> = {
  number: ['set', 'add', 'percent', 'round', 'take_price', 'clear'],
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
export const opsFor = ({ kind, empty, takesPrice = false }: BulkField): BulkOp[] =>
  opsOf[kind].filter((op) => (op !== 'clear' || empty) && (op !== 'take_price' || takesPrice))
