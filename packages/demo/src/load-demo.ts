import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { saveProducts } from '@tsiran/domain/catalog/save-product'
import { lockTree } from '@tsiran/domain/categories/read-categories'
import { DomainError } from '@tsiran/domain/errors'
import { lockSetup, setupSubject } from '@tsiran/domain/setup/change-setup'
import { markDemoRows } from '@tsiran/domain/setup/demo-rows'
import { readDemoState } from '@tsiran/domain/setup/read-setup'
import { writeAudit } from '@tsiran/domain/shared/audit'
import { reportProgress } from '@tsiran/domain/shared/jobs'
import type { LeasedJob } from '@tsiran/domain/shared/lease-job'
import { sql } from 'kysely'
import { posts } from './blog/posts.ts'
import { catalog } from './catalog/catalog.ts'
import { readSeededAttributes, seedAttributes } from './seed/attributes.ts'
import { seedBlog } from './seed/blog.ts'
import { readSeededBrands, seedBrands, seedCategories } from './seed/groups.ts'
import { seedPages } from './seed/pages.ts'
import { productInputs } from './seed/products.ts'
import { seedMenus, seedSlides } from './seed/shell.ts'
import type { DemoCategory } from './types.ts'

/** Products of one transaction: others that write the lists wait for it. */
const batch = 40

/**
 * Does the job that loads the demo's catalogue and pages into the merchant's own shop, without its people, and marks every row. Each
 * step is a transaction of its own; `job.position` is the number of steps that are done. Refuses with `conflict` where the shop has a
 * catalogue of its own. Throws {@link JobEndedError} and `signal`'s reason.
 */
export async function runLoadDemo(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<{ loaded: number }> {
  const position = Number(job.position ?? 0)
  const total = countProducts(catalog)
  if (position === 0) await takeStep(db, { job, signal, next: 1, done: 0, total }, loadGroups)
  if (position <= 1) await takeStep(db, { job, signal, next: 2, done: 0, total }, loadContent)
  const inputs = productInputs(catalog, await readSeededBrands(db), await readSeededAttributes(db))
    // The service line is the merchant's own setting.
    .filter(({ status }) => status !== 'service')
  const first = Math.max(position - 2, 0) * batch
  for (let at = first; at < inputs.length; at += batch) {
    const done = Math.min(at + batch, inputs.length)
    const step = { job, signal, next: at / batch + 3, done, total }
    await takeStep(db, step, async (tx) => {
      const own = await findTaken(tx)
      const part = inputs
        .slice(at, at + batch)
        .filter((input) => !own.has(input.sku) && !own.has(input.url_key))
      await markDemoRows(tx, 'product', await saveProducts(tx, part))
      if (done === inputs.length)
        await writeAudit(tx, {
          by: job.by,
          action: 'demo.loaded',
          subject: setupSubject('demo'),
          after: { products: done },
        })
    })
  }
  return { loaded: inputs.length }
}

const countProducts = (categories: readonly DemoCategory[]): number =>
  categories.reduce(
    (sum, { products = [], children = [] }) => sum + products.length + countProducts(children),
    0,
  )

interface Step {
  job: LeasedJob
  signal: AbortSignal
  /** The job's position once the step is done. */
  next: number
  /** Products. */
  done: number
  total: number
}

async function takeStep(
  db: Db,
  { job, signal, next, done, total }: Step,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted()
  await inTransaction(db, async (tx) => {
    await work(tx)
    await reportProgress(tx, job, { done, total, position: next })
  })
}

/** Loads attributes, brands and categories into a shop that has none, nor products. */
async function loadGroups(tx: Tx): Promise<void> {
  await lockSetup(tx)
  await lockTree(tx)
  if ((await readDemoState(tx)).has_own) throw new DomainError('conflict')
  const brands = await seedBrands(tx)
  const attributes = await seedAttributes(tx)
  await seedCategories(tx, catalog)
  await markDemoRows(tx, 'brand', [...brands.values()])
  await markDemoRows(
    tx,
    'attribute',
    [...attributes.values()].map(({ id }) => id),
  )
  await markDemoRows(tx, 'category', idsOf(catalog))
}

const idsOf = (categories: readonly DemoCategory[]): number[] =>
  categories.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

type Table = 'pages' | 'menu_items' | 'sliders' | 'blog_posts' | 'blog_categories' | 'blog_tags'
const listIds = async (tx: Tx, table: Table) =>
  (await tx.selectFrom(table).select('id').execute()).map(({ id }) => id)

/** Loads what the shop has not: pages one by one, menus, slides and the blog where there are none. */
async function loadContent(tx: Tx): Promise<void> {
  await markDemoRows(tx, 'page', await seedPages(tx, await listIds(tx, 'pages')))
  if ((await listIds(tx, 'menu_items')).length === 0)
    await markDemoRows(tx, 'menu_item', await seedMenus(tx))
  if ((await listIds(tx, 'sliders')).length === 0)
    await markDemoRows(tx, 'slide', await seedSlides(tx))
  const blog = ['blog_posts', 'blog_categories', 'blog_tags'] as const
  const own = await Promise.all(blog.map((table) => listIds(tx, table)))
  if (own.some((ids) => ids.length > 0)) return
  await markDemoRows(tx, 'post', await seedBlog(tx, posts, catalog, { readers: false }))
  await markDemoRows(tx, 'post_category', await listIds(tx, 'blog_categories'))
  await markDemoRows(tx, 'post_tag', await listIds(tx, 'blog_tags'))
}

/** Codes and addresses of products that are there: the merchant may have added some meanwhile. */
async function findTaken(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select sku as name from products union select url_key from products
    union select sku from variants`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}
