import {
  bulkField,
  bulkTexts,
  type BulkText,
  type Content,
} from '@tsiran/contract/admin/bulk-fields'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { refreshListings } from '../catalog/refresh-listings.ts'
import type { Change } from './bulk-plan.ts'
import { attributeId, variantColumns } from './bulk-state.ts'

/** Fields that no list of the shop shows, sorts or finds by. */
const unlisted = new Set([
  'company_price',
  'box_qty',
  'box_price',
  'min_qty',
  'price_per_kg',
  'barcode',
  'content',
  'low_mark',
  'shelf_place',
  'supplier_code',
  'unit',
])

const typeOf: Record<(typeof variantColumns)[number], string> = {
  price: 'bigint',
  old_price: 'bigint',
  company_price: 'bigint',
  box_qty: 'integer',
  box_price: 'bigint',
  min_qty: 'integer',
  price_per_kg: 'bigint',
  barcode: 'text',
  low_mark: 'integer',
  shelf_place: 'text',
  supplier_code: 'text',
}
const productColumns = { status: 'text', unit: 'text', position: 'integer', brand_id: 'integer' }

/**
 * Writes changes of locked products, gives each thing its next version, and renews the shop's lists. Changes with a problem must be
 * left out before.
 */
export async function writeChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  const products = [...new Set(changes.map(({ subject }) => subject.productId))]
  if (products.length === 0) return
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
  const listed = new Set(
    changes.filter(({ field }) => !unlisted.has(field)).map(({ subject }) => subject.productId),
  )
  // Pages show the other fields, too: with no listing to renew, this only empties the caches.
  await refreshListings(tx, [...listed])
}

/** The changed values of each thing, under its id. */
function rowsOf(changes: readonly Change[]): Map<number, Record<string, unknown>> {
  const rows = new Map<number, Record<string, unknown>>()
  for (const { subject, field, after } of changes)
    rows.set(subject.id, { ...(rows.get(subject.id) ?? { id: subject.id }), [field]: after })
  return rows
}

/** Rows are locked, so that values which do not change are written as they were read. */
async function writeVariants(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = rowsOf(changes)
  const subjects = new Map(changes.map(({ subject }) => [subject.id, subject]))
  const input = [...rows].map(([id, fields]) => {
    const { content, ...columns } = { ...subjects.get(id)!.values, ...fields } as Record<
      string,
      unknown
    >
    const held = content as Content | null
    return { ...columns, content_amount: held?.amount ?? null, content_unit: held?.unit ?? null }
  })
  const columns = [...variantColumns, 'content_amount', 'content_unit']
  const types = { ...typeOf, content_amount: 'integer', content_unit: 'text' } as Record<
    string,
    string
  >
  await sql`
    -- A barcode may move from one variant of the edit to another: none is held while they are written.
    update variants set barcode = null
    where id = any(${changes.filter(({ field }) => field === 'barcode').map(({ subject }) => subject.id)}::int[])`.execute(
    tx,
  )
  await sql`
    update variants v
    set version = version + 1, ${sql.join(columns.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))}
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
      as r (id integer, ${sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(types[column]!)}`))})
    where v.id = r.id`.execute(tx)
}

async function writeColumns(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const [column, type] of Object.entries(productColumns)) {
    const rows = [...rowsOf(changes.filter(({ field }) => field === column)).values()]
    if (rows.length === 0) continue
    await sql`
      update products p set ${sql.ref(column)} = r.${sql.ref(column)}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, ${sql.ref(column)} ${sql.raw(type)})
      where p.id = r.id`.execute(tx)
  }
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
