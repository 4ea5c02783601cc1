export const orderPath = (id: number): string => `/orders/${id}`
export const editPath = (id: number): string => `/orders/${id}/edit`

export type PrintedPaper = 'slip' | 'pick_list' | 'route' | 'invoice'

/** The print page of papers of orders: slips and invoices one after another, the pick list and the route sheet of all together. */
export const printPath = (paper: PrintedPaper, ids: readonly number[]): string =>
  `/print/${paper}?ids=${ids.join(',')}`
export const slipPath = (ids: readonly number[]): string => printPath('slip', ids)
export const invoicePath = (ids: readonly number[]): string => printPath('invoice', ids)
