import { defaultTolerance } from '@tsiran/contract/admin/product-choices'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { removeVariants } from './remove-variants.ts'
import { type Actor, staffIdOf } from '../shared/actor.ts'
import type { Saved } from './replace-parts.ts'

/**
 * Inserts or updates the products' variants and takes the others out of sale; stock counts on insert alone. A variant that stays as it
 * is is not written. The opening stock of new ones is put in by `by`. Returns sku to id.
 */
export async function upsertVariants(
  tx: Tx,
  products: readonly Saved[],
  by?: Actor,
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
  const staffId = by ? staffIdOf(by) : null
  // Read by the trigger `open_stock`.
  if (staffId !== null)
    await sql`select set_config('tsiran.staff_id', ${String(staffId)}, true)`.execute(tx)
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
