/** Where an order by phone begins, and where a begun one goes on. */
export const newOrderPath = '/orders/new'
export const draftPath = (id: number): string => `${newOrderPath}/${id}`
export const placedOrderPath = (id: number): string => `/orders/${id}`
