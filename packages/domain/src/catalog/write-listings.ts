import type { Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { paidPrice } from './paid-price.ts'

/**
 * Of some `variants`, what a company pays for the one that costs it least, and whether that one has an old price; null where none has a
 * company price (R43).
 */
export const companyColumns = sql`
  case when bool_or(company_price is not null) then min(${paidPrice('company', 'variants')}) end as company_price,
  case when bool_or(company_price is not null) then
    (array_agg(coalesce(old_price > price, false) order by ${paidPrice('company', 'variants')}, position, id))[1]
  end as company_saving`

/** Of each of `chosen`, its lowest price that a variant has now, whether that one has an old price, and the same for companies. */
export const lowestPrices = sql`
  select product_id, min(price) as price,
    (array_agg(coalesce(old_price > price, false) order by price, position, id))[1] as saving,
    ${companyColumns}
  from variants
  join chosen using (product_id)
  where removed_at is null
  group by product_id`

/** Writes the rows of published products. Category ids are ordered from the root down. */
export async function writeListings(tx: Tx, chosen: RawBuilder<unknown>): Promise<void> {
  await sql`
    -- Published products to write.
    with recursive chosen as (
      select product_id
      from (select id as product_id from products where status = 'published') p
      where ${chosen}
    ),
    -- Each category with itself and its ancestors.
    up (category_id, id, parent_id, height, age_restricted, shown) as (
      select id, id, parent_id, 0, age_restricted, shown
      from categories
      union all
      select up.category_id, c.id, c.parent_id, up.height + 1, c.age_restricted, up.shown
      from up
      join categories c on c.id = up.parent_id
    ),
    -- The same with the depth below the root.
    closure as (
      select up.category_id, up.id, up.age_restricted, up.shown,
        max(up.height) over (partition by up.category_id) - up.height as depth
      from up
    ),
    -- The categories of each product that are shown, from the root down. Hidden ones ask for the age, too.
    places as (
      select product_id, array_agg(id order by depth, id) filter (where shown) as category_ids,
        bool_or(age_restricted) as age_restricted
      from (
        select pc.product_id, c.id, max(c.depth) as depth, bool_or(c.age_restricted) as age_restricted,
          bool_or(c.shown) as shown
        from product_categories pc
        join closure c using (category_id)
        join chosen using (product_id)
        group by pc.product_id, c.id
      ) each_once
      group by product_id
      having bool_or(shown)
    ),
    -- The price of each product's lowest variant.
    lowest as (
      ${lowestPrices}
    ),
    -- Filterable options of each product and its variants.
    options as (
      select product_id, array_agg(distinct option_id order by option_id) as option_ids
      from (
        select product_id, attribute_id, option_id
        from chosen
        join product_attribute_values using (product_id)
        where option_id is not null
        union all
        select chosen.product_id, attribute_id, option_id
        from chosen
        join variants v on v.product_id = chosen.product_id and v.removed_at is null
        join variant_options o on o.variant_id = v.id
      ) carried
      join attributes a on a.id = carried.attribute_id and a.filterable
      group by product_id
    ),
    -- The rows of the whole shop.
    written as (
      insert into product_listings
        (product_id, brand_id, price, company_price, saving, company_saving, position, created_at, name, category_ids, option_ids, age_restricted)
      select p.id, p.brand_id, lowest.price, lowest.company_price, lowest.saving, lowest.company_saving, p.position, p.created_at, p.name,
        places.category_ids, coalesce(options.option_ids, '{}'), places.age_restricted
      from chosen
      join products p on p.id = chosen.product_id
      join places using (product_id)
      join lowest using (product_id)
      left join options using (product_id)
      order by places.category_ids, p.position, p.id
      returning *
    )
    insert into category_listings
      (category_id, product_id, brand_id, price, company_price, saving, company_saving, position, created_at, name, option_ids)
    select category_id, product_id, brand_id, price, company_price, saving, company_saving, position, created_at, name, option_ids
    from written, unnest(category_ids) category_id
    order by category_id, position, product_id`.execute(tx)
}
