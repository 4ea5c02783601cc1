import Type, { type Static } from 'typebox'
import { OrderNumber } from '../orders.ts'
import { Drams, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder } from './order-shapes.ts'
import { PickState } from './order-line-shapes.ts'
import { one, OneOf, Text3, Version } from './schema.ts'

const byId = { tag: 'orders', params: Type.Object({ id: OrderNumber }) } as const

/** Why somebody who may change orders has to settle: the weight is outside the tolerance; the buyer did not agree to a substitute. */
export const settlementExceptions = ['weight', 'substitute_not_agreed'] as const
/**
 * Why an order cannot be settled. `undecided`: lines are not picked. `empty`: nothing is left. `restricted`: a substitute for adults
 * alone. `sold_out`: less of a substitute is left than was picked.
 */
export const settlementProblems = [
  'undecided',
  'empty',
  'restricted',
  'sold_out',
  'not_open',
] as const

/** A line before and after the settlement. Pieces, or portions of weighed products, and drams. */
const SettlementLine = Type.Object({
  line_id: Type.Integer(),
  name: Text3,
  options: Text3,
  sku: Type.String(),
  agreed_quantity: Type.Integer(),
  agreed_total: Drams,
  quantity: Type.Integer(),
  grams: Nullable(Type.Integer()),
  total: Drams,
  /** Null for the service line, and while nobody has decided. */
  state: Nullable(PickState),
  exception: Nullable(OneOf(settlementExceptions)),
  substitute: Nullable(
    Type.Object({
      name: Text3,
      options: Text3,
      sku: Type.String(),
      quantity: Type.Integer(),
      /** Pieces that the order may take now. */
      in_stock: Type.Integer(),
      grams: Nullable(Type.Integer()),
      total: Drams,
    }),
  ),
})

export const Settlement = Type.Object({
  version: Version,
  lines: Type.Array(SettlementLine),
  agreed_total: Drams,
  final_total: Drams,
  /** Drams that the order may cost at most. */
  ceiling: Drams,
  /** Drams above the ceiling, which the shop bears. */
  lowered: Drams,
  /** Drams that go back through the bank at once. */
  refund: Drams,
  /** Drams that the bank takes of what it holds, and drams that it lets go of. */
  captured: Drams,
  released: Drams,
  /** Drams in cash at the door. */
  cash_due: Drams,
  problem: Nullable(OneOf(settlementProblems)),
  /** Whether the caller may settle it as it is. */
  allowed: Type.Boolean(),
})
export type Settlement = Static<typeof Settlement>

export const getSettlement = adminEndpoint({
  ...byId,
  permission: 'picking.read',
  method: 'GET',
  path: '/api/admin/orders/:id/settlement',
  summary: 'What the settlement of an order would change: lines, totals and money; changes nothing',
  query: Type.Object(LocaleQuery),
  success: one(Settlement),
  errors: ['not_found'],
})
export const settleOrder = adminEndpoint({
  ...byId,
  permission: 'picking.write',
  method: 'POST',
  path: '/api/admin/orders/:id/settle',
  summary:
    'Applies what was picked to an order, once. `expected_total` is the preview’s `final_total`: where something else was picked since, the answer is `cart_changed`. Whoever may not change orders settles a finished picking in which nothing needs a decision',
  body: Type.Object({ ...LocaleQuery, version: Version, expected_total: Type.Optional(Drams) }),
  success: one(AdminOrder),
  errors: [
    'not_found',
    'conflict',
    'version_conflict',
    'cart_changed',
    'stock_changed',
    'forbidden',
  ],
})
