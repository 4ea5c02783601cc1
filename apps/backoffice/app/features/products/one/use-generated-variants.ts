import { useQueries } from '@tanstack/react-query'
import { maxVariants } from '@tsiran/contract/admin/product-choices'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { attributeQuery } from '../product-queries.ts'
import { combinations, countCombinations, variantsFor } from './combinations.ts'
import type { ProductValues } from './product-values.ts'

/** The options that the variants of a form have, by attribute. */
function presentOptions({
  order,
  rows,
  super_attribute_ids,
}: ProductValues): Map<number, number[]> {
  const options = order.flatMap((row) => rows[row]!.options)
  return new Map(
    super_attribute_ids.map((id) => [
      id,
      [...new Set(options.filter((one) => one.attribute_id === id).map((one) => one.option_id))],
    ]),
  )
}

/**
 * The variants of a form that chosen options make: how many combinations there are, and the rows of the form with them. `next` is
 * null where there are none, too many, or an attribute's codes are not read yet, which the skus are made of.
 */
export function useGeneratedVariants() {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>()
  const present = getValues()
  const [chosen, setChosen] = useState(() => presentOptions(present))
  const read = useQueries({ queries: [...chosen.keys()].map(attributeQuery) })
  const codes = new Map(
    read.flatMap(({ data }) => data?.options.map(({ id, code }) => [id, code] as const) ?? []),
  )
  const ticked = [...chosen]
    .filter(([, option_ids]) => option_ids.length > 0)
    .map(([attribute_id, option_ids]) => ({ attribute_id, option_ids }))
  const count = countCombinations(ticked)
  const skuOf = (options: readonly { option_id: number }[]) =>
    [present.sku.trim(), ...options.map(({ option_id }) => codes.get(option_id) ?? option_id)]
      .filter(Boolean)
      .join('-')
      .toUpperCase()
      .slice(0, 100)
  const isReady = count > 0 && count <= maxVariants && read.every(({ data }) => data !== undefined)
  const next = isReady ? variantsFor(present, combinations(ticked), skuOf) : null
  return {
    chosen,
    count,
    next,
    choose: (id: number, options: number[]) =>
      setChosen((earlier) => new Map(earlier).set(id, options)),
    toggle: (id: number) =>
      setChosen((earlier) => {
        const later = new Map(earlier)
        if (!later.delete(id)) later.set(id, [])
        return later
      }),
    /** Writes the variants into the form. */
    make: () => {
      if (!next) return
      const attributes = ticked.map(({ attribute_id }) => attribute_id)
      setValue('super_attribute_ids', attributes, { shouldDirty: true })
      setValue('rows', { ...present.rows, ...next.rows }, { shouldDirty: true })
      setValue('order', next.order, { shouldDirty: true })
      clearErrors('order')
    },
  }
}
