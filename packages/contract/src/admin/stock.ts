import Type from 'typebox'
import { maxLengths, maxPieces } from '../limits.ts'
import { Id, IdParams, LocaleQuery, Nullable, PageMeta, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { CallKey, ListQuery, one, OneOf, Version } from './schema.ts'
import { LotRow, StockMovement, StockOfVariant, StockRow } from './stock-shapes.ts'
import { adjustReasons, stockReasons } from './stock-reasons.ts'

const stock = { tag: 'stock' } as const
const read = { ...stock, permission: 'stock.read', method: 'GET' } as const
const write = { ...stock, permission: 'stock.write' } as const

export const stockSorts = ['sku', '-sku'] as const
const Pieces = Type.Integer({ minimum: 0, maximum: maxPieces })

const filter = {
  search: ListQuery.search,
  /** True for variants at or below their low mark alone. */
  low: Type.Optional(Type.Boolean()),
}

export const listStock = adminEndpoint({
  ...read,
  path: '/api/admin/stock',
  summary:
    'Stock of variants, with what open orders hold; the one with the searched sku or barcode is first',
  query: Type.Object({ ...ListQuery, ...filter, sort: Type.Optional(OneOf(stockSorts)) }),
  success: Type.Object({
    ...paged(StockRow),
    /** `more`: further ones match, which nobody counted and no page shows. */
    meta: Type.Object({ ...PageMeta.properties, more: Type.Boolean() }),
  }),
  errors: [],
})
export const exportStock = listExport({
  ...stock,
  permission: 'stock.read',
  path: '/api/admin/stock/export',
  what: 'The stock of a filter by sku',
  filter,
})
export const getStock = adminEndpoint({
  ...read,
  path: '/api/admin/stock/:id',
  summary: 'A variant’s stock and lots',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: one(StockOfVariant),
  errors: ['not_found'],
})
export const changeStockPlace = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/stock/:id',
  summary: 'Changes where a variant lies and when it is reordered; a field that is left out stays',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    shelf_place: Type.Optional(PlainText(maxLengths.shelfPlace)),
    low_mark: Type.Optional(Nullable(Pieces)),
  }),
  success: one(StockOfVariant),
  errors: ['not_found', 'version_conflict'],
})
export const listMovements = adminEndpoint({
  ...read,
  path: '/api/admin/stock/movements',
  summary: 'Movements of one variant or of all, newest first',
  query: Type.Object({
    ...LocaleQuery,
    page: ListQuery.page,
    limit: ListQuery.limit,
    variant_id: Type.Optional(Id),
    reason: Type.Optional(OneOf(stockReasons)),
  }),
  success: Type.Object(paged(StockMovement)),
  errors: [],
})
export const moveStock = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/stock/movements',
  summary:
    'Adds or takes pieces (`delta`), or sets what was counted (`set`) against the number that was seen (`expected`); `stock_changed` carries the present one',
  body: Type.Object({
    ...LocaleQuery,
    variant_id: Id,
    delta: Type.Optional(Type.Integer({ minimum: -maxPieces, maximum: maxPieces })),
    set: Type.Optional(Pieces),
    expected: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    reason: OneOf(adjustReasons),
    note: Type.Optional(PlainText(maxLengths.staffNote)),
    /** A paper of the merchant's own. */
    reference: Type.Optional(PlainText(maxLengths.reference)),
    /** A call that is repeated answers the movement of the first one. */
    key: Type.Optional(CallKey),
    /** True for other pieces than those that a colleague has moved in the same number; else that is `already_moved`. */
    again: Type.Optional(Type.Boolean()),
  }),
  success: one(Type.Object({ qty: Type.Integer(), movement_id: Type.Integer() })),
  errors: ['not_found', 'stock_changed', 'conflict', 'already_moved'],
})
const lotFilter = {
  search: ListQuery.search,
  /** Days from today; 0: lots that expire today or have expired. */
  within: Type.Optional(Type.Integer({ minimum: 0, maximum: 3650 })),
}
export const exportLots = listExport({
  ...stock,
  permission: 'stock.read',
  path: '/api/admin/stock/lots/export',
  what: 'The lots of a filter that may still be there, the first to expire before the others,',
  filter: lotFilter,
})
export const listLots = adminEndpoint({
  ...read,
  path: '/api/admin/stock/lots',
  summary:
    'Lots with a day until which they keep and that may still be there, the first to expire before the others',
  query: Type.Object({
    ...LocaleQuery,
    page: ListQuery.page,
    limit: ListQuery.limit,
    ...lotFilter,
  }),
  success: Type.Object(paged(LotRow)),
  errors: [],
})
