import { useQueries } from '@tanstack/react-query'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMemo } from 'react'
import { attributeQuery } from '../product-queries.ts'
import { textOf } from '../text-of.ts'

/** The names of options in the person's language: those that came with the product, and those of the attributes of its variants. */
export function useOptionNames(
  product: AdminProduct | undefined,
  attributes: readonly number[],
): ReadonlyMap<number, string> {
  const locale = useLocale()
  const read = useQueries({
    queries: attributes.map((id) => attributeQuery(id)),
    combine: (results) => results.flatMap(({ data }) => data?.options ?? []),
  })
  return useMemo(() => {
    const known = product?.attributes.flatMap(({ options }) => options) ?? []
    return new Map([...known, ...read].map(({ id, label }) => [id, textOf(label, locale)]))
  }, [product, read, locale])
}
