import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { sql, type RawBuilder } from 'kysely'
import { imageUrl } from '../media/media.ts'
import { namedColumns, withOptions, type NamedVariant } from './queries.ts'

export type Row = Omit<StockRow, 'options' | 'image'> & NamedVariant & { media: string | null }

/** The statuses of orders whose pieces are still in the house. */
const openStatuses = sql`('pending_payment', 'pending', 'processing')`
export const isLow = sql`v.low_mark is not null and v.qty <= v.low_mark`

/** Rows of `page`, a table of variants' ids with their `place`. */
export const rowsOf = (page: RawBuilder<unknown>) => sql`
  with page as materialized (${page}),
  held as (
    select i.variant_id, sum(i.quantity - i.canceled)::integer as pieces
    from order_items i join orders o on o.id = i.order_id
    where i.variant_id in (select id from page) and i.stocked and o.holds_stock and o.status in ${openStatuses}
    group by i.variant_id)
  select ${namedColumns}, v.version, v.barcode, v.shelf_place, v.qty, coalesce(held.pieces, 0) as held, v.low_mark,
    (${isLow}) as low,
    (select json_build_object('at', m.at, 'reason', m.reason, 'delta', m.delta)
      from stock_movements m where m.variant_id = v.id order by m.id desc limit 1) as last_movement,
    coalesce(
      (select g.media from product_images g where g.variant_id = v.id order by g.position limit 1),
      (select g.media from product_images g where g.product_id = p.id and g.variant_id is null order by g.position limit 1)) as media
  from page join variants v on v.id = page.id join products p on p.id = v.product_id left join held on held.variant_id = v.id
  order by page.place`

/** A row with its picture and options as the API has them. */
export const toStock = ({ media, ...row }: Row): StockRow => ({
  ...withOptions(row),
  image: imageUrl(media, 'small'),
})
