import {
  bulkField,
  bulkTexts,
  type BulkText,
  type BulkValue,
} from '@tsiran/contract/admin/bulk-fields'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import type { ProductState, VariantState } from './bulk-subject.ts'
import { attributeValues, attributeId } from './bulk-attributes.ts'

const textColumns = Object.keys(bulkTexts) as BulkText[]
const ownerOf = (field: string) => field.slice(0, field.indexOf('.'))

interface Row {
  id: number
  type: 'simple' | 'configurable'
  sku: string
  version: number
  name: Text
  status: string
  unit: string
  position: number
  chilled: boolean
  brand_id: number | null
  texts: Partial<Record<BulkText, Text>>
  is_placed: boolean
  category_ids: number[] | null
  attributes: { attribute_id: number; option_ids: number[] | null; text: Text | null }[] | null
  variants: VariantRow[]
}
interface VariantRow {
  id: number
  sku: string
  version: number
  qty: number
  content_amount: number | null
  content_unit: string | null
  [column: string]: BulkValue
}

/** Columns of a variant whose names are their fields. */
export const variantColumns = [
  'price',
  'old_price',
  'company_price',
  'box_qty',
  'box_price',
  'min_qty',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
  'barcode',
  'low_mark',
  'shelf_place',
  'supplier_code',
] as const

/**
 * Products by id with the present values of these fields, and their variants; deleted products and variants that are no longer sold
 * are left out. Texts are long: only those that are asked for are read.
 */
export async function readProducts(
  db: Db | Tx,
  ids: readonly number[],
  fields: readonly string[],
): Promise<Map<number, ProductState>> {
  const texts = textColumns.filter((column) => fields.some((field) => ownerOf(field) === column))
  const read = textColumns
    .filter((column) => texts.includes(column))
    .flatMap((column) => [sql`${column}::text`, sql`p.${sql.ref(column)}`])
  const attributes = fields.filter((field) => bulkField(field)?.kind === 'attribute')
  const { rows } = await sql<Row>`
    select p.id, p.type, p.sku, p.version, p.name, p.status, p.unit, p.position, p.chilled, p.brand_id,
      jsonb_build_object(${sql.join(read)}) as texts,
      exists (select from product_categories pc where pc.product_id = p.id) as is_placed,
      ${fields.includes('category_ids') ? categoryIds : sql`null`} as category_ids,
      ${attributes.length > 0 ? attributeValues(attributes) : sql`null`} as attributes,
      coalesce((
        select jsonb_agg(to_jsonb(v) order by v.position, v.id)
        from (
          select id, sku, version, qty, content_amount, content_unit, position, ${sql.join(variantColumns.map((column) => sql.ref(column)))}
          from variants where product_id = p.id and removed_at is null
        ) v), '[]') as variants
    from products p
    where p.id = any(${[...ids]}::int[]) and p.deleted_at is null
    order by p.id`.execute(db)
  return new Map(rows.map((row) => [row.id, toState(row, attributes)]))
}

const categoryIds = sql`
  array(select pc.category_id from product_categories pc where pc.product_id = p.id order by pc.position, pc.category_id)`

function toState(row: Row, attributes: readonly string[]): ProductState {
  const values: Record<string, BulkValue> = {
    status: row.status,
    unit: row.unit,
    position: row.position,
    brand_id: row.brand_id,
    chilled: row.chilled ? 'yes' : 'no',
  }
  if (row.category_ids) values['category_ids'] = row.category_ids
  for (const [column, text] of Object.entries(row.texts))
    for (const [locale, words] of Object.entries(text)) values[`${column}.${locale}`] = words
  for (const field of attributes) {
    const found = row.attributes?.find(({ attribute_id }) => attribute_id === attributeId(field))
    values[field] = found ? (found.text ?? found.option_ids) : null
  }
  return {
    type: 'product',
    id: row.id,
    productId: row.id,
    kind: row.type,
    sku: row.sku,
    version: row.version,
    name: row.name,
    isService: row.status === 'service',
    isPlaced: row.is_placed,
    values,
    variants: row.variants.map((variant) => toVariant(row.id, variant)),
  }
}

function toVariant(productId: number, row: VariantRow): VariantState {
  const values: Record<string, BulkValue> = Object.fromEntries(
    variantColumns.map((column) => [column, row[column]!]),
  )
  const { content_amount: amount, content_unit: unit } = row
  values['content'] = amount === null ? null : ({ amount, unit } as BulkValue)
  const { id, sku, version, qty } = row
  return { type: 'variant', id, productId, sku, version, qty, values }
}
