import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { defaultLocale, languages, locales } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { isMissingReference, isUniqueViolation } from '@tsiran/db/errors'
import { sql } from 'kysely'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { replaceParts, upsertProducts, upsertVariants } from '../catalog/write-products.ts'
import { keepOldKey } from '../catalog/url-redirects.ts'
import { DomainError } from '../errors.ts'
import { checkFields, type Problems } from './check-fields.ts'
import { checkShop } from './check-shop.ts'
import type { FullProduct } from './full-product.ts'
import { freeUrlKey, urlKeyOf } from './url-keys.ts'

/**
 * Writes a product as it is to be, over the stored one or as a new one, and refreshes the lists; its root gets the next version.
 * Stock of stored variants stays as it is. Returns the id. Refuses with `validation_failed` and the fields; with `conflict` where
 * another transaction has just taken a code, or deleted what the product refers to.
 */
export async function writeProduct(
  tx: Tx,
  product: FullProduct,
  stored?: AdminProduct,
): Promise<number> {
  const complete = {
    ...product,
    url_key: product.url_key || (await keyOfName(tx, product, stored?.id)),
  }
  refuse({ ...unknownVariants(complete, stored), ...checkFields(complete) })
  refuse(await checkShop(tx, complete, stored?.id))
  try {
    if (stored) await freeCodes(tx, complete, stored)
    const [id] = await upsertProducts(tx, [stored ? { ...complete, id: stored.id } : complete])
    const saved = [{ ...complete, id: id! }]
    await replaceParts(tx, saved, await upsertVariants(tx, saved))
    if (stored && stored.url_key !== complete.url_key)
      await keepOldKey(tx, 'product', { id: id!, from: stored.url_key, to: complete.url_key })
    if (!stored) await takeOldKey(tx, complete.url_key)
    await refreshListings(tx, [id!])
    return id!
  } catch (error) {
    throw isUniqueViolation(error) || isMissingReference(error)
      ? new DomainError('conflict')
      : error
  }
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

/** An address that another product had leads to the new one. */
const takeOldKey = (tx: Tx, key: string) =>
  sql`delete from url_redirects where kind = 'product' and old_key = ${key}`.execute(tx)

/** An address out of the name: of a language in Latin letters where there is one, as it needs no transliteration. */
function keyOfName(tx: Tx, { name }: FullProduct, id: number | undefined): Promise<string> {
  const latin = locales.filter((locale) => languages[locale].script === 'latin')
  const named = [...latin, defaultLocale, ...locales].find((locale) => name[locale] !== '')
  return freeUrlKey(tx, named ? urlKeyOf(name[named]) : '', id)
}

/** Takes changed skus and codes off the stored variants, so that two variants may exchange them. */
async function freeCodes(tx: Tx, { variants }: FullProduct, stored: AdminProduct): Promise<void> {
  const changed = variants.flatMap((variant) => {
    const before = stored.variants.find(({ id }) => id === variant.id)
    if (!before) return []
    const names = ['sku', 'barcode', 'external_id'] as const
    return names.some((name) => before[name] !== variant[name])
      ? [{ ...variant, from: before }]
      : []
  })
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
