import type { AdminCategory, CategoryChange } from '@tsiran/contract/admin/category-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { placeCategory } from './place-category.ts'
import { categorySubject, checkParent, lockTree, readCategory } from './read-categories.ts'
import { chooseSlug, tidyCategory } from './write-fields.ts'

interface NewCategory extends CategoryChange {
  name: Text
  /** Null for a root. */
  parent_id: number | null
  /** The sibling before which it is placed; last without one. */
  before_id?: number | null
}

/** Adds a category. Refuses with `validation_failed`, and with `conflict` where its slug was taken at the same moment. */
export async function createCategory(
  db: Db,
  { parent_id, before_id = null, ...input }: NewCategory,
  { by }: { by: Actor },
): Promise<AdminCategory> {
  const {
    name = input.name,
    description = empty,
    meta_title = empty,
    ...rest
  } = tidyCategory(input)
  return inUniqueTransaction(db, async (tx) => {
    await lockTree(tx)
    await checkParent(tx, parent_id)
    const slug = await chooseSlug(tx, input.slug, name)
    const { id } = await tx
      .insertInto('categories')
      .values({
        ...rest,
        name: JSON.stringify(name),
        description: JSON.stringify(description),
        meta_title: JSON.stringify(meta_title),
        image: rest.image ?? null,
        parent_id,
        slug,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await placeCategory(tx, { id, parentId: parent_id, beforeId: before_id })
    const after = await readCategory(tx, id)
    const { name: label, slug: address, hidden } = after
    await writeAudit(tx, {
      by,
      action: 'category.create',
      subject: categorySubject(after),
      after: { name: label, slug: address, parent_id, hidden },
    })
    return after
  })
}

const empty = perLocale(() => '')
