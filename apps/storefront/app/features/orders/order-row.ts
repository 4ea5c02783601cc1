import type { OrderRow } from '@tsiran/contract/order-shapes'
import type { HistoryRow } from './orders-list.tsx'

/** An order as a list shows it: a packed one with what it costs now. */
export const toHistoryRow = ({
  formated_base_grand_total,
  formated_final_total,
  ...order
}: OrderRow): HistoryRow => ({
  ...order,
  total: formated_final_total ?? formated_base_grand_total,
})
