import { locales } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { changeCategory } from '../categories/change-category.ts'
import { createCategory } from '../categories/create-category.ts'
import { createdField, recordChanges, type RecordedChange } from '../products/change-sets.ts'
import type { Plan, WriteCall } from './kind.ts'
import { lastOf, parentOf, type CategoryWrite } from './plan-categories.ts'
import { selectSheetCategories, type SheetCategory } from './category-cells.ts'

/** Creates and changes categories, and records what a revert restores; each leaves its own row in the audit log. */
export async function writeCategories(
  tx: Tx,
  plans: readonly Plan<CategoryWrite>[],
  { by, changeSetId }: WriteCall,
): Promise<void> {
  const ids = new Map((await selectSheetCategories(tx)).map(({ path, id }) => [path, id]))
  for (const { change: write } of plans) {
    if (!write) continue
    const { category, path, change } = write
    if (category) {
      const { id, version } = category
      await changeCategory(tx, { id, version, change, by })
      await recordChanges(tx, changeSetId, changedFields(category, change))
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
    const made = { field: createdField, before: null, after: path }
    await recordChanges(tx, changeSetId, [{ subject_type: 'category', subject_id: id, ...made }])
  }
}

function changedFields(
  { id, ...before }: SheetCategory,
  change: CategoryWrite['change'],
): RecordedChange[] {
  const category = { subject_type: 'category', subject_id: id } as const
  const { name } = change
  const names = locales.flatMap((locale) =>
    name && name[locale] !== before.name[locale]
      ? [
          {
            ...category,
            field: `name.${locale}`,
            before: before.name[locale],
            after: name[locale],
          },
        ]
      : [],
  )
  const flags = (['in_menu', 'hidden'] as const).flatMap((field) =>
    change[field] === undefined
      ? []
      : [{ ...category, field, before: word(before[field]), after: word(change[field]) }],
  )
  return [...names, ...flags]
}

const word = (flag: boolean) => (flag ? 'yes' : 'no')
