import type { CategoryNode } from '@tsiran/contract/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { toCategory } from './categories.ts'
import { selectCategories, type CategoryRow } from './queries.ts'

/** The tree of categories that are shown, each level by position. Children inherit the age restriction. */
export async function listCategories(db: Db, locale: Locale): Promise<CategoryNode[]> {
  const byParent = Map.groupBy(await selectCategories(db, locale), ({ parent_id }) => parent_id)
  const toNode = (row: CategoryRow, restricted: boolean): CategoryNode => {
    const age_restricted = restricted || row.age_restricted
    const children = (byParent.get(row.id) ?? []).map((child) => toNode(child, age_restricted))
    return { ...toCategory({ ...row, age_restricted }, children.length > 0), children }
  }
  return (byParent.get(null) ?? []).map((root) => toNode(root, false))
}
