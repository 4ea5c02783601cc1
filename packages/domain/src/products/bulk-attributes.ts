import { sql, type RawBuilder } from 'kysely'

/** The values of the attributes of these fields as JSON, for products `p`. */
export const attributeValues = (fields: readonly string[]): RawBuilder<unknown> => sql`(
  select jsonb_agg(to_jsonb(a))
  from (
    select attribute_id, array_agg(option_id order by id) filter (where option_id is not null) as option_ids,
      (array_agg(text) filter (where text is not null))[1] as text
    from product_attribute_values pav
    where pav.product_id = p.id and attribute_id = any(${fields.map(attributeId)}::int[])
    group by attribute_id
  ) a)`

/** The attribute of a field `attribute.7`. */
export const attributeId = (field: string): number => Number(field.slice(field.indexOf('.') + 1))
