import {
  bulkField,
  bulkTexts,
  type BulkText,
  type Content,
} from '@tsiran/contract/admin/bulk-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import { lockListings } from '../catalog/refresh-lock.ts'
import { refreshListings } from '../catalog/refresh-listings.ts'
import { refreshPrices } from '../catalog/refresh-prices.ts'
import type { Change } from './bulk-plan.ts'
import { attributeId, type variantColumns } from './bulk-state.ts'
import { isListed, priceFields } from './listed-fields.ts'

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

/**
 * Writes changes of locked products, gives each thing its next version, and renews the shop's lists. Changes with a problem must be
 * left out before.
 */
export async function writeChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  const products = [...new Set(changes.map(({ subject }) => subject.productId))]
  if (products.length === 0) return
  // Before the variants are locked: an order that wants them does not wait for another refresh of the lists.
  await lockListings(tx)
  const variants = changes.filter(({ subject }) => subject.type === 'variant')
  const own = changes.filter(({ subject }) => subject.type === 'product')
  if (variants.length > 0) await writeVariants(tx, variants)
  await writeColumns(tx, own)
  await writeTexts(tx, own)
  await writeCategories(tx, own)
  await writeAttributes(tx, own)
  await sql`
    update products set version = version + 1, updated_at = now() where id = any(${products}::int[])`.execute(
    tx,
  )
  const ofProducts = (of: readonly Change[]) => [
    ...new Set(of.map(({ subject }) => subject.productId)),
  ]
  const listed = changes.filter(({ field }) => isListed(field))
  const others = listed.filter(({ field }) => !priceFields.has(field))
  // Pages show the other fields, too: with no listing to renew, this only empties the caches.
  if (others.length > 0) await refreshListings(tx, ofProducts(listed))
  else await refreshPrices(tx, ofProducts(listed))
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

async function writeVariants(tx: Tx, changes: readonly Change[]): Promise<void> {
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

async function writeColumns(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = rowsOf(changes.filter(({ field }) => field in productTypes))
  if (rows.length > 0) await writeRows(tx, 'products', { rows, types: productTypes })
}

async function writeTexts(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const column of Object.keys(bulkTexts) as BulkText[]) {
    const texts = new Map<number, Partial<Text>>()
    for (const { subject, field, after } of changes) {
      if (!field.startsWith(`${column}.`)) continue
      const locale = field.slice(column.length + 1) as Locale
      texts.set(subject.id, { ...texts.get(subject.id), [locale]: after })
    }
    if (texts.size === 0) continue
    const rows = [...texts].map(([id, text]) => ({ id, text }))
    await sql`
      update products p set ${sql.ref(column)} = p.${sql.ref(column)}::jsonb || r.text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, text jsonb)
      where p.id = r.id`.execute(tx)
  }
}

async function writeCategories(tx: Tx, changes: readonly Change[]): Promise<void> {
  const own = changes.filter(({ field }) => field === 'category_ids')
  if (own.length === 0) return
  const rows = own.flatMap(({ subject, after }) =>
    (after as number[]).map((category_id, position) => ({
      product_id: subject.id,
      category_id,
      position,
    })),
  )
  await sql`
    delete from product_categories where product_id = any(${own.map(({ subject }) => subject.id)}::int[])`.execute(
    tx,
  )
  await sql`
    insert into product_categories (product_id, category_id, position)
    select product_id, category_id, position from jsonb_populate_recordset(null::product_categories, ${JSON.stringify(rows)})`.execute(
    tx,
  )
}

async function writeAttributes(tx: Tx, changes: readonly Change[]): Promise<void> {
  const own = changes
    .filter(({ field }) => bulkField(field)?.kind === 'attribute')
    .map(({ subject, field, after }) => ({
      product_id: subject.id,
      attribute_id: attributeId(field),
      after,
    }))
  if (own.length === 0) return
  await sql`
    delete from product_attribute_values pav
    using jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as r (product_id integer, attribute_id integer)
    where pav.product_id = r.product_id and pav.attribute_id = r.attribute_id`.execute(tx)
  const rows = own.flatMap(({ after, ...place }): object[] =>
    Array.isArray(after)
      ? after.map((option_id: number) => ({ ...place, option_id, text: null }))
      : [{ ...place, option_id: null, text: after }],
  )
  await sql`
    insert into product_attribute_values (product_id, attribute_id, option_id, text)
    select product_id, attribute_id, option_id, text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (product_id integer, attribute_id integer, option_id integer, text jsonb)
    where option_id is not null or text is not null`.execute(tx)
}
