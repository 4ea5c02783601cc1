import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, LocaleQuery, PlainText } from '../schema.ts'
import { maxCatalogTexts, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Text3, Version } from './schema.ts'
import { changeOf } from './settings-change.ts'

const settings = { tag: 'settings' } as const
const read = { ...settings, permission: 'settings.read', method: 'GET' } as const
const write = {
  ...settings,
  permission: 'settings.write',
  stepUp: true,
  method: 'PUT',
  errors: ['version_conflict'],
} as const

const checkoutFields = {
  /** Whether a new company has company prices only once it is approved. */
  company_approval: Type.Boolean(),
  /** The shop's own tax number, on invoices: eight digits, or empty. */
  seller_tin: PlainText(maxLengths.tin),
  /** Whether somebody without an account may order. */
  guest_checkout: Type.Boolean(),
  /** The page of the terms that a buyer accepts. */
  terms_page_id: Id,
  /** The line at the end of every cart, such as packaging; its name and price in drams. */
  service_line: Type.Boolean(),
  service_name: text3(maxCatalogTexts.name),
  service_price: Drams,
}
/** How people buy. */
export const CheckoutSettings = Type.Object({
  version: Version,
  ...checkoutFields,
  service_name: Text3,
})
export type CheckoutSettings = Static<typeof CheckoutSettings>

const query = Type.Object(LocaleQuery)

export const getCheckoutSettings = adminEndpoint({
  ...read,
  path: '/api/admin/settings/checkout',
  summary: 'The settings of buying',
  query,
  success: one(CheckoutSettings),
  errors: [],
})
export const changeCheckoutSettings = adminEndpoint({
  ...write,
  path: '/api/admin/settings/checkout',
  summary: 'Changes the settings of buying; they count at once',
  body: changeOf(checkoutFields),
  success: one(CheckoutSettings),
})
export const listTermsPages = adminEndpoint({
  ...read,
  path: '/api/admin/settings/checkout/pages',
  summary: 'Pages that may hold the terms',
  query,
  success: Type.Object({ data: Type.Array(Type.Object({ id: Id, title: Type.String() })) }),
  errors: [],
})
