import { defaultTolerance } from '@tsiran/contract/admin/product-choices'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { removeVariants } from './remove-variants.ts'
import type { ProductInput, VariantInput } from './product-input.ts'

export type Saved = ProductInput & { id: number }

/** Parts of products that have tables of their own. */
export interface ProductParts {
  categories: readonly Saved[]
  superAttributes: readonly Saved[]
  values: readonly Saved[]
  images: readonly Saved[]
  options: readonly Saved[]
}

/** Inserts or updates the rows of the products. Returns their ids in the same order. */
export async function upsertProducts(tx: Tx, products: readonly ProductInput[]): Promise<number[]> {
  const known = products.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (known.length > 0) {
    const { rows } =
      await sql`select id from products where id = any(${known}::int[]) order by id for no key update`.execute(
        tx,
      )
    if (rows.length < new Set(known).size) throw new DomainError('not_found')
    // As an order does: variants before what its lines refer to, so that neither waits for the other.
    await sql`
      select id from variants where product_id = any(${known}::int[]) order by id for no key update`.execute(
      tx,
    )
  }
  const input = products.map((product) => ({
    ...product,
    id: product.id ?? null,
    allergens: product.allergens ?? [],
    chilled: product.chilled ?? false,
    created_at: product.created_at?.toISOString() ?? null,
  }))
  const { rows } = await sql<{ id: number; sku: string }>`
    insert into products as p
      (id, type, sku, url_key, brand_id, name, short_description, description, meta_title, unit, status, position, allergens,
      chilled, created_at)
    select coalesce(id, nextval(pg_get_serial_sequence('products', 'id'))), type, sku, url_key, brand_id, name, short_description,
      description, meta_title, unit, status, position,
      array(select jsonb_array_elements_text(allergens)), chilled, coalesce(created_at, now())
    from rows from (jsonb_to_recordset(${JSON.stringify(input)}) as (id integer, type text, sku text, url_key text, brand_id integer,
      name jsonb, short_description jsonb, description jsonb, meta_title jsonb, unit text, status text, position integer,
      allergens jsonb, chilled boolean, created_at timestamptz)) with ordinality order by ordinality
    on conflict (id) do update set type = excluded.type, sku = excluded.sku, url_key = excluded.url_key, brand_id = excluded.brand_id,
      name = excluded.name, short_description = excluded.short_description, description = excluded.description,
      meta_title = excluded.meta_title, unit = excluded.unit, status = excluded.status, position = excluded.position,
      allergens = excluded.allergens, chilled = excluded.chilled, version = p.version + 1, updated_at = now()
    returning id, sku`.execute(tx)
  const bySku = new Map(rows.map(({ id, sku }) => [sku, id]))
  return products.map(({ sku }) => bySku.get(sku)!)
}

/**
 * Inserts or updates the products' variants and takes the others out of sale; stock counts on insert alone. A variant that stays as it
 * is is not written. Returns sku to id.
 */
export async function upsertVariants(
  tx: Tx,
  products: readonly Saved[],
): Promise<Map<string, number>> {
  const input = products.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({
      ...variantDefaults,
      ...variant,
      product_id: id,
      position,
    })),
  )
  const ids = products.map(({ id }) => id)
  const skus = input.map(({ sku }) => sku)
  await removeVariants(tx, ids, skus)
  const { rows } = await sql<{ id: number; sku: string }>`
    with input as (
      select * from jsonb_to_recordset(${JSON.stringify(input)}) as (product_id integer, sku text, qty integer, position integer, price bigint,
      old_price bigint, company_price bigint, min_qty integer, box_qty integer, box_price bigint, barcode text, content_amount integer,
      content_unit text, portion_grams integer, price_per_kg bigint, tolerance_pct smallint, shelf_place text, low_mark integer, supplier_code text,
      external_id text)
    ), same as (
      select v.id, v.sku from input join variants v using (product_id, sku)
      where v.removed_at is null and row(${columnNames(written, 'v')}) is not distinct from row(${columnNames(written, 'input')})
    ), changed as (
      insert into variants as v (product_id, sku, qty, ${columnNames(written)})
      select product_id, sku, qty, ${columnNames(written)} from input where sku not in (select sku from same)
      on conflict (sku) do update set (${columnNames(written)}) = row(${columnNames(written, 'excluded')}), removed_at = null,
        version = v.version + 1
      where v.product_id = excluded.product_id
      returning id, sku
    )
    select * from same union all select * from changed`.execute(tx)
  if (rows.length < input.length) throw new DomainError('conflict')
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

