import { perLocale } from '@tsiran/contract/map-text'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'

/** A variant as the lists of stock name it. */
export interface NamedVariant {
  variant_id: number
  product_id: number
  sku: string
  name: Text
  /** Labels of the chosen options. */
  options: Text[] | null
}

/** The columns of {@link NamedVariant}, of `variants v` and `products p`. */
export const namedColumns = sql`
  v.id as variant_id, v.product_id, v.sku, p.name,
  (select json_agg(o.label order by s.position)
    from variant_options vo join attribute_options o on o.id = vo.option_id
    join product_super_attributes s on s.product_id = v.product_id and s.attribute_id = vo.attribute_id
    where vo.variant_id = v.id) as options`

/** The same as one JSON value, null where the variant is gone. */
export const namedVariant = sql`case when v.id is not null then (select row_to_json(named) from (select ${namedColumns}) named) end`

/** The variant with its options as one text in each language. */
export const withOptions = <T extends { options: Text[] | null }>(row: T) => ({
  ...row,
  options: perLocale((locale) => (row.options ?? []).map((label) => label[locale]).join(', ')),
})
