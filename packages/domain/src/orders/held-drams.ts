import { sql } from 'kysely'
import type { OrderRow } from './order-rows.ts'

/** Column `hold` of orders `o`: what a bank holds, or held, of the last payment that it held money for. */
export const selectHold = sql`(
  select json_build_object('state', p.state, 'held', p.held_amount, 'captured', p.captured_amount) from payments p
  where p.order_id = o.id and p.held_amount is not null order by p.id desc limit 1) as hold`

/** Drams that the bank holds for an order and has not given yet; 0 for none. */
export const heldDrams = ({ hold }: Pick<OrderRow, 'hold'>): number =>
  hold?.state === 'held' || hold?.state === 'capturing' ? hold.held : 0
