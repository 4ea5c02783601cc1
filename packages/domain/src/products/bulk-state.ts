import {
  bulkField,
  bulkTexts,
  type BulkText,
  type BulkValue,
} from '@tsiran/contract/admin/bulk-fields'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'

/** A product or a variant with the present values of its fields. */
export interface Subject {
  type: 'product' | 'variant'
  id: number
  productId: number
  sku: string
  version: number
  values: Record<string, BulkValue>
}

export interface ProductState extends Subject {
  type: 'product'
  kind: 'simple' | 'configurable'
  name: Text
  /** Of the shop's own, such as packaging: its status never changes. */
  isService: boolean
  /** Whether it is in a category. */
  isPlaced: boolean
  /** In their order. */
  variants: VariantState[]
}
export interface VariantState extends Subject {
  type: 'variant'
  /** Pieces in stock; nothing here writes them. */
  qty: number
}

/** Whether a variant is sold by its weight. */
export const isWeighed = ({ values }: VariantState): boolean => values['portion_grams'] !== null

const textColumns = Object.keys(bulkTexts) as BulkText[]
const ownerOf = (field: string) => field.slice(0, field.indexOf('.'))

/** Milliseconds that a batch waits for the locks of another one, and that a statement of it takes at most. */
const batchTimeoutMs = 8_000

/**
 * Locks the products, in the order of their ids, against all other writes of the staff. Their variants stay free for orders until they
 * are written. Batches wait longer for each other than shoppers do.
 */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  const timeout = String(batchTimeoutMs)
  await sql`
    select set_config('lock_timeout', ${timeout}, true), set_config('statement_timeout', ${timeout}, true)`.execute(
    tx,
  )
  await sql`
    select 1 from products where id = any(${[...ids]}::int[]) order by id for no key update`.execute(
    tx,
  )
}

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

const attributeValues = (fields: readonly string[]): RawBuilder<unknown> => sql`(
  select jsonb_agg(to_jsonb(a))
  from (
    select attribute_id, array_agg(option_id order by id) filter (where option_id is not null) as option_ids,
      (array_agg(text) filter (where text is not null))[1] as text
    from product_attribute_values pav
    where pav.product_id = p.id and attribute_id = any(${fields.map(attributeId)}::int[])
    group by attribute_id
  ) a)`

/** The attribute of a field `attribute.7`. */
export const attributeId = (field: string): number => Number(field.slice(field.indexOf('.') + 1))

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
