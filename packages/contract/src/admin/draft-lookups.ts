import Type from 'typebox'
import { maxLengths } from '../limits.ts'
import { IdParams, LocaleQuery, PlainText } from '../schema.ts'
import { Buyer, Draft } from './draft-shapes.ts'
import { DraftVariant, PasteProblem } from './draft-line-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Version } from './schema.ts'

const drafts = { tag: 'drafts', permission: 'orders.write' } as const
const byId = { ...drafts, params: IdParams } as const
const search = PlainText(maxLengths.search)

export const findBuyers = adminEndpoint({
  ...drafts,
  method: 'GET',
  path: '/api/admin/buyers',
  summary:
    'Customers that an order can be taken for, by a phone in any writing, a name, an e-mail, a company or its tax number',
  query: Type.Object({ ...LocaleQuery, search }),
  success: Type.Object({ data: Type.Array(Buyer) }),
  errors: [],
})
export const searchVariants = adminEndpoint({
  ...byId,
  method: 'GET',
  path: '/api/admin/drafts/:id/variants',
  summary:
    'Variants for the draft’s buyer: the one with this very sku or barcode first, then the shop’s search',
  query: Type.Object({ ...LocaleQuery, search }),
  success: Type.Object({ data: Type.Array(DraftVariant) }),
  errors: ['not_found'],
})
export const pasteLines = adminEndpoint({
  ...byId,
  method: 'POST',
  path: '/api/admin/drafts/:id/paste',
  summary:
    'Adds lines of code and quantity, as a quick order takes them; pieces of one code add up',
  body: Type.Object({ ...LocaleQuery, text: PlainText(maxLengths.quickOrder), version: Version }),
  success: Type.Object({ data: Draft, added: Type.Integer(), problems: Type.Array(PasteProblem) }),
  errors: ['not_found', 'conflict', 'version_conflict', 'cart_full'],
})
