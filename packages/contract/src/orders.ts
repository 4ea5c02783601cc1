import Type, { type Static } from 'typebox'
import { ImageUrls } from './catalog.ts'
import { Drams, Id, Nullable } from './schema.ts'

export const orderStatuses = ['pending_payment', 'pending', 'processing', 'completed', 'canceled', 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const OrderAddress = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  company_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  state: Type.String(),
  city: Type.String(),
  address1: Type.Array(Type.String()),
  postcode: Type.String(),
})
export type OrderAddress = Static<typeof OrderAddress>

export const OrderItem = Type.Object({
  product_id: Nullable(Id),
  product_name: Type.String(),
  product_price: Drams,
  quantity: Type.Integer(),
  product_image: Type.String(),
  name: Type.String(),
  sku: Type.String(),
  price: Drams,
  qty_ordered: Type.Integer(),
  grant_total: Drams,
  additional: Type.Object({ quantity: Type.Integer() }),
  product: Type.Object({ base_image: ImageUrls, url_key: Type.String() }),
})
export type OrderItem = Static<typeof OrderItem>

export const Order = Type.Object({
  id: Type.Integer(),
  /** The number that people see. */
  increment_id: Type.String(),
  status: Type.Unsafe<OrderStatus>({ type: 'string', enum: [...orderStatuses] }),
  status_label: Type.String(),
  created_at: Type.String(),
  items: Type.Array(OrderItem),
  base_grand_total: Drams,
  grand_total: Drams,
  sub_total: Drams,
  shipping_amount: Drams,
  shipping_title: Type.String(),
  payment_title: Type.String(),
  billing_address: OrderAddress,
  shipping_address: OrderAddress,
  description: Type.String(),
})
export type Order = Static<typeof Order>
