import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import type { BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useAttributeWords } from './use-attribute-words.ts'

const kinds = ['bulk', 'grid', 'import', 'revert'] as const
type Kind = (typeof kinds)[number]

/** What a change set is, in words: its operations, or where it comes from. */
export function useSetLabel(set: ChangeSet | undefined): string {
  const t = useMessages()
  const words = useAttributeWords(set?.operations.map(({ field }) => field) ?? [])
  if (!set) return ''
  const { kind, label, operations } = set
  const valueText = ({ field, value }: BulkOperation): string => {
    if (value === undefined || value === null) return ''
    if (typeof value === 'object' && 'find' in value) return `${value.find} → ${value.with}`
    return words.value(field, value as never)
  }
  if (operations.length > 0)
    return operations
      .map((one) => `${words.field(one.field)}: ${t(`bulk.op.${one.op}`)} ${valueText(one)}`.trim())
      .join(' · ')
  const name = kinds.includes(kind as Kind) ? t(`bulk.kind.${kind as Kind}`) : kind
  return label && kind === 'revert'
    ? `${name}: ${t('bulk.setTitle', { id: label })}`
    : `${name} ${label}`
}
