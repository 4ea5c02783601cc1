import type { CategoryChange } from '@tsiran/contract/admin/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { changeCategory } from '../categories/change-category.ts'
import { deleteCategory } from '../categories/delete-category.ts'
import { lockTree } from '../categories/read-categories.ts'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { createdField, recordChanges, type RecordedChange } from './change-sets.ts'

interface Row extends RecordedChange {
  id: number
}
interface Stored {
  id: number
  version: number
  name: Text
  in_menu: boolean
  hidden: boolean
}

/** The categories that a change set wrote: those below others before them, so that new ones can be deleted. */
export async function categoriesOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ subject_id: number }>`
    select subject_id from change_set_changes where change_set_id = ${id} and subject_type = 'category'
    group by subject_id order by max(id) desc`.execute(tx)
  return rows.map(({ subject_id }) => subject_id)
}

/**
 * Restores what a change set wrote of these categories, where it still has the written values. New ones that nobody has changed or
 * uses are deleted. Returns the number of restored fields.
 */
export async function revertCategories(
  tx: Tx,
  ids: readonly number[],
  { of, change_set_id, by }: { of: number; change_set_id: number; by: Actor },
): Promise<number> {
  if (ids.length === 0) return 0
  await lockTree(tx)
  const { rows } = await sql<Row>`
    select id, subject_type, subject_id, field, before, after from change_set_changes
    where change_set_id = ${of} and state = 'applied' and subject_type = 'category' and subject_id = any(${[...ids]}::int[])`.execute(
    tx,
  )
  const bySubject = Map.groupBy(rows, ({ subject_id }) => subject_id)
  const restored: Row[] = []
  for (const id of ids) {
    const stored = await tx
      .selectFrom('categories')
      .select(['id', 'version', 'name', 'in_menu', 'hidden'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (stored) restored.push(...(await revertOne(tx, stored, bySubject.get(id) ?? [], by)))
  }
  await recordChanges(
    tx,
    change_set_id,
    restored.map(({ id: _id, before, after, ...row }) => ({
      ...row,
      before: after,
      after: before,
    })),
  )
  await sql`
    update change_set_changes set state = 'reverted' where id = any(${restored.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return restored.length
}

async function revertOne(tx: Tx, stored: Stored, rows: readonly Row[], by: Actor): Promise<Row[]> {
  const { id, version } = stored
  try {
    const created = rows.find(({ field }) => field === createdField)
    if (created) {
      if (version > 1) return []
      await deleteCategory(tx, { id, version, by })
      return [created]
    }
    const same = rows.filter(({ field, after }) => valueOf(stored, field) === after)
    if (same.length > 0)
      await changeCategory(tx, { id, version, change: changeOf(stored, same), by })
    return same
  } catch (error) {
    // It is refused before anything is written: in use, or without a name as before.
    if (error instanceof DomainError) return []
    throw error
  }
}

const nameOf = (field: string) => /^name\.(\w+)$/.exec(field)?.[1] as Locale | undefined

/** A field as change sets hold it. */
function valueOf(category: Pick<Stored, 'name' | 'in_menu' | 'hidden'>, field: string): string {
  const locale = nameOf(field)
  if (locale) return category.name[locale]
  return category[field as 'hidden'] ? 'yes' : 'no'
}

function changeOf({ name }: Stored, rows: readonly Row[]): CategoryChange {
  const change: CategoryChange = {}
  for (const { field, before } of rows) {
    const locale = nameOf(field)
    if (locale) change.name = { ...name, ...change.name, [locale]: before }
    else change[field as 'hidden'] = before === 'yes'
  }
  return change
}
