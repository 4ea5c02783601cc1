import type { Db, Tx } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import type { ProductInput } from './product-input.ts'
import { refreshListings } from './refresh-listings.ts'
import { sanitiseText } from '../shared/sanitise.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { upsertProducts } from './write-products.ts'
import { upsertVariants } from './upsert-variants.ts'
import { allParts, replaceParts } from './replace-parts.ts'

/**
 * Inserts a product, or replaces the one with its id: variants (matched by sku, others no longer sold), options, values, pictures and
 * categories. Refreshes the lists in the same transaction. Returns the id. Refuses with `not_found` on an unknown id,
 * `conflict` on another product's sku or url_key, `validation_failed` on a wrong number of variants.
 */
export async function saveProduct(db: Db | Tx, product: ProductInput): Promise<number> {
  const [id] = await saveProducts(db, [product])
  return id!
}

/** {@link saveProduct} for many products with the same number of statements. Returns the ids in the same order. */
export async function saveProducts(
  db: Db | Tx,
  products: readonly ProductInput[],
): Promise<number[]> {
  for (const { type, variants } of products) {
    if (variants.length === 0 || (type === 'simple' && variants.length > 1))
      throw new DomainError('validation_failed', { fields: { variants: [{ key: 'invalid' }] } })
  }
  const clean = products.map((product) => ({
    ...product,
    description: sanitiseText(product.description),
  }))
  return inUniqueTransaction(db, async (tx) => {
    const ids = await upsertProducts(tx, clean)
    const identified = clean.map((product, index) => ({ ...product, id: ids[index]! }))
    const variantIds = await upsertVariants(tx, identified)
    await replaceParts(tx, allParts(identified), variantIds)
    await refreshListings(tx, ids)
    return ids
  })
}
