import { pageIds } from '@tsiran/contract/page-ids'
import { readShopTarget } from '@tsiran/contract/shop-target'
import type { Db, Tx } from '@tsiran/db/database'
import { isCategoryShown, isProductShown } from '../catalog/is-shown.ts'

/** Tells whether a path without its language leads to a category, product or page that shoppers do not see: hidden or gone. */
export async function leadsToHidden(db: Db | Tx, path: string): Promise<boolean> {
  const target = readShopTarget(path)
  switch (target?.kind) {
    case 'category':
      return !(await isCategoryShown(db, target.key))
    case 'product':
      return !(await isProductShown(db, target.urlKey))
    case 'page':
      return target.id !== pageIds.blog && !(await isPageShown(db, target.id))
    case undefined:
      return false
  }
}

async function isPageShown(db: Db | Tx, id: number): Promise<boolean> {
  const page = await db
    .selectFrom('pages')
    .select('id')
    .where('id', '=', id)
    .where('hidden', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return page !== undefined
}
