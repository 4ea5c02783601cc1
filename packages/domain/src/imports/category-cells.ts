import { locales } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'

export interface SheetCategory {
  id: number
  version: number
  /** Slugs from the root down, with slashes between them. */
  path: string
  name: Text
  in_menu: boolean
  hidden: boolean
}

/** Every category, each after the ones above it. */
export async function selectSheetCategories(db: Db | Tx): Promise<SheetCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'slug', 'version', 'name', 'in_menu', 'hidden'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const below = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const sheet = (parent: number | null, before: string): SheetCategory[] =>
    (below.get(parent) ?? []).flatMap(({ slug, ...rest }) => [
      { ...rest, path: before + slug },
      ...sheet(rest.id, `${before}${slug}/`),
    ])
  return sheet(null, '')
}

/** A category's cells by field. */
export const categoryCells = ({ path, name, in_menu, hidden }: SheetCategory) =>
  new Map<string, string>([
    ['path', path],
    ...locales.map((locale) => [`name_${locale}`, name[locale]] as const),
    ['in_menu', in_menu ? 'yes' : 'no'],
    ['hidden', hidden ? 'yes' : 'no'],
  ])
