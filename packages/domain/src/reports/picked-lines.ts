import { sql, type RawBuilder } from 'kysely'

/** Whether a line `i` of a settled order was picked, or replaced: it is neither a substitute nor the service line. */
export const isPicked = sql`(i.stocked and i.replaces_id is null and i.agreed_quantity > 0)`

/** A part in percent with one decimal; null where there is nothing. */
export const percentOf = (part: RawBuilder<unknown>, all: RawBuilder<unknown>) =>
  sql`round(100.0 * ${part} / nullif(${all}, 0), 1)::float8`
