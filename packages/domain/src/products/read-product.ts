import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { contentPrice } from '../catalog/content-price.ts'
import { DomainError } from '../errors.ts'
import { imageUrls } from '../media/media.ts'

type Row = Omit<AdminProduct, 'pictures' | 'age_restricted' | 'categories' | 'variants'> & {
  variants: Omit<AdminProduct['variants'][number], 'unit_price'>[]
}
type CategoryRow = AdminProduct['categories'][number]
type PlacedRow = CategoryRow & { product_id: number }

/** One product with everything that the staff edits, also a deleted one. Removed variants are left out. Refuses with `not_found`. */
export async function readProduct(db: Db | Tx, id: number, locale: Locale): Promise<AdminProduct> {
  const [product] = await readProductsOf(db, [id], locale)
  if (!product) throw new DomainError('not_found')
  return product
}

/** {@link readProduct} for many, in the order of their ids; those that are gone are left out. */
export async function readProductsOf(
  db: Db | Tx,
  ids: readonly number[],
  locale: Locale,
): Promise<AdminProduct[]> {
  if (ids.length === 0) return []
  const [rows, placed] = db.isTransaction
    ? [await selectProducts(db, ids), await selectCategories(db, ids)]
    : await Promise.all([selectProducts(db, ids), selectCategories(db, ids)])
  const places = Map.groupBy(placed, ({ product_id }) => product_id)
  return rows.map((row) =>
    toProduct(
      row,
      (places.get(row.id) ?? []).map(({ product_id: _id, ...place }) => place),
      locale,
    ),
  )
}

function toProduct(row: Row, places: CategoryRow[], locale: Locale): AdminProduct {
  const keys = new Set([...row.images, ...row.variants.flatMap(({ images }) => images)])
  return {
    ...row,
    variants: row.variants.map((variant) => ({
      ...variant,
      unit_price: contentPrice(variant, variant.price, locale),
    })),
    categories: places,
    pictures: [...keys].map((key) => ({ key, ...imageUrls(key) })),
    age_restricted: places.some(({ age_restricted }) => age_restricted),
  }
}

async function selectProducts(db: Db | Tx, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.type, p.sku, p.url_key, p.brand_id, p.name, p.short_description, p.description, p.meta_title, p.unit,
      p.status, p.position, p.allergens, p.chilled, to_json(p.created_at) as created_at, to_json(p.updated_at) as updated_at,
      to_json(p.deleted_at) as deleted_at,
      array(select category_id from product_categories c where c.product_id = p.id order by c.position, category_id) as category_ids,
      array(select attribute_id from product_super_attributes s where s.product_id = p.id order by s.position, attribute_id)
        as super_attribute_ids,
      (select coalesce(json_agg(json_build_object('attribute_id', attribute_id, 'option_id', option_id, 'text', text) order by id), '[]')
        from product_attribute_values a where a.product_id = p.id) as values,
      array(select media from product_images i where i.product_id = p.id and i.variant_id is null order by i.position, i.id) as images,
      (select coalesce(json_agg(json_build_object('id', v.id, 'version', v.version, 'sku', v.sku, 'barcode', v.barcode,
          'price', v.price, 'old_price', v.old_price, 'company_price', v.company_price, 'min_qty', v.min_qty, 'box_qty', v.box_qty,
          'box_price', v.box_price, 'content_amount', v.content_amount, 'content_unit', v.content_unit,
          'portion_grams', v.portion_grams, 'price_per_kg', v.price_per_kg, 'tolerance_pct', v.tolerance_pct, 'shelf_place', v.shelf_place, 'low_mark', v.low_mark,
          'supplier_code', v.supplier_code, 'external_id', v.external_id, 'qty', v.qty,
          'options', (select coalesce(json_agg(json_build_object('attribute_id', o.attribute_id, 'option_id', o.option_id)
            order by o.attribute_id), '[]') from variant_options o where o.variant_id = v.id),
          'images', (select coalesce(json_agg(i.media order by i.position, i.id), '[]')
            from product_images i where i.variant_id = v.id))
        order by v.position, v.id), '[]') from variants v where v.product_id = p.id and v.removed_at is null) as variants,
      (select json_build_object('id', b.id, 'label', b.label) from brands b where b.id = p.brand_id) as brand,
      (select coalesce(json_agg(json_build_object('id', a.id, 'code', a.code, 'label', a.label, 'type', a.type, 'options',
          (select coalesce(json_agg(json_build_object('id', o.id, 'label', o.label, 'swatch_value', o.swatch_value)
            order by o.sort_order, o.id), '[]')
          from attribute_options o where o.attribute_id = a.id and o.id in (
            select x.option_id from product_attribute_values x where x.product_id = p.id
            union
            select x.option_id from variants v join variant_options x on x.variant_id = v.id
            where v.product_id = p.id and v.removed_at is null)))
        order by a.position, a.id), '[]')
        from attributes a where a.id in (
          select attribute_id from product_super_attributes where product_id = p.id
          union select attribute_id from product_attribute_values where product_id = p.id)) as attributes,
      exists (select from product_listings l where l.product_id = p.id) as in_shop
    from products p where p.id = any(${[...ids]}::int[]) order by p.id`.execute(db)
  return rows
}

/** Products' categories in their order, each with what it has from the categories above it. */
async function selectCategories(db: Db | Tx, ids: readonly number[]): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    with recursive up as (
      select pc.product_id, pc.category_id, pc.position, c.id, c.parent_id, c.name, c.hidden, c.allergens, c.age_restricted, 0 as height
      from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = any(${[...ids]}::int[])
      union all
      select up.product_id, up.category_id, up.position, c.id, c.parent_id, c.name, c.hidden, c.allergens, c.age_restricted, up.height + 1
      from up join categories c on c.id = up.parent_id
    )
    select product_id, category_id as id, json_agg(name order by height desc) as path, bool_or(hidden) as hidden,
      bool_or(age_restricted) as age_restricted,
      array(select distinct a from up own, unnest(own.allergens) a where own.product_id = up.product_id and own.category_id = up.category_id order by a) as allergens
    from up group by product_id, category_id, position order by product_id, position, category_id`.execute(
    db,
  )
  return rows
}
