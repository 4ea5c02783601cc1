import {
  maxCategoryLevels,
  type AdminCategory,
  type CategoryRow,
} from '@tsiran/contract/admin/category-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { versionConflict } from '../shared/versions.ts'

/** Advisory lock of whatever changes the shape of the tree: of two moves at once the second sees the first. */
const treeLock = 20_260_031

export const lockTree = (tx: Tx) => sql`select pg_advisory_xact_lock(${treeLock})`.execute(tx)

const columns = sql`
  c.id, c.version, c.parent_id, c.name, c.slug, c.image, c.in_menu, c.hidden, c.shown, c.age_restricted,
  coalesce(s.products, 0) as listed`

type TreeRow = Omit<CategoryRow, 'image_url'> & { image: string | null }

/** The whole tree, each category before its children, siblings in their order. */
export async function listCategoryTree(db: Db): Promise<CategoryRow[]> {
  const { rows } = await sql<TreeRow>`
    with recursive tree as (
      select id, 0 as depth, array[(position, id)] as place from categories where parent_id is null
      union all
      select c.id, tree.depth + 1, tree.place || (c.position, c.id)
      from tree join categories c on c.parent_id = tree.id
    ),
    counted as (select category_id, count(*)::int as products from product_categories group by category_id)
    select ${columns}, tree.depth, coalesce(n.products, 0) as products
    from tree join categories c on c.id = tree.id
    left join listing_summaries s on s.category_id = c.id
    left join counted n on n.category_id = c.id
    order by tree.place`.execute(db)
  return rows.map(({ image, ...row }) => ({ ...row, image_url: imageUrl(image, 'small') }))
}

/** One category with its texts. Refuses with `not_found`. */
export async function readCategory(db: Db | Tx, id: number): Promise<AdminCategory> {
  const { rows } = await sql<Omit<AdminCategory, 'image_url'>>`
    select ${columns}, c.description, c.meta_title, c.allergens,
      (select count(*)::int from product_categories pc where pc.category_id = c.id) as products,
      array(select old_key from url_redirects r where r.kind = 'category' and r.subject_id = c.id order by old_key) as old_slugs
    from categories c left join listing_summaries s on s.category_id = c.id
    where c.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) throw new DomainError('not_found')
  return { ...row, image_url: imageUrl(row.image, 'small') }
}

/** The category as the change log and refusals name it. */
export const categorySubject = ({ id, name }: Pick<AdminCategory, 'id' | 'name'>) => ({
  type: 'category',
  id,
  label: name.hy,
})

interface Stale {
  id: number
  version: number
  /** What the caller wants to write. */
  sent: Record<string, unknown>
}

/** Locks a category and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockCategory(tx: Tx, { id, version, sent }: Stale): Promise<AdminCategory> {
  await sql`select 1 from categories where id = ${id} for no key update`.execute(tx)
  const current = await readCategory(tx, id)
  if (current.version !== version)
    throw await versionConflict(tx, { subject: categorySubject(current), current, sent })
  return current
}

/**
 * Refuses with `validation_failed` where a parent does not exist, or where `levels` below it are more than {@link maxCategoryLevels};
 * null is the root. Nobody deletes it meanwhile; the caller has locked the tree.
 */
export async function checkParent(tx: Tx, parentId: number | null, levels = 1): Promise<void> {
  if (parentId === null) return
  const { rows } = await sql`select 1 from categories where id = ${parentId} for key share`.execute(
    tx,
  )
  if (rows.length === 0) throw fieldError('parent_id', 'invalid')
  if ((await levelOf(tx, parentId)) + levels > maxCategoryLevels)
    throw fieldError('parent_id', 'tooDeep', { max: maxCategoryLevels })
}

/** The level of a category, 1 for a root; 0 for null. */
export async function levelOf(tx: Tx, id: number | null): Promise<number> {
  const { rows } = await sql<{ level: number }>`
    with recursive up as (
      select id, parent_id from categories where id = ${id}::int
      union
      select c.id, c.parent_id from up join categories c on c.id = up.parent_id
    )
    select count(*)::int as level from up`.execute(tx)
  return rows[0]!.level
}
