import { useQueries } from '@tanstack/react-query'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { attributeQuery } from '../products/product-queries.ts'
import { textOf } from '../products/text-of.ts'
import { attributeField, attributeOf } from './operation-draft.ts'
import { useBulkWords } from './use-bulk-words.ts'

/** {@link useBulkWords} for cells of these fields: attributes and their options have their names as soon as they are read. */
export function useAttributeWords(fields: readonly string[]): ReturnType<typeof useBulkWords> {
  const locale = useLocale()
  const words = useBulkWords()
  const ids = [...new Set(fields.flatMap((field) => attributeOf(field) ?? []))]
  const read = useQueries({ queries: ids.map((id) => attributeQuery(id)) })
  const attributes = new Map(
    read.flatMap(({ data }) => (data ? [[attributeField(data.id), data] as const] : [])),
  )
  const field = (name: string): string => {
    const attribute = attributes.get(name)
    return attribute ? textOf(attribute.label, locale) : words.field(name)
  }
  const value = (name: string, shown: BulkValue): string => {
    const attribute = attributes.get(name)
    if (!attribute || !Array.isArray(shown) || shown.length === 0) return words.value(name, shown)
    const options = new Map(attribute.options.map(({ id, label }) => [id, textOf(label, locale)]))
    return shown.map((id) => options.get(id) ?? `№ ${id}`).join(', ')
  }
  return { ...words, field, value }
}
