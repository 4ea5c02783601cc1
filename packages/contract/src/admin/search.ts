import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Status } from './order-list-shapes.ts'
import { Instant, one } from './schema.ts'

/** Rows of one kind at most. */
export const maxFound = 8

export const FoundOrder = Type.Object({
  id: Type.Integer(),
  created_at: Instant,
  status: Status,
  /** The buyer, or the company; masked for whoever may not see people. */
  name: Type.String(),
  grand_total: Drams,
})
export type FoundOrder = Static<typeof FoundOrder>

export const FoundCustomer = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  company: Nullable(Type.String()),
})
export type FoundCustomer = Static<typeof FoundCustomer>

export const FoundProduct = Type.Object({
  id: Id,
  /** Of the variant that was found. */
  sku: Type.String(),
  name: Type.String(),
  image: Type.String(),
})
export type FoundProduct = Static<typeof FoundProduct>

export const searchShop = adminEndpoint({
  tag: 'search',
  permission: 'staff',
  method: 'GET',
  path: '/api/admin/search',
  summary: `Orders by number or phone, customers, and products by sku or name: at most ${maxFound} each, and none of what the caller may not see`,
  query: Type.Object({
    ...LocaleQuery,
    q: Type.String({ minLength: 1, maxLength: maxLengths.search }),
  }),
  success: one(
    Type.Object({
      orders: Type.Array(FoundOrder, { maxItems: maxFound }),
      customers: Type.Array(FoundCustomer, { maxItems: maxFound }),
      products: Type.Array(FoundProduct, { maxItems: maxFound }),
    }),
  ),
  errors: [],
})
