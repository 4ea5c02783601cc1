import type { PriceViewer } from '../shared/viewer.ts'
import type { OrderRow } from './order-rows.ts'

/** What decides whose prices an order's buyer pays. */
export type OrderBuyer = Pick<OrderRow, 'company_id' | 'ordinary_prices'>

/** The order's buyer as today's prices see one: what is added to the order costs what the buyer would pay in the shop. */
export const pricesOf = ({ company_id: companyId, ordinary_prices }: OrderBuyer): PriceViewer => ({
  companyId,
  ordinaryPrices: ordinary_prices ?? false,
})
