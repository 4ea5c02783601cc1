import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { saveProducts } from '@tsiran/domain/catalog/save-product'
import { sql } from 'kysely'
import { posts } from './blog/posts.ts'
import { catalog } from './catalog/catalog.ts'
import { seedAttributes } from './seed/attributes.ts'
import { seedBlog } from './seed/blog.ts'
import { seedBrands, seedCategories } from './seed/groups.ts'
import { seedPages } from './seed/pages.ts'
import { productInputs } from './seed/products.ts'
import { seedShell } from './seed/shell.ts'
import { openShop } from './seed/shop.ts'

/** Called before each longer step. */
export type OnProgress = (step: string) => void

/**
 * Fills an empty database with the demo shop, in one transaction. An existing shop stays unchanged, with the merchant's edits.
 * Returns whether it was filled.
 */
export async function seedDemo(
  db: Db | Tx,
  onProgress: OnProgress = () => undefined,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // A slow machine also computes for long between two statements.
    await sql`
      select set_config('statement_timeout', '60s', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    if (!(await openShop(tx))) return false
    await seedShell(tx)
    await seedPages(tx)
    onProgress('Loading categories, brands and attributes')
    const [brands, attributes] = [await seedBrands(tx), await seedAttributes(tx)]
    await seedCategories(tx, catalog)
    onProgress('Loading products')
    await saveProducts(tx, productInputs(catalog, brands, attributes))
    onProgress('Loading the blog')
    await seedBlog(tx, posts, catalog)
    return true
  })
}
