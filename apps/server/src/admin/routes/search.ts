import { isAllowed } from '@tsiran/contract/admin/permissions'
import { maxFound, searchShop } from '@tsiran/contract/admin/search'
import { findProducts } from '@tsiran/domain/catalog/search/find-products'
import { findCustomers } from '@tsiran/domain/customers/find-customers'
import { findOrders } from '@tsiran/domain/orders/find-orders'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'

/** What the palette finds. */
export const searchHandlers: readonly AdminHandler[] = [
  adminHandler(searchShop, async ({ db }, { query: { q }, staff: { roles, locale } }) => {
    const limit = maxFound
    const [orders, customers, products] = await Promise.all([
      findOrders(db, q, { roles, limit }),
      isAllowed(roles, 'customers.read') ? findCustomers(db, q, limit) : [],
      isAllowed(roles, 'catalogue.read') ? findProducts(db, q, { locale, limit }) : [],
    ])
    return { data: { orders, customers, products } }
  }),
]
