import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Tx } from '@tsiran/db/database'
import { isMissingReference, isUniqueViolation } from '@tsiran/db/errors'
import { sql } from 'kysely'
import { lockListings } from '../catalog/refresh-lock.ts'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { refreshPrices } from '../catalog/refresh-prices.ts'
import { upsertProducts } from '../catalog/write-products.ts'
import { upsertVariants } from '../catalog/upsert-variants.ts'
import { replaceParts } from '../catalog/replace-parts.ts'
import type { Actor } from '../shared/actor.ts'
import { writeDocuments } from '../shared/write-documents.ts'
import { DomainError } from '../errors.ts'
import { checkFields, type Problems } from './check-fields.ts'
import { checkShop } from './check-shop.ts'
import { changedParts } from './changed-parts.ts'
import type { FullProduct } from './full-product.ts'
import { changesPriceAlone } from './listed-fields.ts'
import { type ProductWrite, withKeys, moveAddresses } from './product-addresses.ts'

/** {@link writeProducts} for a new one. */
export async function writeProduct(tx: Tx, product: FullProduct, by: Actor): Promise<number> {
  const [id] = await writeProducts(tx, [{ product }], by)
  return id!
}

/**
 * Writes products with the same number of statements for many as for one, and refreshes the lists; each gets its next version. Stock
 * of stored variants stays as it is. The caller has locked the stored ones. Returns the ids in the same order. Refuses with
 * `validation_failed` and the fields of the first wrong one; with `conflict` where a code is taken by another of them or by another
 * transaction, or where what one refers to was just deleted.
 */
export async function writeProducts(
  tx: Tx,
  writes: readonly ProductWrite[],
  by: Actor,
): Promise<number[]> {
  if (writes.length === 0) return []
  const complete = await withKeys(tx, writes)
  for (const { product, stored } of complete)
    refuse({ ...unknownVariants(product, stored), ...checkFields(product) })
  const found = await checkShop(
    tx,
    complete.map(({ product, stored }) => ({ product, id: stored?.id })),
  )
  for (const problems of found) refuse(problems)
  try {
    // Before the variants are locked: an order that wants them does not wait for another refresh of the lists.
    await lockListings(tx)
    await freeCodes(tx, complete)
    const ids = await upsertProducts(
      tx,
      complete.map(({ product, stored }) => (stored ? { ...product, id: stored.id } : product)),
    )
    const saved = complete.map(({ product }, index) => ({ ...product, id: ids[index]! }))
    const variantIds = await upsertVariants(tx, saved, by)
    const parts = changedParts(saved, complete)
    await replaceParts(tx, parts, variantIds)
    await moveAddresses(tx, complete, ids)
    await refreshLists(tx, complete, ids)
    // With the lists come the documents of those that are written anew.
    if (parts.images.length > 0)
      await writeDocuments(
        tx,
        parts.images.map(({ id }) => id),
      )
    return ids
  } catch (error) {
    throw isUniqueViolation(error) || isMissingReference(error)
      ? new DomainError('conflict')
      : error
  }
}

/** Writes the lists' rows anew, words for the search included, or their prices alone where nothing else changed. */
async function refreshLists(
  tx: Tx,
  writes: readonly ProductWrite[],
  ids: readonly number[],
): Promise<void> {
  const isPriced = writes.map(({ product, stored }) => stored && changesPriceAlone(product, stored))
  const rewritten = ids.filter((_, index) => !isPriced[index])
  const priced = ids.filter((_, index) => isPriced[index])
  if (rewritten.length > 0) await refreshListings(tx, rewritten)
  if (priced.length > 0) await refreshPrices(tx, priced)
}

function refuse(fields: Problems): void {
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields })
}

const unknownVariants = ({ variants }: FullProduct, stored?: AdminProduct): Problems =>
  Object.fromEntries(
    variants.flatMap(({ id }, index) =>
      id === undefined || stored?.variants.some((variant) => variant.id === id)
        ? []
        : [[`variants.${index}.id`, [{ key: 'unknown' }]]],
    ),
  )

/** Takes changed skus and codes off the stored variants, so that two variants may exchange them. */
async function freeCodes(tx: Tx, writes: readonly ProductWrite[]): Promise<void> {
  const changed = writes.flatMap(({ product: { variants }, stored }) =>
    variants.filter((variant) => {
      const before = stored?.variants.find(({ id }) => id === variant.id)
      const names = ['sku', 'barcode', 'external_id'] as const
      return before && names.some((name) => before[name] !== variant[name])
    }),
  )
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id!)
  await sql`select id from variants where id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  )
  await sql`
    update variants set sku = '~' || id, barcode = null, external_id = null where id = any(${ids}::int[])`.execute(
    tx,
  )
  await sql`
    update variants v set sku = n.sku, version = version + 1
    from unnest(${ids}::int[], ${changed.map(({ sku }) => sku)}::text[]) n (id, sku) where v.id = n.id`.execute(
    tx,
  )
}
