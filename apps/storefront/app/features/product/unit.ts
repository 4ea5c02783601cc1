import type { ProductCard } from '@tsiran/contract/product-card-shapes'

type Unit = ProductCard['unit']
const units: readonly Unit[] = ['piece', 'kg', 'l', 'pack']

/** The unit of a cart line, which the API types as a text. */
export const readUnit = (text: string): Unit => units.find((unit) => unit === text) ?? 'piece'
