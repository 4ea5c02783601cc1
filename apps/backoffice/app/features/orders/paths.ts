export const orderPath = (id: number): string => `/orders/${id}`
export const editPath = (id: number): string => `/orders/${id}/edit`

/** The print page of the packing slips of orders, one a page. */
export const slipPath = (ids: readonly number[]): string => `/print/slip?ids=${ids.join(',')}`
export const invoicePath = (ids: readonly number[]): string => `/print/invoice?ids=${ids.join(',')}`
