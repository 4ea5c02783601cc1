import type { Allergen } from '@tsiran/contract/allergens'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { DomainError } from '../errors.ts'
import { refreshListings } from './refresh-listings.ts'
import { sanitiseText } from '../shared/sanitise.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { allParts, replaceParts, upsertProducts, upsertVariants } from './write-products.ts'

/** Money in drams, quantities in pieces. */
export interface VariantInput {
  /** Unique in the shop; identifies the variant when its product is saved again. */
  sku: string
  price: number
  old_price?: number | null
  company_price?: number | null
  /** Counts for a new variant alone: later stock moves by the ledger. */
  qty: number
  min_qty?: number
  box_qty?: number | null
  box_price?: number | null
  barcode?: string | null
  /** What one piece holds: grams, millilitres or pieces. */
  content_amount?: number | null
  content_unit?: 'g' | 'ml' | 'piece' | null
  /** Weighed products: grams of a portion, drams of a kilogram. */
  portion_grams?: number | null
  price_per_kg?: number | null
  shelf_place?: string
  /** Pieces at which it is reordered. */
  low_mark?: number | null
  supplier_code?: string
  external_id?: string | null
  /** One option of each super attribute. */
  options?: { attribute_id: number; option_id: number }[]
  /** Keys of the variant's own pictures. */
  images?: string[]
}

export interface ProductInput {
  /** Absent for a new product. */
  id?: number
  type: 'simple' | 'configurable'
  sku: string
  url_key: string
  brand_id: number | null
  name: Text
  /** Plain text. */
  short_description: Text
  /** HTML; sanitised before it is stored. */
  description: Text
  meta_title: Text
  unit: 'piece' | 'kg' | 'l' | 'pack'
  status: 'published' | 'hidden' | 'service'
  position: number
  /** Defaults to the stored time, or to now for a new product. */
  created_at?: Date
  /** The first is the product's main one. */
  category_ids: number[]
  super_attribute_ids: number[]
  values: { attribute_id: number; option_id?: number; text?: Text }[]
  allergens?: readonly Allergen[]
  /** Keys of pictures. */
  images: string[]
  /** In display order; a simple product has exactly one. */
  variants: VariantInput[]
}

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
