import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { PriceList } from '../shared/viewer.ts'
import { paidPrice } from './paid-price.ts'

/** The lowest or highest price of what a summary `s` counts. */
function bound(end: 'min' | 'max', prices: PriceList) {
  const price = sql`${sql.raw(end)}(${paidPrice(prices, 'l')})`
  return sql`case s.category_id
        when 0 then (select ${price} from product_listings l)
        when -1 then (select ${price} from product_listings l where l.saving)
        else (select ${price} from category_listings l where l.category_id = s.category_id)
      end`
}

/** Brings the lowest and highest prices of these summaries up to date; one whose prices stay is not written. */
export async function setPriceBounds(tx: Tx, categories: readonly number[]): Promise<void> {
  await sql`
    update listing_summaries s
    set
      min_price = now.min_price,
      max_price = now.max_price,
      company_min_price = now.company_min_price,
      company_max_price = now.company_max_price
    from (
      select s.category_id,
        ${bound('min', 'retail')} as min_price,
        ${bound('max', 'retail')} as max_price,
        ${bound('min', 'company')} as company_min_price,
        ${bound('max', 'company')} as company_max_price
      from listing_summaries s
      where s.category_id = any(${[...categories]}::int[])
    ) now
    where s.category_id = now.category_id
      and (s.min_price, s.max_price, s.company_min_price, s.company_max_price)
        is distinct from (now.min_price, now.max_price, now.company_min_price, now.company_max_price)`.execute(
    tx,
  )
}
