import { emptyVariant, type VariantValues } from './variant-values.ts'
import { newRowName } from './product-values.ts'

type Option = VariantValues['options'][number]

/** One attribute with the options that are chosen of it, in their order. */
export interface ChosenOptions {
  attribute_id: number
  option_ids: readonly number[]
}

/** How many combinations there are, without making them: a few ticks make millions. None of no option at all. */
export const countCombinations = (chosen: readonly ChosenOptions[]): number =>
  chosen.length === 0 ? 0 : chosen.reduce((count, { option_ids }) => count * option_ids.length, 1)

/** Every combination of one option of each attribute; the last attribute changes first. */
export const combinations = (chosen: readonly ChosenOptions[]): Option[][] =>
  chosen.reduce<Option[][]>(
    (found, { attribute_id, option_ids }) =>
      found.flatMap((options) =>
        option_ids.map((option_id) => [...options, { attribute_id, option_id }]),
      ),
    [[]],
  )

const keyOf = (options: readonly Option[]) =>
  options
    .map(({ attribute_id, option_id }) => `${attribute_id}:${option_id}`)
    .sort()
    .join()

interface Rows {
  order: string[]
  rows: Record<string, VariantValues>
}

/** The options of a variant that are of some attributes. */
const ofAttributes = (options: readonly Option[], ids: readonly number[]) =>
  options.filter(({ attribute_id }) => ids.includes(attribute_id))

/**
 * The variants for combinations of options. A variant with all options of a combination stays as it is. One that lacks an attribute,
 * such as the only variant of a product that was simple, becomes the first free combination that it fits. Others are new, with a sku
 * of `skuOf`.
 */
export function variantsFor(
  present: Rows,
  wanted: readonly Option[][],
  skuOf: (options: readonly Option[]) => string,
): Rows & { kept: number; added: number; removed: number } {
  const attributes = wanted[0]?.map(({ attribute_id }) => attribute_id) ?? []
  const free = new Map(
    present.order.map((name) => [name, ofAttributes(present.rows[name]!.options, attributes)]),
  )
  const take = (fits: (own: readonly Option[]) => boolean) => {
    const name = present.order.find((one) => free.has(one) && fits(free.get(one)!))
    if (name !== undefined) free.delete(name)
    return name
  }
  const whole = wanted.map((options) => take((own) => keyOf(own) === keyOf(options)))
  const entries = wanted.map((options, place): [string, VariantValues] => {
    const has = new Set(options.map(({ option_id }) => option_id))
    const name =
      whole[place] ??
      take((own) => own.length < options.length && own.every(({ option_id }) => has.has(option_id)))
    return name === undefined
      ? [newRowName(), { ...emptyVariant, sku: skuOf(options), options }]
      : [name, { ...present.rows[name]!, options }]
  })
  const kept = present.order.length - free.size
  return {
    order: entries.map(([name]) => name),
    rows: Object.fromEntries(entries),
    kept,
    added: entries.length - kept,
    removed: free.size,
  }
}
