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

/** Whether a product of the lists' rows `l` is a saving (R5) for a buyer of the price list. */
export const isSavingRow = (prices: PriceList): RawBuilder<boolean> =>
  prices === 'company' ? sql`coalesce(l.company_saving, l.saving)` : sql`l.saving`
