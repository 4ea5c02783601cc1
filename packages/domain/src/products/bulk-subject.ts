import type { BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { Text } from '@tsiran/db/tables/shared'

/** A product or a variant with the present values of its fields. */
export interface Subject {
  type: 'product' | 'variant'
  id: number
  productId: number
  sku: string
  version: number
  values: Record<string, BulkValue>
}

export interface ProductState extends Subject {
  type: 'product'
  kind: 'simple' | 'configurable'
  name: Text
  /** Of the shop's own, such as packaging: its status never changes. */
  isService: boolean
  /** Whether it is in a category. */
  isPlaced: boolean
  /** In their order. */
  variants: VariantState[]
}
export interface VariantState extends Subject {
  type: 'variant'
  /** Pieces in stock; nothing here writes them. */
  qty: number
}

/** Whether a variant is sold by its weight. */
export const isWeighed = ({ values }: VariantState): boolean => values['portion_grams'] !== null
