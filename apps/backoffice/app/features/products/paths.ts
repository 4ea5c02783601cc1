/** Paths below /admin. */
export const productsPath = '/products'
export const productPath = (id: number | string): string => `/products/${id}`
