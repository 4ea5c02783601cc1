import Type, { type Static } from 'typebox'
import { ShippingAddress } from '../checkout-address.ts'
import { maxLengths, maxLines, maxPieces } from '../limits.ts'
import { OrderNumber } from '../orders.ts'
import { Drams, Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder } from './order-shapes.ts'
import { one, Version } from './schema.ts'

const byId = {
  tag: 'orders',
  permission: 'orders.write',
  params: Type.Object({ id: OrderNumber }),
} as const

const EditLine = Type.Object({
  variant_id: Id,
  quantity: Type.Integer({ minimum: 0, maximum: maxPieces }),
})
const edited = {
  ...LocaleQuery,
  /** The whole order as it is to be; a line that is left out, or zero, goes. */
  lines: Type.Array(EditLine, { maxItems: maxLines }),
  /** Where it is delivered to; left out where that stays. */
  address: Type.Optional(ShippingAddress),
  /** A district of the order's zone, whose fee and slots stay; left out where it stays. A move takes one of another zone. */
  district_id: Type.Optional(Id),
  version: Version,
}
/** What a change of an order does to its sums and its money. */
const changedSums = {
  before: Type.Object({ sub_total: Drams, shipping_amount: Drams, grand_total: Drams }),
  after: Type.Object({ sub_total: Drams, shipping_amount: Drams, grand_total: Drams }),
  /** Drams that go back to the buyer, and that the buyer owes more at the door, on credit, or by another payment. */
  refund: Drams,
  owed: Drams,
  /** Whether it can be applied as it is. */
  allowed: Type.Boolean(),
}
export const EditPreview = Type.Object({
  lines: Type.Array(
    Type.Object({
      variant_id: Id,
      name: Type.String(),
      sku: Type.String(),
      before: Type.Integer(),
      after: Type.Integer(),
      unit_price: Drams,
      total: Drams,
      /** Why it cannot be: `out_of_stock` with what is there, `min_qty`, `gone`; null where it can. */
      problem: Nullable(Type.String()),
      in_stock: Nullable(Type.Integer()),
    }),
  ),
  ...changedSums,
})
export type EditPreview = Static<typeof EditPreview>
export const previewEdit = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/orders/:id/edit/preview',
  summary: 'What an edit would change: prices, stock and money; changes nothing',
  body: Type.Object(edited),
  success: one(EditPreview),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const editOrder = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/orders/:id/edit',
  summary:
    'Changes a placed order’s lines or address; the buyer is mailed. An edit that makes money due needs a step-up',
  body: Type.Object({ ...edited, expected_total: Drams }),
  success: one(AdminOrder),
  errors: [
    'not_found',
    'conflict',
    'version_conflict',
    'credit_limit_reached',
    'payment_exceeded',
    'cart_changed',
    'confirmation_needed',
  ],
})
/** A variant that can be added to an order, at its buyer's price. Drams and pieces. */
export const OrderVariant = Type.Object({
  variant_id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options; empty for a simple product. */
  options: Type.String(),
  image: Type.String(),
  unit_price: Drams,
  in_stock: Type.Integer(),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
})
export type OrderVariant = Static<typeof OrderVariant>
export const searchOrderVariants = adminEndpoint({
  ...byId,
  method: 'GET',
  path: '/api/admin/orders/:id/variants',
  summary:
    'Variants that an edit may add: the one with this very sku or barcode first, then the shop’s search',
  query: Type.Object({ ...LocaleQuery, search: PlainText(maxLengths.search) }),
  success: Type.Object({ data: Type.Array(OrderVariant) }),
  errors: ['not_found'],
})
