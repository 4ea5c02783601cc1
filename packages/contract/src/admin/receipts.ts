import Type from 'typebox'
import { maxLengths, maxLines, maxPieces } from '../limits.ts'
import { Day, Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { CallKey, ListQuery, one } from './schema.ts'
import { Receipt, ReceiptRow } from './stock-shapes.ts'

const stock = { tag: 'stock' } as const
const read = { ...stock, permission: 'stock.read', method: 'GET' } as const
const write = { ...stock, permission: 'stock.write' } as const

export const listReceipts = adminEndpoint({
  ...read,
  path: '/api/admin/stock/receipts',
  summary: 'Deliveries of suppliers, newest first',
  query: Type.Object({
    ...LocaleQuery,
    page: ListQuery.page,
    limit: ListQuery.limit,
    search: ListQuery.search,
  }),
  success: Type.Object(paged(ReceiptRow)),
  errors: [],
})
export const exportReceipts = listExport({
  ...stock,
  permission: 'stock.read',
  path: '/api/admin/stock/receipts/export',
  what: 'The lines of the deliveries of a filter, newest first,',
  filter: { search: ListQuery.search },
})
export const getReceipt = adminEndpoint({
  ...read,
  path: '/api/admin/stock/receipts/:id',
  summary: 'A delivery with its lots',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: one(Receipt),
  errors: ['not_found'],
})
export const receiveStock = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/stock/receipts',
  summary: 'Takes a delivery in: each line becomes a lot, each variant gets one movement',
  body: Type.Object({
    ...LocaleQuery,
    supplier: PlainText(maxLengths.supplier),
    reference: Type.Optional(PlainText(maxLengths.reference)),
    /** A call that is repeated answers the receipt of the first one. */
    key: Type.Optional(CallKey),
    /** True to take in what more came with a supplier's paper that was taken in before; else that is `already_received`. */
    again: Type.Optional(Type.Boolean()),
    lines: Type.Array(
      Type.Object({
        variant_id: Id,
        qty: Type.Integer({ minimum: 1, maximum: maxPieces }),
        expires_on: Type.Optional(Nullable(Day)),
      }),
      { minItems: 1, maxItems: maxLines },
    ),
  }),
  success: one(Receipt),
  errors: ['not_found', 'conflict', 'already_received'],
})
