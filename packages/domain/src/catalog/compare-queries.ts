import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { ValueRow } from './product-details.ts'

/**
 * Attribute values of products, by the attributes' position; several values are joined by commas. Includes the options of
 * the products' variants.
 */
export async function selectComparedValues(db: Db, productIds: readonly number[], locale: Locale) {
  if (productIds.length === 0) return []
  const ids = [...productIds]
  const { rows } = await sql<ValueRow & { product_id: number }>`${prepared}
    with own as (
      select product_id, attribute_id, option_id, text ->> ${locale} as text
      from product_attribute_values where product_id = any(${ids}::int[])
      union
      select v.product_id, vo.attribute_id, vo.option_id, null
      from variants v join variant_options vo on vo.variant_id = v.id
      where v.product_id = any(${ids}::int[]) and v.removed_at is null
    ), joined as (
      select own.product_id, own.attribute_id,
        string_agg(coalesce(o.label ->> ${locale}, own.text), ', ' order by o.sort_order, o.id) as value
      from own left join attribute_options o on o.id = own.option_id
      group by own.product_id, own.attribute_id
    )
    select j.product_id, a.id, a.code, a.label ->> ${locale} as label, a.type, j.value
    from joined j join attributes a on a.id = j.attribute_id
    order by a.position, a.id, j.product_id`.execute(db)
  return rows
}
