import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { type SheetProduct, toSheet } from './product-cells.ts'
import type { ProductRow } from './sheet-product-row.ts'

/** A category's slugs from the root down, for categories `c`. */
const path = sql`(
  with recursive up as (
    select k.slug, k.parent_id, 0 as height from categories k where k.id = c.id
    union all
    select k.slug, k.parent_id, up.height + 1 from up join categories k on k.id = up.parent_id
  )
  select string_agg(slug, '/' order by height desc) from up)`

/** Products that match, as rows of a sheet, in the order of their ids. */
export async function selectSheetProducts(
  db: Db | Tx,
  where: RawBuilder<unknown>,
  { limit }: { limit?: number } = {},
): Promise<SheetProduct[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.version, p.type, p.sku, p.unit, p.status, p.chilled, p.name, p.short_description, p.description,
      (select slug from brands b where b.id = p.brand_id) as brand,
      array(select ${path} from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by pc.position, c.id) as categories,
      array(select a.code from product_super_attributes s join attributes a on a.id = s.attribute_id
        where s.product_id = p.id order by s.position, a.id) as super_attributes,
      (select json_object_agg(code, options) from (
        select a.code, array_agg(o.code order by o.sort_order, o.id) as options
        from product_attribute_values v join attributes a on a.id = v.attribute_id join attribute_options o on o.id = v.option_id
        where v.product_id = p.id group by a.code) chosen) as options,
      (select json_object_agg(a.code, v.text) from product_attribute_values v join attributes a on a.id = v.attribute_id
        where v.product_id = p.id and v.text is not null) as texts,
      array(select media from product_images i where i.product_id = p.id and i.variant_id is null order by i.position, i.id) as images,
      (select coalesce(json_agg(json_build_object('id', v.id, 'version', v.version, 'sku', v.sku, 'qty', v.qty, 'price', v.price,
          'old_price', v.old_price, 'company_price', v.company_price, 'min_qty', v.min_qty, 'box_qty', v.box_qty,
          'box_price', v.box_price, 'barcode', v.barcode, 'content_amount', v.content_amount, 'content_unit', v.content_unit,
          'portion_grams', v.portion_grams, 'price_per_kg', v.price_per_kg,
          'tolerance_pct', case when v.portion_grams is not null then v.tolerance_pct end,
          'options', (select json_object_agg(a.code, array[o.code]) from variant_options x join attributes a on a.id = x.attribute_id
            join attribute_options o on o.id = x.option_id where x.variant_id = v.id),
          'images', array(select media from product_images i where i.variant_id = v.id order by i.position, i.id))
        order by v.position, v.id), '[]') from variants v where v.product_id = p.id and v.removed_at is null) as variants
    from products p where ${where} order by p.id limit ${limit ?? null}`.execute(db)
  return rows.map(toSheet)
}
