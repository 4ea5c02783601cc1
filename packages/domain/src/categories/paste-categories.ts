import { maxCategoryLevels } from '@tsiran/contract/admin/category-shapes'
import type { PastedCategory } from '@tsiran/contract/admin/pasted-categories'
import { locales } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { inUniqueTransaction } from '../shared/unique-transaction.ts'
import { readPaste } from './read-paste.ts'
import { checkParent, levelOf, lockTree } from './read-categories.ts'
import { madeSlug } from './write-fields.ts'
import { insertPasted, type Planned } from './insert-pasted.ts'

interface Paste {
  text: string
  /** Where the outermost lines go; null for the root. */
  parentId: number | null
}

/** What a pasted list would add, line by line. Refuses with `validation_failed`. */
export const previewCategories = (db: Db, paste: Paste): Promise<PastedCategory[]> =>
  inTransaction(db, async (tx) =>
    (await plan(tx, paste)).map(({ node: _node, above: _above, ...line }) => line),
  )

/**
 * Adds the categories of a pasted list that their places do not have yet, after those that are there. Returns how many. Refuses with
 * `validation_failed`, and with `conflict` where a slug was taken at the same moment.
 */
export async function pasteCategories(
  db: Db,
  { by, ...paste }: Paste & { by: Actor },
): Promise<number> {
  return inUniqueTransaction(db, async (tx) => {
    await lockTree(tx)
    const lines = await plan(tx, paste)
    const added = lines.filter(({ existing }) => !existing)
    if (added.length === 0) return 0
    await insertPasted(tx, added)
    const subject = { type: 'category', id: paste.parentId ?? 0, label: added[0]!.name.hy }
    const names = added.map(({ name }) => name.hy)
    await writeAudit(tx, { by, action: 'category.paste', subject, after: { names } })
    return added.length
  })
}

interface Known {
  id: number
  parent_id: number | null
  name: Text
  slug: string
}

/** Matches the lines with the tree. A name in any language that a place has already is that category. */
async function plan(tx: Tx, { text, parentId }: Paste): Promise<Planned[]> {
  const lines = readPaste(text)
  await checkParent(tx, parentId)
  const level = await levelOf(tx, parentId)
  const deep = lines.find(({ depth }) => level + depth >= maxCategoryLevels)
  if (deep) throw fieldError('text', 'tooDeepInLine', { line: deep.line, max: maxCategoryLevels })
  const { rows } = await sql<Known>`
    select id, parent_id, name, slug from categories order by position, id`.execute(tx)
  const slugs = new Set(rows.map(({ slug }) => slug))
  const planned: Planned[] = []
  /** Categories by the one above them and their name in any language. */
  const byName = new Map<string, string>()
  const keysOf = (above: string, name: Text) =>
    locales.map((locale) => `${above} ${name[locale].toLowerCase()}`)
  for (const { id, parent_id, name } of rows)
    for (const key of keysOf(String(parent_id), name)) byName.set(key, String(id))
  const path: string[] = []
  for (const { line, depth, name } of lines) {
    path.length = depth
    const above = path.at(-1) ?? String(parentId)
    const keys = keysOf(above, name)
    const present = keys.map((key) => byName.get(key)).find((node) => node !== undefined)
    const known = rows.find(({ id }) => String(id) === present)
    const earlier = planned.find((other) => other.node === present)
    const slug = known?.slug ?? earlier?.slug ?? firstFree(madeSlug(name), slugs)
    const node = present ?? `line ${line}`
    if (present === undefined) slugs.add(slug)
    for (const key of keys) if (!byName.has(key)) byName.set(key, node)
    const existing = present !== undefined
    planned.push({ line, depth, name: known?.name ?? name, slug, existing, node, above })
    path.push(node)
  }
  return planned
}

function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
}
