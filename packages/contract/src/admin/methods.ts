import Type, { type Static } from 'typebox'
import { Drams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { changeOf } from './settings-change.ts'
import { adminEndpoint } from './endpoint.ts'
import { Text3, Version } from './schema.ts'

/** Characters of a method's words. */
export const maxMethodTexts = { title: 100, description: 300 } as const

const params = Type.Object({ code: PlainText(64) })
const MovePlace = {
  ...LocaleQuery,
  version: Version,
  /** The method that comes next afterwards; null for the end. */
  before: Nullable(PlainText(64)),
}
const words = {
  title: text3(maxMethodTexts.title),
  description: text3(maxMethodTexts.description),
  active: Type.Boolean(),
}
const prices = {
  /** Drams. */
  rate: Drams,
  /** The subtotal in drams from which delivery is free; null for never. */
  free_from: Nullable(Drams),
}

export const AdminShippingMethod = Type.Object({
  code: Type.String(),
  version: Version,
  title: Text3,
  description: Text3,
  active: Type.Boolean(),
  /** The buyer collects the order. */
  pickup: Type.Boolean(),
  ...prices,
})
export type AdminShippingMethod = Static<typeof AdminShippingMethod>

export const AdminPaymentMethod = Type.Object({
  code: Type.String(),
  version: Version,
  title: Text3,
  description: Text3,
  active: Type.Boolean(),
  /** Whether the shop is connected to who takes the money: only then buyers are offered it. */
  connected: Type.Boolean(),
  /** Offered to companies with a credit line alone. */
  for_companies: Type.Boolean(),
})
export type AdminPaymentMethod = Static<typeof AdminPaymentMethod>

const delivery = { tag: 'settings', permission: 'delivery.write' } as const
const money = { tag: 'settings', permission: 'settings.write', stepUp: true } as const
const shippings = Type.Object({ data: Type.Array(AdminShippingMethod) })
const payments = Type.Object({ data: Type.Array(AdminPaymentMethod) })

export const listShippingMethods = adminEndpoint({
  tag: 'settings',
  permission: 'delivery.read',
  method: 'GET',
  path: '/api/admin/shipping-methods',
  summary: 'Ways of delivery in the order that buyers see',
  query: Type.Object(LocaleQuery),
  success: shippings,
  errors: [],
})
export const changeShippingMethod = adminEndpoint({
  ...delivery,
  method: 'PUT',
  path: '/api/admin/shipping-methods/:code',
  summary: 'Changes a way of delivery; the last one that is on stays on',
  params,
  body: changeOf({ ...words, ...prices }),
  success: shippings,
  errors: ['not_found', 'version_conflict'],
})
export const moveShippingMethod = adminEndpoint({
  ...delivery,
  method: 'POST',
  path: '/api/admin/shipping-methods/:code/move',
  summary: 'Places a way of delivery before another one, or last',
  params,
  body: Type.Object(MovePlace),
  success: shippings,
  errors: ['not_found', 'version_conflict'],
})
export const listPaymentMethods = adminEndpoint({
  tag: 'settings',
  permission: 'settings.read',
  method: 'GET',
  path: '/api/admin/payment-methods',
  summary: 'Ways of payment in the order that buyers see',
  query: Type.Object(LocaleQuery),
  success: payments,
  errors: [],
})
export const changePaymentMethod = adminEndpoint({
  ...money,
  method: 'PUT',
  path: '/api/admin/payment-methods/:code',
  summary: 'Changes a way of payment; one that everybody may use stays on',
  params,
  body: changeOf(words),
  success: payments,
  errors: ['not_found', 'version_conflict'],
})
export const movePaymentMethod = adminEndpoint({
  ...money,
  method: 'POST',
  path: '/api/admin/payment-methods/:code/move',
  summary: 'Places a way of payment before another one, or last',
  params,
  body: Type.Object(MovePlace),
  success: payments,
  errors: ['not_found', 'version_conflict'],
})
