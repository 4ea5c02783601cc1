import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { defaultLocale, languages, locales } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { keepOldKey } from '../catalog/url-redirects.ts'
import type { FullProduct } from './full-product.ts'
import { freeUrlKey, urlKeyOf } from './url-keys.ts'

/** A product as it is to be, over the stored one or as a new one. */
export interface ProductWrite {
  product: FullProduct
  stored?: AdminProduct | undefined
}

/** Gives products without an address one. */
export async function withKeys(tx: Tx, writes: readonly ProductWrite[]): Promise<ProductWrite[]> {
  const given: string[] = []
  const complete: ProductWrite[] = []
  for (const { product, stored } of writes) {
    const url_key = product.url_key || (await keyOfName(tx, product, stored?.id, given))
    given.push(url_key)
    complete.push({ product: { ...product, url_key }, stored })
  }
  return complete
}

/** An address out of the name: of a language in Latin letters where there is one, as it needs no transliteration. */
function keyOfName(
  tx: Tx,
  { name }: FullProduct,
  productId: number | undefined,
  given: readonly string[],
): Promise<string> {
  const latin = locales.filter((locale) => languages[locale].script === 'latin')
  const named = [...latin, defaultLocale, ...locales].find((locale) => name[locale] !== '')
  return freeUrlKey(tx, named ? urlKeyOf(name[named]) : '', { productId, given })
}

/** Old addresses of changed products lead to them; those of new ones lead nowhere else any more. */
export async function moveAddresses(
  tx: Tx,
  writes: readonly ProductWrite[],
  ids: readonly number[],
): Promise<void> {
  const added = writes.flatMap(({ product, stored }) => (stored ? [] : [product.url_key]))
  if (added.length > 0)
    await sql`
      delete from url_redirects where kind = 'product' and old_key = any(${added}::text[])`.execute(
      tx,
    )
  for (const [index, { product, stored }] of writes.entries())
    if (stored && stored.url_key !== product.url_key)
      await keepOldKey(tx, 'product', {
        id: ids[index]!,
        from: stored.url_key,
        to: product.url_key,
      })
}
