// Long because the calls of an order share its filter and its answer.
import Type, { type Static } from 'typebox'
import { ShippingAddress } from '../checkout.ts'
import { maxLengths, maxLines, maxPieces } from '../limits.ts'
import { Day, OrderNumber } from '../orders.ts'
import { Drams, Id, LocaleQuery, Nullable, PageLinks, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminOrder, OrderListMeta, OrderListRow, paidStates } from './order-shapes.ts'
import { ListQuery, one, OneOf, Version } from './schema.ts'

const orders = { tag: 'orders' } as const
const write = { ...orders, permission: 'orders.write', method: 'POST' } as const
const params = Type.Object({ id: OrderNumber })
const Reason = Type.String({ minLength: 1, maxLength: maxLengths.orderNote, pattern: '\\S' })
const answer = one(AdminOrder)

/** What narrows a list of orders; an export and a selection over all pages take the same. */
export const OrderFilter = {
  search: ListQuery.search,
  /** One status, or several with commas between them. */
  status: Type.Optional(PlainText(100)),
  payment_method: Type.Optional(PlainText(40)),
  paid: Type.Optional(OneOf(paidStates)),
  customer_id: Type.Optional(Id),
  company_id: Type.Optional(Id),
  /** Orders of companies alone, or of persons alone. */
  buyer: Type.Optional(OneOf(['company', 'person'])),
  /** Days in Yerevan, both included. */
  date_from: Type.Optional(Day),
  date_to: Type.Optional(Day),
  /** Drams, both included. */
  sum_from: Type.Optional(Drams),
  sum_to: Type.Optional(Drams),
}

/** Whoever sees assigned orders alone gets those; nobody is assigned yet. */
export const listOrders = adminEndpoint({
  ...orders,
  permission: 'orders.own',
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'The shop’s orders; `search` takes a number, phone, name, company or e-mail',
  query: Type.Object({ ...ListQuery, ...OrderFilter }),
  success: Type.Object({ data: Type.Array(OrderListRow), links: PageLinks, meta: OrderListMeta }),
  errors: [],
})
/** Rows of an Excel file at most: it is built in memory. CSV has no limit. */
export const maxSheetRows = 20_000

/**
 * An export is the list of the same filter, the newest first, in the caller's language. Names, phones, e-mails and addresses are in it
 * for whoever has `customers.read`; for others they are masked or empty. Exports of the customers themselves need `people.write` and a
 * step-up. Each export leaves a row in the audit log, hence the cross-site check of a write.
 */
const exported = {
  ...orders,
  permission: 'orders.read',
  method: 'GET',
  writes: true,
  query: Type.Object({ ...LocaleQuery, ...OrderFilter }),
  success: Type.String(),
} as const

