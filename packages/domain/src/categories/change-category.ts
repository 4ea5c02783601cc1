import type { AdminCategory, CategoryChange } from '@tsiran/contract/admin/category-shapes'
import type { Db } from '@tsiran/db/database'
import { refreshAfter } from '../catalog/refresh-after.ts'
import { keepOldKey } from '../catalog/url-redirects.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { categorySubject, lockCategory, lockTree, readCategory } from './read-categories.ts'
import { chooseSlug, columnsOf, tidyCategory } from './write-fields.ts'

interface ChangeCall {
  id: number
  version: number
  change: CategoryChange
  by: Actor
}

const fields = [
  'name',
  'slug',
  'description',
  'meta_title',
  'image',
  'in_menu',
  'hidden',
  'age_restricted',
  'allergens',
] as const
/** Fields that listings and the search are made from. */
const listed: readonly string[] = ['name', 'hidden', 'age_restricted']

/**
 * Changes a category; undefined fields stay. Its old slug leads to it. A change that changes nothing takes no version. Refuses with
 * `not_found`, `validation_failed`, `version_conflict`, and `conflict` where its slug was taken at the same moment.
 */
export async function changeCategory(
  db: Db,
  { id, version, change, by }: ChangeCall,
): Promise<AdminCategory> {
  const tidied = tidyCategory(change)
  return inUniqueTransaction(db, async (tx) => {
    if (change.hidden !== undefined) await lockTree(tx)
    const before = await lockCategory(tx, { id, version, sent: { ...change } })
    const slug =
      change.slug === undefined || change.slug === before.slug
        ? before.slug
        : await chooseSlug(tx, change.slug, tidied.name ?? before.name)
    const sent: CategoryChange = { ...tidied, slug }
    const changed = fields.filter(
      (field) =>
        sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(before[field]),
    )
    if (changed.length === 0) return before
    const written = pick(sent, changed)
    await tx
      .updateTable('categories')
      .set((set) => ({ ...columnsOf(written), version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (slug !== before.slug) await keepOldKey(tx, 'category', { id, from: before.slug, to: slug })
    if (changed.some((field) => listed.includes(field))) await refreshAfter(tx, { under: id }, by)
    await writeAudit(tx, {
      by,
      action: 'category.change',
      subject: categorySubject(before),
      before: pick(before, changed),
      after: written,
    })
    return readCategory(tx, id)
  })
}

const pick = (from: CategoryChange, names: readonly (typeof fields)[number][]): CategoryChange =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
