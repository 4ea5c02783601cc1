import { maxCategoryLevels } from '@tsiran/contract/admin/category-shapes'
import { locales } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { flagOf, textOf } from './cell-values.ts'
import type { Claims } from './claims.ts'
import type { ImportedRow, Plan, PlanCall, ThingRows } from './kind.ts'
import { seenOf } from './seen.ts'
import { type SheetCategory, selectSheetCategories, categoryCells } from './category-cells.ts'

/** Characters of a name in one language. */
const maxName = 200

/** What a row does to a category: changed fields of a stored one, all of a new one. */
export interface CategoryWrite {
  category: SheetCategory | undefined
  path: string
  change: { name?: Text; in_menu?: boolean; hidden?: boolean }
}

/** Plans rows that each name a category by its path of slugs; one whose last slug is new is created below the others. */
export async function planCategories(
  db: Db | Tx,
  things: readonly ThingRows[],
  { claims }: PlanCall,
): Promise<Plan<CategoryWrite>[]> {
  const byPath = new Map((await selectSheetCategories(db)).map((one) => [one.path, one]))
  const slugs = new Set([...byPath.keys()].map(lastOf))
  const known = {
    path: (path: string) => byPath.has(path) || claims.has('path', path),
    slug: (slug: string) => slugs.has(slug) || claims.has('slug', slug),
  }
  return things.map(({ thing, rows }) => {
    const [row, ...others] = rows as [ImportedRow, ...ImportedRow[]]
    for (const other of others) other.refuse('path', 'sameThing', { row: row.number })
    const path = pathOf(row)
    const category = byPath.get(path)
    if (!category) checkPath(row, path, known)
    const change = readChange(row, category)
    if (rows.every(({ errors }) => errors.length === 0)) claimPath(claims, { thing, rows })
    const isEmpty = category && Object.keys(change).length === 0
    const cells = category && categoryCells(category)
    return {
      thing,
      rows,
      isNew: !category,
      change: isEmpty ? null : { category, path, change },
      seen: cells ? seenOf(row.fields.map((field) => cells.get(field))) : '',
    }
  })
}

/** Rows below find the category that this one makes. */
export function claimPath(claims: Claims, { thing, rows }: ThingRows): void {
  const path = pathOf(rows[0]!)
  claims.take('path', path, thing)
  claims.take('slug', lastOf(path), thing)
}

const pathOf = (row: ImportedRow): string =>
  row
    .cell('path')!
    .toLowerCase()
    .split('/')
    .map((part) => part.trim())
    .join('/')

/** The slug of the category itself. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** The path of the category above; empty for a root. */
export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function checkPath(
  row: ImportedRow,
  path: string,
  known: { path(path: string): boolean; slug(slug: string): boolean },
): void {
  if (path === '') row.refuse('path', 'required')
  else if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(path))
    row.refuse('path', 'notSlugs')
  else if (parentOf(path) !== '' && !known.path(parentOf(path)))
    row.refuse('path', 'unknownParentPath', { path: parentOf(path) })
  else if (path.split('/').length > maxCategoryLevels)
    row.refuse('path', 'tooDeep', { limit: maxCategoryLevels })
  else if (known.slug(lastOf(path))) row.refuse('path', 'slugTaken', { slug: lastOf(path) })
}

function readChange(row: ImportedRow, now: SheetCategory | undefined): CategoryWrite['change'] {
  const change: CategoryWrite['change'] = {}
  const name = { ...(now?.name ?? perLocale(() => '')) }
  for (const locale of locales) {
    const cell = row.cell(`name_${locale}`)
    const text =
      cell === undefined ? undefined : row.read(`name_${locale}`, () => textOf(cell, maxName))
    if (text !== undefined && text !== textOf(name[locale], maxName)) {
      name[locale] = text
      change.name = name
    }
  }
  if (change.name || !now)
    for (const locale of locales)
      if (name[locale] === '')
        row.refuse(row.fields.includes(`name_${locale}`) ? `name_${locale}` : null, 'namesRequired')
  for (const field of ['in_menu', 'hidden'] as const) {
    const cell = row.cell(field)
    if (cell === undefined || cell.trim() === '') continue
    const flag = row.read(field, () => flagOf(cell))
    if (flag !== undefined && flag !== (now?.[field] ?? field === 'in_menu')) change[field] = flag
  }
  return change
}