export const exportOrdersCsv = adminEndpoint({
  ...exported,
  path: '/api/admin/orders/export.csv',
  summary:
    'The orders of a filter as CSV in UTF-8 with semicolons, as Excel opens it; texts that Excel would compute begin with an apostrophe',
  file: 'text/csv; charset=utf-8',
  errors: [],
})
export const exportOrdersXlsx = adminEndpoint({
  ...exported,
  path: '/api/admin/orders/export.xlsx',
  summary: `The orders of a filter as an Excel file, at most ${maxSheetRows} of them`,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['too_many_rows'],
})
export const getPulse = adminEndpoint({
  ...orders,
  permission: 'orders.read',
  method: 'GET',
  path: '/api/admin/orders/pulse',
  background: true,
  summary:
    'The newest order’s number, how many are newer than `after`, and counts of the open ones by status',
  query: Type.Object({ ...LocaleQuery, after: Type.Optional(OrderNumber) }),
  success: one(
    Type.Object({
      newest: Nullable(Type.Integer()),
      fresh: Type.Integer(),
      counts: Type.Unsafe<Record<string, number>>({
        type: 'object',
        additionalProperties: { type: 'integer' },
      }),
    }),
  ),
  errors: [],
})
export const getOrder = adminEndpoint({
  ...orders,
  permission: 'orders.read',
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One order with lines, payments, history, documents and what the caller may do',
  params,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const advanceOrder = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/status',
  summary: 'Takes an order a step on, and mails the buyer',
  params,
  body: Type.Object({
    ...LocaleQuery,
    status: OneOf(['processing', 'completed']),
    version: Version,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const cancelOrder = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/cancel',
  summary:
    'Cancels an order, or pieces of its lines; stock, credit and money go back once. A paid order needs a step-up',
  params,
  body: Type.Object({
    ...LocaleQuery,
    reason: Reason,
    lines: Type.Optional(
      Type.Array(
        Type.Object({
          line_id: Type.Integer({ minimum: 1 }),
          quantity: Type.Integer({ minimum: 1, maximum: maxPieces }),
        }),
        {
          minItems: 1,
          maxItems: maxLines,
        },
      ),
    ),
    version: Version,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict', 'confirmation_needed'],
})
export const addNote = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/notes',
  summary: 'Adds a note that the staff alone sees',
  params,
  body: Type.Object({ ...LocaleQuery, text: Reason }),
  success: answer,
  errors: ['not_found'],
})
export const refundOrder = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/refunds',
  summary:
    'Returns drams of what was paid through the bank; the bank is called once and never again by itself',
  params,
  body: Type.Object({
    ...LocaleQuery,
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    reason: Reason,
    version: Version,
  }),
  success: Type.Object({ data: AdminOrder, result: OneOf(['refunded', 'refused', 'unknown']) }),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const confirmRefund = adminEndpoint({
  ...orders,
  permission: 'refunds.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/refunds/confirm',
  summary: 'Records that a person has returned a refund by hand',
  params,
  body: Type.Object({ ...LocaleQuery, refund_id: Type.Integer({ minimum: 1 }), version: Version }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const settleCredit = adminEndpoint({
  ...orders,
  permission: 'credit.write',
  stepUp: true,
  method: 'POST',
  path: '/api/admin/orders/:id/settle-credit',
  summary: 'Records that the company has paid a completed order on credit, and releases its credit',
  params,
  body: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})

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
  version: Version,
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
  before: Type.Object({ sub_total: Drams, shipping_amount: Drams, grand_total: Drams }),
  after: Type.Object({ sub_total: Drams, shipping_amount: Drams, grand_total: Drams }),
  /** Drams that go back to the buyer, and that the buyer owes more at the door, on credit, or by another payment. */
  refund: Drams,
  owed: Drams,
  /** Whether it can be applied as it is. */
  allowed: Type.Boolean(),
})
export type EditPreview = Static<typeof EditPreview>
export const previewEdit = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/edit/preview',
  summary: 'What an edit would change: prices, stock and money; changes nothing',
  params,
  body: Type.Object(edited),
  success: one(EditPreview),
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const editOrder = adminEndpoint({
  ...write,
  path: '/api/admin/orders/:id/edit',
  summary: 'Changes a placed order’s lines or address; the buyer is mailed',
  params,
  body: Type.Object({ ...edited, expected_total: Drams }),
  success: answer,
  errors: [
    'not_found',
    'conflict',
    'version_conflict',
    'credit_limit_reached',
    'payment_exceeded',
    'cart_changed',
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
})
export type OrderVariant = Static<typeof OrderVariant>
export const searchOrderVariants = adminEndpoint({
  ...orders,
  permission: 'orders.write',
  method: 'GET',
  path: '/api/admin/orders/:id/variants',
  summary:
    'Variants that an edit may add: the one with this very sku or barcode first, then the shop’s search',
  params,
  query: Type.Object({ ...LocaleQuery, search: PlainText(maxLengths.search) }),
  success: Type.Object({ data: Type.Array(OrderVariant) }),
  errors: ['not_found'],
})
/** Actions over many orders at once: each is done or refused by itself. */
export const bulkOrders = adminEndpoint({
  ...write,
  path: '/api/admin/orders/bulk',
  summary: 'Moves many orders to their next status; answers with the result of each',
  body: Type.Object({
    ...LocaleQuery,
    ids: Type.Array(OrderNumber, { minItems: 1, maxItems: maxLines }),
    action: OneOf(['process', 'complete']),
  }),
  success: one(
    Type.Object({
      applied: Type.Integer(),
      refused: Type.Array(
        Type.Object({ id: Type.Integer(), code: Type.String(), message: Type.String() }),
      ),
    }),
  ),
  errors: [],
})
