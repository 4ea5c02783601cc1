import { sql } from 'kysely'
import { changeableStatuses } from './order-status.ts'

const open = sql.join(changeableStatuses.map((status) => sql.lit(status)))

/** Whether an order `o` is late: confirmed, not handed over, and the end of its slot has passed; null without a slot. */
export const isLate = sql<boolean | null>`(
  o.status in (${open}) and (o.slot ->> 'ends_at')::timestamptz < now())`
