import Type from 'typebox'
import { OrderNumber } from '../orders.ts'
import { LocaleQuery } from '../schema.ts'
import { RouteSheet } from './stop-shapes.ts'
import { PickList, Slip } from './document-shapes.ts'
import { Invoice } from './invoice-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf } from './schema.ts'

/** Orders that are printed or invoiced in one call. */
export const maxPrinted = 100

const documents = { tag: 'documents' } as const
const printed = {
  ...documents,
  method: 'GET',
  query: Type.Object({
    ...LocaleQuery,
    /** Orders' numbers with commas between them; the answer has their order. */
    order_ids: Type.String({
      maxLength: 1700,
      pattern: `^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,${maxPrinted - 1}}$`,
    }),
  }),
  errors: ['not_found'],
} as const
const pdf = { file: 'application/pdf', success: Type.String() } as const

/**
 * Invoices of orders: each is issued or refused by itself. An order's invoice is issued once; after an edit of the order the next call
 * cancels it and issues another, with a number of its own.
 */
export const issueDocuments = adminEndpoint({
  ...documents,
  permission: 'invoices.write',
  method: 'POST',
  path: '/api/admin/documents',
  summary: 'Issues invoices of orders, numbered without gaps; an order that has one answers it',
  body: Type.Object({
    ...LocaleQuery,
    kind: OneOf(['invoice']),
    order_ids: Type.Array(OrderNumber, { minItems: 1, maxItems: maxPrinted }),
  }),
  success: one(
    Type.Object({
      documents: Type.Array(Invoice),
      refused: Type.Array(
        Type.Object({ id: Type.Integer(), code: Type.String(), message: Type.String() }),
      ),
    }),
  ),
  errors: [],
})
export const getDocument = adminEndpoint({
  ...documents,
  permission: 'invoices.read',
  method: 'GET',
  path: '/api/admin/documents/:id',
  summary: 'One document as it was issued, canceled ones too',
  params: Type.Object({ id: OrderNumber }),
  query: Type.Object(LocaleQuery),
  success: one(Invoice),
  errors: ['not_found'],
})
/** Whoever may not see people gets the slips of assigned orders alone: on the own routes, or picked by them and not ended. */
export const printSlips = adminEndpoint({
  ...printed,
  permission: 'slips.own',
  path: '/api/admin/documents/slip',
  summary: 'What the packing slips of orders say',
  success: Type.Object({ data: Type.Array(Slip) }),
})
export const printPickList = adminEndpoint({
  ...printed,
  permission: 'slips.own',
  path: '/api/admin/documents/pick_list',
  summary: 'The products to take from the shelves for orders, merged',
  success: one(PickList),
})
/** In the order of the slots and places rather than of the call. */
export const printRouteSheet = adminEndpoint({
  ...printed,
  permission: 'slips.own',
  path: '/api/admin/documents/route',
  summary:
    'The route sheet of orders that no route has to have, without those that nobody drives to',
  success: one(RouteSheet),
})
export const printInvoices = adminEndpoint({
  ...printed,
  permission: 'invoices.read',
  path: '/api/admin/documents/invoice',
  summary: 'The invoices of orders; orders without one are left out',
  success: Type.Object({ data: Type.Array(Invoice) }),
})
export const slipPdf = adminEndpoint({
  ...printed,
  ...pdf,
  permission: 'slips.own',
  path: '/api/admin/documents/slip.pdf',
  summary: 'Packing slips as a PDF, each order on pages of its own',
})
export const invoicePdf = adminEndpoint({
  ...printed,
  ...pdf,
  permission: 'invoices.read',
  path: '/api/admin/documents/invoice.pdf',
  summary: 'The invoices of orders as a PDF; refused where one of them has none',
})
