import { maxProductTexts } from '@tsiran/contract/admin/product-choices'
import type { Db, Tx } from '@tsiran/db/database'
import { romanise } from '@tsiran/i18n/romanisation'
import { sql } from 'kysely'

/** Room for the number that makes a key unique. */
const maxBase = maxProductTexts.urlKey - 12

export const isUrlKey = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** A name as part of an address: Latin letters, digits and hyphens; empty where the name has none of them. */
export const urlKeyOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(romanise)
    .join('-')
    .slice(0, maxBase)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')

/**
 * The first of `base`, `base-2`, `base-3` … that no product has or had; a product's own keys count as free. An empty base becomes
 * `product`. Keys of `given` are taken, too. Two calls at once may get the same one: the unique index decides.
 */
export async function freeUrlKey(
  db: Db | Tx,
  base: string,
  { productId = 0, given = [] }: { productId?: number | undefined; given?: readonly string[] } = {},
): Promise<string> {
  const stem = base === '' ? 'product' : base
  const { rows } = await sql<{ url_key: string }>`
    select url_key from products where (url_key = ${stem} or url_key like ${`${stem}-%`}) and id <> ${productId}
    union
    select old_key from url_redirects
    where kind = 'product' and (old_key = ${stem} or old_key like ${`${stem}-%`}) and subject_id <> ${productId}`.execute(
    db,
  )
  const taken = new Set([...given, ...rows.map(({ url_key }) => url_key)])
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number++
  return `${stem}-${number}`
}
