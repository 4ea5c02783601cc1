import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import type { BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Change } from './bulk-fit.ts'
import { attributeId } from './bulk-attributes.ts'

/** Marks changes whose brand, categories or options do not exist, and barcodes that another variant has. */
export async function checkReferences(db: Db | Tx, changes: readonly Change[]): Promise<Change[]> {
  const [brands, categories, options, barcodes] = await Promise.all([
    existing(
      db,
      'brands',
      ids(changes, (field) => field === 'brand_id'),
    ),
    existing(
      db,
      'categories',
      ids(changes, (field) => field === 'category_ids'),
    ),
    readOptions(db, changes),
    takenBarcodes(db, changes),
  ])
  const problemOf = ({ field, after }: Change): BulkProblem | undefined => {
    const all = (known: ReadonlySet<number>) =>
      [after].flat().every((id) => id === null || known.has(id as number)) ? undefined : 'unknown'
    if (field === 'brand_id') return all(brands)
    if (field === 'category_ids') return all(categories)
    if (field === 'barcode') return barcodes.has(after as string) ? 'barcode_taken' : undefined
    return bulkField(field)?.kind === 'attribute'
      ? attributeProblem(options.get(attributeId(field)), after)
      : undefined
  }
  return changes.map((change) => {
    const problem = change.problem ?? problemOf(change)
    return problem ? { ...change, problem } : change
  })
}

const ids = (changes: readonly Change[], isOne: (field: string) => boolean): number[] =>
  changes.flatMap(({ field, after, problem }) =>
    problem || !isOne(field) || after === null ? [] : ([after].flat() as number[]),
  )

async function existing(
  db: Db | Tx,
  table: 'brands' | 'categories',
  wanted: readonly number[],
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...new Set(wanted)]}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface Attribute {
  id: number
  type: 'select' | 'multiselect' | 'text'
  options: number[]
}

async function readOptions(
  db: Db | Tx,
  changes: readonly Change[],
): Promise<Map<number, Attribute>> {
  const wanted = changes
    .filter(({ field }) => bulkField(field)?.kind === 'attribute')
    .map(({ field }) => attributeId(field))
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<Attribute>`
    select id, type, array(select o.id from attribute_options o where o.attribute_id = a.id) as options
    from attributes a where id = any(${[...new Set(wanted)]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function attributeProblem(
  attribute: Attribute | undefined,
  after: Change['after'],
): BulkProblem | undefined {
  if (!attribute) return 'unknown'
  if (after === null) return undefined
  if (!Array.isArray(after)) return attribute.type === 'text' ? undefined : 'invalid'
  if (attribute.type === 'text' || (attribute.type === 'select' && after.length > 1))
    return 'invalid'
  return after.every((id) => attribute.options.includes(id as number)) ? undefined : 'unknown'
}

/**
 * Barcodes that more than one variant would have. One that its variant gives up in the same edit is free, unless that variant keeps it
 * because its own new one is taken.
 */
async function takenBarcodes(db: Db | Tx, changes: readonly Change[]): Promise<Set<string>> {
  const own = changes.filter(({ field, problem }) => field === 'barcode' && !problem)
  const wanted = own.flatMap(({ after }) => (after === null ? [] : [after as string]))
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ barcode: string }>`
    select barcode from variants
    where barcode = any(${wanted}::text[]) and removed_at is null
      and id <> all(${own.map(({ subject }) => subject.id)}::int[])`.execute(db)
  const twice = wanted.filter((barcode, index) => wanted.indexOf(barcode) !== index)
  const taken = new Set([...rows.map(({ barcode }) => barcode), ...twice])
  for (let size = -1; size < taken.size;) {
    size = taken.size
    for (const { before, after } of own)
      if (before !== null && taken.has(after as string)) taken.add(before as string)
  }
  return taken
}
