import { sql, type RawBuilder } from 'kysely'
import type { PriceList } from '../shared/viewer.ts'

/**
 * Drams that a buyer of the price list pays for a unit (R3), out of the columns of `row`: a variant, or a row of the lists. Indexes have
 * the companies' expression as it is here.
 */
export const paidPrice = (prices: PriceList, row: string): RawBuilder<number> =>
  prices === 'company'
    ? sql`coalesce(${sql.ref(`${row}.company_price`)}, ${sql.ref(`${row}.price`)})`
    : sql`${sql.ref(`${row}.price`)}`

/**
 * Whether a product of the lists' rows `l` is a saving (R5) for a buyer of the price list: whether its variant that costs them least has
 * an old price. The rows say so for everybody's prices, and where no variant has a company price.
 */
export const isSavingRow = (prices: PriceList): RawBuilder<boolean> =>
  prices === 'company'
    ? sql`case when l.company_price is null then l.saving else (
        select v.old_price > v.price
        from variants v
        where v.product_id = l.product_id and v.removed_at is null
        order by ${paidPrice(prices, 'v')}, v.position, v.id
        limit 1) end`
    : sql`l.saving`
