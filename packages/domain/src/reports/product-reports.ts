import { sql, type RawBuilder } from 'kysely'
import { isSold, within, type ReportQuery, type ReportRange } from './report-query.ts'

/** What was sold of each variant. */
export const productsReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'sku', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'options', kind: 'text' },
    { name: 'pieces', kind: 'pieces', summed: true },
    { name: 'orders', kind: 'pieces' },
    { name: 'sum', kind: 'drams', summed: true },
  ],
  rows: sql`
    select i.sku, (array_agg(i.name ->> ${range.locale}::text order by i.id desc))[1] as name,
      (array_agg(i.options ->> ${range.locale}::text order by i.id desc))[1] as options,
      sum(i.quantity - i.canceled)::bigint as pieces, count(distinct i.order_id)::integer as orders, sum(i.total)::bigint as sum
    from orders o join order_items i on i.order_id = o.id
    where ${isSold} and ${within(sql`o.created_at`, range)} and i.stocked and i.quantity > i.canceled group by i.sku`,
  order: sql`sum desc, sku`,
})

/** The path of a category `c`: `Dairy › Milk`. */
const pathOf = ({ locale }: ReportRange): RawBuilder<string> => sql`(
  with recursive up as (
    select g.id, g.parent_id, g.name ->> ${locale}::text as path from categories g where g.id = c.id
    union all
    select g.id, g.parent_id, (g.name ->> ${locale}::text) || ' › ' || up.path from categories g join up on g.id = up.parent_id)
  select path from up where parent_id is null)`

/** The first category of each product, which it is shown under. All of them are read: one by one they take three times as long. */
const mainCategories = sql`
  (select distinct on (product_id) product_id, category_id from product_categories order by product_id, position, category_id)`

/** What was sold of each product's first category. Null names what has none any more. */
export const categoriesReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'category', kind: 'text' },
    { name: 'pieces', kind: 'pieces', summed: true },
    { name: 'sum', kind: 'drams', summed: true },
  ],
  rows: sql`
    select ${pathOf(range)} as category, s.pieces, s.sum
    from (
      select m.category_id, sum(p.pieces)::bigint as pieces, sum(p.sum)::bigint as sum
      from (
        select i.product_id, sum(i.quantity - i.canceled) as pieces, sum(i.total) as sum
        from orders o join order_items i on i.order_id = o.id
        where ${isSold} and ${within(sql`o.created_at`, range)} and i.stocked group by 1) p
      left join ${mainCategories} m using (product_id) group by 1) s
    left join categories c on c.id = s.category_id`,
  order: sql`sum desc, category`,
})

/** What is in stock, at the prices of today: nobody records what the shop itself paid. */
export const stockValueReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'category', kind: 'text' },
    { name: 'variants', kind: 'pieces', summed: true },
    { name: 'pieces', kind: 'pieces', summed: true },
    { name: 'value', kind: 'drams', summed: true },
  ],
  rows: sql`
    select ${pathOf(range)} as category, s.variants, s.pieces, s.value
    from (
      select m.category_id, count(*)::integer as variants, sum(v.qty)::bigint as pieces,
        sum(v.qty * v.price::bigint)::bigint as value
      from variants v join products p on p.id = v.product_id left join ${mainCategories} m on m.product_id = v.product_id
      where v.removed_at is null and p.deleted_at is null and p.status <> 'service' and v.qty > 0 group by 1) s
    left join categories c on c.id = s.category_id`,
  order: sql`value desc, category`,
})
