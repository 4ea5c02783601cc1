import { sql, type RawBuilder } from 'kysely'

/** Other products on a product's page (spec 1 §9). */
const relatedCount = 8

/** Ids of up to `count` other products of a category: those after `own`, then from the category's start. */
const neighbours = (
  categoryId: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
  not = sql`true`,
) => sql`
  select product_id from (
    (select l.product_id from category_listings l
      where l.category_id = ${categoryId} and (l.position, l.product_id) > (own.position, own.id) and ${not}
      order by l.position, l.product_id limit ${count})
    union all
    (select l.product_id from category_listings l
      where l.category_id = ${categoryId} and (l.position, l.product_id) < (own.position, own.id) and ${not}
      order by l.position, l.product_id limit ${count})
    limit ${count}
  ) others`

/** `offset 0` keeps the planner from reading the neighbours again for each use. */
const relatedOf = (count: RawBuilder<unknown>) => sql`
  left join lateral (
    select leaf.parent_id, array(${neighbours(sql`leaf.id`, count)}) as ids
    from (
      select id, parent_id from categories where id = any(own.own_category_ids) and shown
      order by array_position(own.own_category_ids, id) limit 1
    ) leaf
    offset 0
  ) near on true
  left join lateral (
    select case when cardinality(near.ids) < ${count}
      then near.ids || array(${neighbours(sql`near.parent_id`, sql`(${count} - cardinality(near.ids))`, sql`l.product_id <> all(near.ids)`)})
      else near.ids end as ids
    offset 0
  ) related on true`

export const related = relatedOf(sql.lit(relatedCount))
