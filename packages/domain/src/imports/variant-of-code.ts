import { sql, type RawBuilder } from 'kysely'

/** How many variants have a code as their supplier's, and the id of one of them. */
const ofSupplier = (code: RawBuilder<unknown>, what: RawBuilder<unknown>) =>
  sql`(select ${what} from variants where supplier_code = ${code} and supplier_code <> '' and removed_at is null)`

/**
 * The id of the variant that a code in a file of stock or prices names: its sku, else its barcode, else its supplier's code, where
 * only one has that; null for none.
 */
export const variantOfCode = (code: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`coalesce(
    (select id from variants where sku = ${code} and removed_at is null),
    (select id from variants where barcode = ${code} and removed_at is null),
    ${ofSupplier(code, sql`case when count(*) = 1 then min(id) end`)})`

/** Whether several variants have a code as their supplier's. */
export const isShared = (code: RawBuilder<unknown>): RawBuilder<boolean> =>
  ofSupplier(code, sql`count(*) > 1`) as RawBuilder<boolean>
