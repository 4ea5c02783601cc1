import {
  bulkField,
  bulkProblems,
  type BulkProblem,
  type BulkValue,
  type Content,
} from '@tsiran/contract/admin/bulk-fields'
import { formatNumber } from '@tsiran/i18n/money'
import { useMemo } from 'react'
import type { AdminTranslator } from '@tsiran/i18n/admin-translator'
import { useMessages } from '../../platform/i18n/language.tsx'

type Column = Parameters<AdminTranslator>[0] extends infer Key
  ? Key extends `bulk.field.${infer Name}`
    ? Name
    : never
  : never

/** Names of fields and their values in the page's language. */
export function useBulkWords() {
  const t = useMessages()
  return useMemo(() => {
    const field = (name: string): string => {
      const [column = '', part] = name.split('.')
      if (column === 'attribute') return t('bulk.field.attribute', { id: part ?? '' })
      const label = t(`bulk.field.${column as Exclude<Column, 'attribute'>}`)
      return part === undefined ? label : `${label} (${part})`
    }
    const value = (name: string, shown: BulkValue): string => {
      if (shown === null || shown === '') return '—'
      if (typeof shown === 'number') return name === 'brand_id' ? `№ ${shown}` : formatNumber(shown)
      if (Array.isArray(shown))
        return shown.length === 0 ? '—' : shown.map((id) => `№ ${id}`).join(', ')
      if (typeof shown === 'object')
        return 'amount' in shown
          ? `${formatNumber((shown as Content).amount)} ${t(`bulk.unitValue.${(shown as Content).unit}`)}`
          : Object.values(shown).filter(Boolean).join(' · ')
      if (name === 'status') return t(`products.statuses.${shown as 'published' | 'hidden'}`)
      if (name === 'unit') return t(`bulk.unitValue.${shown as 'piece' | 'kg' | 'l' | 'pack'}`)
      return bulkField(name)?.kind === 'html'
        ? String(shown).replace(/<[^>]*>/g, ' ')
        : String(shown)
    }
    const problem = (code: string): string =>
      (bulkProblems as readonly string[]).includes(code)
        ? t(`bulk.problem.${code as BulkProblem}`)
        : code
    return { field, value, problem }
  }, [t])
}
