import { sql } from 'kysely'

/** The first picture of a variant, else of its product. */
const picture = sql`(
  select g.media from product_images g where g.product_id = p.id and (g.variant_id = v.id or g.variant_id is null)
  order by g.variant_id, g.position limit 1)`

/** Whether shoppers may order a variant: it is not removed, its product is published, and not all of its categories are hidden (R48). */
export const isSold = sql<boolean>`(v.removed_at is null and p.status = 'published' and coalesce((
    select bool_or(c.shown) from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id), true))`

/** What is published but not sold is hidden. */
export const status = sql`
    case when v.removed_at is null and p.status <> 'published' then p.status when ${isSold} then 'published' else 'hidden' end as status`

export const variantColumns = sql`
    p.id as product_id, v.id as variant_id, p.type, v.sku, p.name, p.url_key, p.unit, ${status}, ${picture} as media,
    v.price, v.company_price, v.qty, v.min_qty, v.box_qty, v.box_price,
    v.content_amount, v.content_unit, v.portion_grams, v.price_per_kg, v.tolerance_pct,
    coalesce((select g.age_restricted from product_listings g where g.product_id = p.id), false) as age_restricted,
    case when p.type = 'configurable' then (
      select json_agg(o.label order by s.position)
      from variant_options vo join attribute_options o on o.id = vo.option_id
      join product_super_attributes s on s.product_id = p.id and s.attribute_id = vo.attribute_id
      where vo.variant_id = v.id) end as options`

/** The service line. Its product is found first, by its own index: a plain join may walk all variants, which cost each cart 750 blocks. */
export const service = sql`
  select p.id as product_id, v.id as variant_id, v.sku, p.name, p.url_key, p.unit, v.price, v.company_price, ${picture} as media
  from products p cross join lateral (
    select * from variants v where v.product_id = p.id and v.removed_at is null order by v.position, v.id limit 1) v
  where p.status = 'service' order by p.id limit 1`
