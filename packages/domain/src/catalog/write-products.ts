import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { ProductInput } from './product-input.ts'

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