/** Columns that every save of a variant writes. */
const written = [
  'position',
  'price',
  'old_price',
  'company_price',
  'min_qty',
  'box_qty',
  'box_price',
  'barcode',
  'content_amount',
  'content_unit',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
  'shelf_place',
  'low_mark',
  'supplier_code',
  'external_id',
] as const
const columnNames = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

/** Columns of a variant that says nothing of them. */
export const variantDefaults = {
  old_price: null,
  company_price: null,
  min_qty: 1,
  box_qty: null,
  box_price: null,
  barcode: null,
  content_amount: null,
  content_unit: null,
  portion_grams: null,
  price_per_kg: null,
  tolerance_pct: defaultTolerance,
  shelf_place: '',
  low_mark: null,
  supplier_code: '',
  external_id: null,
}

const columns = {
  product_categories: sql`product_id, category_id, position`,
  product_super_attributes: sql`product_id, attribute_id, position`,
  product_attribute_values: sql`product_id, attribute_id, option_id, text`,
  product_images: sql`product_id, variant_id, media, position`,
}

/** The products whose categories, super attributes, values, pictures and variants' options are replaced. */
export const allParts = (products: readonly Saved[]): ProductParts => ({
  categories: products,
  superAttributes: products,
  values: products,
  images: products,
  options: products,
})

/** Replaces each part of its products; `variantIds` by sku. */
export async function replaceParts(
  tx: Tx,
  { categories, superAttributes, values, images, options }: ProductParts,
  variantIds: ReadonlyMap<string, number>,
): Promise<void> {
  const idOf = ({ sku }: VariantInput) => variantIds.get(sku)!
  await replaceRows(tx, 'product_categories', categories, ({ id, category_ids }) =>
    category_ids.map((category_id, position) => ({ product_id: id, category_id, position })),
  )
  await replaceRows(
    tx,
    'product_super_attributes',
    superAttributes,
    ({ id, super_attribute_ids: ids }) =>
      ids.map((attribute_id, position) => ({ product_id: id, attribute_id, position })),
  )
  await replaceRows(tx, 'product_attribute_values', values, ({ id, values: own }) =>
    own.map((value) => ({ product_id: id, ...value })),
  )
  await replaceRows(tx, 'product_images', images, ({ id, images: own, variants }) => [
    ...own.map((media, position) => ({ product_id: id, variant_id: null, media, position })),
    ...variants.flatMap((variant) =>
      (variant.images ?? []).map((media, position) => ({
        product_id: id,
        variant_id: idOf(variant),
        media,
        position: own.length + position,
      })),
    ),
  ])
  await replaceOptions(
    tx,
    options.flatMap(({ variants }) => variants.map((one) => ({ ...one, id: idOf(one) }))),
  )
}

async function replaceRows(
  tx: Tx,
  table: keyof typeof columns,
  products: readonly Saved[],
  rowsOf: (product: Saved) => object[],
): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  await sql`delete from ${sql.table(table)} where product_id = any(${ids}::int[])`.execute(tx)
  await sql`insert into ${sql.table(table)} (${columns[table]}) select ${columns[table]}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(products.flatMap(rowsOf))})`.execute(
    tx,
  )
}

async function replaceOptions(
  tx: Tx,
  variants: readonly (VariantInput & { id: number })[],
): Promise<void> {
  if (variants.length === 0) return
  const rows = variants.flatMap(({ id, options = [] }) =>
    options.map((option) => ({ variant_id: id, ...option })),
  )
  await sql`delete from variant_options where variant_id = any(${variants.map(({ id }) => id)}::int[])`.execute(
    tx,
  )
  await sql`insert into variant_options (variant_id, attribute_id, option_id) select variant_id, attribute_id, option_id
    from jsonb_to_recordset(${JSON.stringify(rows)}) as (variant_id integer, attribute_id integer, option_id integer)`.execute(
    tx,
  )
}
