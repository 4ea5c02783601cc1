import type { Content } from '@tsiran/contract/admin/bulk-fields'
import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import type { Change } from './bulk-fit.ts'
import type { variantColumns } from './bulk-state.ts'

/** Columns by their PostgreSQL types. */
const variantTypes: Record<(typeof variantColumns)[number], string> & Fields = {
  price: 'bigint',
  old_price: 'bigint',
  company_price: 'bigint',
  box_qty: 'integer',
  box_price: 'bigint',
  min_qty: 'integer',
  portion_grams: 'integer',
  price_per_kg: 'bigint',
  tolerance_pct: 'smallint',
  barcode: 'text',
  content_amount: 'integer',
  content_unit: 'text',
  low_mark: 'integer',
  shelf_place: 'text',
  supplier_code: 'text',
}
const productTypes: Fields = {
  status: 'text',
  unit: 'text',
  position: 'integer',
  brand_id: 'integer',
  chilled: 'boolean',
}

type Fields = Record<string, unknown>

/** The changed columns of each thing. */
function rowsOf(changes: readonly Change[]): { id: number; fields: Fields }[] {
  const rows = new Map<number, Fields>()
  for (const { subject, field, after } of changes)
    rows.set(subject.id, { ...rows.get(subject.id), ...columnsOf(field, after) })
  return [...rows].map(([id, fields]) => ({ id, fields }))
}

function columnsOf(field: string, after: Change['after']): Fields {
  if (field !== 'content') return { [field]: after }
  const { amount = null, unit = null } = (after ?? {}) as Partial<Content>
  return { content_amount: amount, content_unit: unit }
}

/** Writes the changed columns of a table's rows; a row's other columns stay. */
async function writeRows(
  tx: Tx,
  table: 'products' | 'variants',
  {
    rows,
    types,
    also,
  }: { rows: ReturnType<typeof rowsOf>; types: Fields; also?: RawBuilder<unknown> },
): Promise<void> {
  const changed = new Set(rows.flatMap(({ fields }) => Object.keys(fields)))
  const set = [...changed].map((column) => {
    const name = sql.ref(column)
    return sql`${name} = case when r.fields ? ${column} then (r.fields ->> ${column})::${sql.raw(String(types[column]))} else t.${name} end`
  })
  await sql`
    update ${sql.table(table)} t set ${sql.join(also ? [also, ...set] : set)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, fields jsonb)
    where t.id = r.id`.execute(tx)
}

/** Writes the changed columns of variants, locked as an order locks them. */
export async function writeVariants(tx: Tx, changes: readonly Change[]): Promise<void> {
  const ids = [...new Set(changes.map(({ subject }) => subject.id))]
  // As an order locks them.
  await sql`
    select 1 from variants where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
  // A barcode may move from one variant of the edit to another: none is held while they are written.
  const coded = changes.filter(({ field }) => field === 'barcode').map(({ subject }) => subject.id)
  if (coded.length > 0)
    await sql`update variants set barcode = null where id = any(${coded}::int[])`.execute(tx)
  await writeRows(tx, 'variants', {
    rows: rowsOf(changes),
    types: variantTypes,
    also: sql`version = t.version + 1`,
  })
}

/** Writes the changed columns of products. */
export async function writeColumns(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = rowsOf(changes.filter(({ field }) => field in productTypes))
  if (rows.length > 0) await writeRows(tx, 'products', { rows, types: productTypes })
}
