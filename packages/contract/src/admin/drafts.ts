import Type from 'typebox'
import { maxLengths, maxLines, maxPage, maxPageSize } from '../limits.ts'
import { Drams, Id, IdParams, LocaleQuery, Locales, Nullable, paged, PlainText } from '../schema.ts'
import { Draft, DraftAddress, DraftRow } from './draft-shapes.ts'
import { WantedLine } from './draft-line-shapes.ts'
import { SlotId } from '../delivery.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Version } from './schema.ts'

const drafts = { tag: 'drafts', permission: 'orders.write' } as const
const byId = { ...drafts, params: IdParams } as const

/** What a draft is made of; a field that is left out stays as it is. */
const fields = {
  /** Language of the order and its mails; `locale` is the answer's. */
  buyer_locale: Type.Optional(Locales),
  /** Null for a guest. */
  customer_id: Type.Optional(Nullable(Id)),
  address: Type.Optional(Type.Partial(DraftAddress)),
  /** All lines in their order. */
  lines: Type.Optional(Type.Array(WantedLine, { maxItems: maxLines })),
  shipping_method: Type.Optional(PlainText(64)),
  payment_method: Type.Optional(PlainText(32)),
  /** Where the shop delivers by zones, and in slots. */
  district_id: Type.Optional(Id),
  slot_id: Type.Optional(SlotId),
  note: Type.Optional(PlainText(maxLengths.orderNote)),
}
export const listDrafts = adminEndpoint({
  ...drafts,
  method: 'GET',
  path: '/api/admin/drafts',
  summary: 'Open drafts of phone orders, everybody’s, last changed first',
  query: Type.Object({
    ...LocaleQuery,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  }),
  success: Type.Object(paged(DraftRow)),
  errors: [],
})
export const createDraft = adminEndpoint({
  ...drafts,
  method: 'POST',
  path: '/api/admin/drafts',
  summary: 'Begins an order by phone, for a customer or a guest',
  created: true,
  body: Type.Object({ ...LocaleQuery, ...fields }),
  success: one(Draft),
  errors: ['not_found', 'line_locked', 'checkout_not_allowed', 'account_blocked'],
})
export const getDraft = adminEndpoint({
  ...byId,
  method: 'GET',
  path: '/api/admin/drafts/:id',
  summary: 'A draft at the shop’s present prices and stock',
  query: Type.Object(LocaleQuery),
  success: one(Draft),
  errors: ['not_found'],
})
export const changeDraft = adminEndpoint({
  ...byId,
  method: 'PUT',
  path: '/api/admin/drafts/:id',
  summary: 'Changes a draft; a quantity beyond the stock is stored, and its line shows the stock',
  body: Type.Object({ ...LocaleQuery, ...fields, version: Version }),
  success: one(Draft),
  errors: [
    'not_found',
    'conflict',
    'version_conflict',
    'line_locked',
    'checkout_not_allowed',
    'account_blocked',
  ],
})
export const deleteDraft = adminEndpoint({
  ...byId,
  method: 'DELETE',
  path: '/api/admin/drafts/:id',
  summary: 'Discards an open draft',
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: Done,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const placeDraft = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/drafts/:id/place',
  summary: 'Places the order by the shop’s own rules, once; a repeated call answers the same order',
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    expected_total: Drams,
    /** True to order below the zone's minimum. */
    below_minimum: Type.Optional(Type.Boolean()),
  }),
  success: one(Type.Object({ order_id: Type.Integer(), grand_total: Drams })),
  errors: [
    'not_found',
    'version_conflict',
    'account_blocked',
    'cart_empty',
    'cart_changed',
    'step_missing',
    'slot_taken',
    'below_minimum',
    'credit_limit_reached',
  ],
})
