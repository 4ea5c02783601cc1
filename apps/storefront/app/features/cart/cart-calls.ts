import type { Role } from '@tsiran/contract/customer-session'

const ordinary = {
  get: 'GET /api/checkout/cart',
  add: 'POST /api/checkout/cart/add/:id',
  update: 'PUT /api/checkout/cart/update',
  remove: 'GET /api/checkout/cart/remove-item/:id',
} as const
const group = {
  get: 'GET /api/checkout/group-user/cart',
  add: 'POST /api/checkout/group-user/cart/add/:id',
  update: 'PUT /api/checkout/group-user/cart/update',
  remove: 'GET /api/checkout/group-user/cart/remove-item/:id',
} as const

/** The calls that read and change a cart: a sub-user has calls of its own, which take and answer the same (spec 1 §6). */
export const cartCalls = (role: Role) => (role === 'subUser' ? group : ordinary)
