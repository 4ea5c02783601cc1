import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { isLabeled, labelName } from '../labels/queries.ts'

/** Lots of one receipt, about. */
const lotsOfReceipt = 50
/** Days over which lots expire; some have expired. */
const days = 400

/**
 * Gives variants that have none what a shop keeps of them after years: three lots of each fourth one, most with a day, and printed
 * labels of nine in ten, a fiftieth of them with another price than now.
 */
export async function createSyntheticStock(db: Db): Promise<void> {
  await sql`
    with wanted as (
      select v.id, n, row_number() over () as place from variants v cross join generate_series(1, 3) n
      where v.id % 4 = 0 and not exists (select from stock_lots l where l.variant_id = v.id)
    ), receipts as (
      insert into stock_receipts (supplier, reference)
      select 'Supplier ' || r % 40, 'SYN-' || r from generate_series(1, (select count(*) / ${lotsOfReceipt} + 1 from wanted)) r returning id
    ), numbered as (select id, row_number() over () as place from receipts)
    insert into stock_lots (receipt_id, variant_id, qty, expires_on)
    select r.id, w.id, 20, case when w.id % 3 <> 0 then current_date + (w.id / 4 * 7 + w.n * 90) % ${days} - 20 end
    from wanted w join numbered r on r.place = 1 + w.place / ${lotsOfReceipt}`.execute(db)
  // As the movements of a receipt do: what is left of the lots is to be counted.
  await sql`insert into lot_changes (variant_id) select distinct variant_id from stock_lots`.execute(
    db,
  )
  await sql`
    insert into printed_labels (variant_id, name, renamed, sku, barcode, price, old_price, box_qty, box_price, content_amount, content_unit,
      portion_grams, price_per_kg, printed_at)
    select v.id, ${labelName}, false, v.sku, v.barcode, v.price + case when v.id % 50 = 1 then 10 else 0 end,
      case when v.old_price > v.price then v.old_price end, v.box_qty, least(v.box_price, v.box_qty * v.price), v.content_amount, v.content_unit,
      v.portion_grams, v.price_per_kg, now() - interval '3 days'
    from variants v where v.id % 10 <> 0 and ${isLabeled} on conflict do nothing`.execute(db)
}
