import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
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
