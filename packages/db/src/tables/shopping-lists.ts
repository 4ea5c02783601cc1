import type { Generated } from 'kysely'

export interface ShoppingListsTable {
  id: Generated<number>
  customer_id: number
  name: string
  shared: Generated<boolean>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface ShoppingListItemsTable {
  id: Generated<number>
  list_id: number
  variant_id: number
  quantity: number
}
