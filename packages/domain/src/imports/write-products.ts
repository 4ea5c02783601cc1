import { defaultLocale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { changeProduct } from '../products/change-product.ts'
import { recordChanges } from '../products/change-sets.ts'
import { createProduct } from '../products/create-product.ts'
import { readProduct } from '../products/read-product.ts'
import type { Plan, WriteCall } from './kind.ts'
import type { ProductWrite } from './plan-products.ts'
import { changedFields, newFields } from './recorded-fields.ts'

/** Creates and changes products as their page does, and records what a revert restores. */
export async function writeProducts(
  tx: Tx,
  plans: readonly Plan<ProductWrite>[],
  { by, changeSetId }: WriteCall,
): Promise<void> {
  for (const { change: write } of plans) {
    if (!write) continue
    const { product, type, sku, change, variants } = write
    const call = { by, locale: defaultLocale, changeSetId }
    if (!product) {
      const created = await createProduct(tx, {
        product: { ...change, type, sku, variants },
        ...call,
      })
      await recordChanges(tx, changeSetId, newFields(created))
      continue
    }
    const before = await readProduct(tx, product.id, defaultLocale)
    const changed = new Map(variants.map((variant) => [variant.id, variant]))
    const all = [
      ...before.variants.map(({ id }) => changed.get(id) ?? { id }),
      ...variants.filter(({ id }) => id === undefined),
    ]
    const { id, version } = product
    const after = await changeProduct(tx, {
      id,
      version,
      change: { ...change, ...(variants.length > 0 && { variants: all }) },
      ...call,
    })
    await recordChanges(tx, changeSetId, changedFields(before, after))
  }
}
