import { isSame } from '@tsiran/ui/save-bar/changes'
import type { ProductValues } from './product-values.ts'
import type { VariantValues } from './variant-values.ts'

/** The parts of `now` that differ from `before`. */
const changesSince = <T extends object>(before: T, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(before[name as keyof T], value)),
  ) as Partial<T>

/**
 * What was saved, with what was typed over it since it was sent. A new variant has its id now, and so another name within the form: it
 * is found by its sku.
 */
export function typedOver(
  saved: ProductValues,
  sent: ProductValues,
  now: ProductValues,
): ProductValues {
  const bySku = new Map(saved.order.map((name) => [saved.rows[name]!.sku, name]))
  const entries = now.order.map((name): [string, VariantValues] => {
    const [before, typed] = [sent.rows[name], now.rows[name]!]
    const stored = name in saved.rows ? name : bySku.get(before?.sku.trim() ?? '')
    if (!before || stored === undefined) return [name, typed]
    return [stored, { ...saved.rows[stored]!, ...changesSince(before, typed) }]
  })
  return {
    ...saved,
    ...changesSince(sent, now),
    order: isSame(sent.order, now.order) ? saved.order : entries.map(([name]) => name),
    rows: Object.fromEntries(entries),
  }
}
