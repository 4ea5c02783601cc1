import Type, { type Static } from 'typebox'
import { ShippingAddress } from '../checkout-address.ts'
import { SlotId } from '../delivery.ts'
import { OrderNumber } from '../orders.ts'
import { Drams, Id, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder } from './order-shapes.ts'
import { one, Version } from './schema.ts'

const byId = {
  tag: 'orders',
  permission: 'orders.write',
  params: Type.Object({ id: OrderNumber }),
} as const

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
const moved = {
  ...LocaleQuery,
  slot_id: SlotId,
  /** Where it is delivered from then on, in the slot’s zone; left out where it stays. */
  district_id: Type.Optional(Id),
  version: Version,
}
export const MovePreview = Type.Object(changedSums)
export type MovePreview = Static<typeof MovePreview>
export const previewMove = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/orders/:id/slot/preview',
  summary: 'What a move to another slot would change: delivery, total and money; changes nothing',
  body: Type.Object(moved),
  success: one(MovePreview),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveOrder = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/orders/:id/slot',
  summary:
    'Gives an order a place in another slot of its zone, or of another district’s; fees and money follow, and the buyer is mailed. Money that becomes due needs a step-up',
  body: Type.Object({
    ...moved,
    /** Where it is delivered to; left out where that stays. */
    address: Type.Optional(ShippingAddress),
    expected_total: Drams,
  }),
  success: one(AdminOrder),
  errors: [
    'not_found',
    'conflict',
    'version_conflict',
    'slot_taken',
    'credit_limit_reached',
    'payment_exceeded',
    'cart_changed',
    'confirmation_needed',
  ],
})
