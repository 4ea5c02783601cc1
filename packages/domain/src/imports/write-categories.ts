import type { Tx } from '@tsiran/db/database'
import { changeCategory } from '../categories/change-category.ts'
import { createCategory } from '../categories/create-category.ts'
import type { Plan, WriteCall } from './kind.ts'
import { lastOf, parentOf, selectSheetCategories, type CategoryWrite } from './plan-categories.ts'

/** Creates and changes categories; each leaves its own row in the audit log. */
export async function writeCategories(
  tx: Tx,
  plans: readonly Plan<CategoryWrite>[],
  { by }: WriteCall,
): Promise<void> {
  const ids = new Map((await selectSheetCategories(tx)).map(({ path, id }) => [path, id]))
  for (const { change: write } of plans) {
    if (!write) continue
    const { category, path, change } = write
    if (category) {
      const { id, version } = category
      await changeCategory(tx, { id, version, change, by })
      continue
    }
    const parent = parentOf(path)
    const { id } = await createCategory(
      tx,
      {
        ...change,
        name: change.name!,
        slug: lastOf(path),
        parent_id: parent === '' ? null : (ids.get(parent) ?? null),
      },
      { by },
    )
    ids.set(path, id)
  }
}
