import { isSame } from '@tsiran/ui/save-bar/changes'
import type { ProductValues } from './product-values.ts'

/**
 * A form after a conflict: what the person has changed since `base` and keeps, over what somebody else has saved. Variants are chosen
 * together, by `variants`; those that the other one has added stay, and those that the other one has removed are gone.
 */
export function mergedValues(
  base: ProductValues,
  now: ProductValues,
  theirs: ProductValues,
  choices: Readonly<Record<string, 'yours' | 'theirs'>>,
): ProductValues {
  const merged = { ...now }
  for (const name of Object.keys(theirs) as (keyof ProductValues)[]) {
    const part =
      name === 'order' || name === 'rows' || name === 'super_attribute_ids' ? 'variants' : name
    const mine = choices[part] !== 'theirs' && !isSame(base[name], now[name])
    if (!mine) Object.assign(merged, { [name]: theirs[name] })
  }
  if (choices['variants'] !== 'theirs')
    for (const name of theirs.order.filter((one) => !base.rows[one])) {
      // Where only rows were changed here, the order is theirs and has it.
      if (!merged.order.includes(name)) merged.order = [...merged.order, name]
      merged.rows = { ...merged.rows, [name]: merged.rows[name] ?? theirs.rows[name]! }
    }
  const isGone = (name: string) => base.rows[name] !== undefined && !theirs.rows[name]
  if (merged.order.some(isGone)) merged.order = merged.order.filter((name) => !isGone(name))
  return merged
}
