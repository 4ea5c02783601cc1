import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Version } from './schema.ts'

const settings = { tag: 'settings' } as const

/** How people buy. */
export const CheckoutSettings = Type.Object({
  version: Version,
  /** Whether a new company has company prices only once it is approved. */
  company_approval: Type.Boolean(),
  /** The shop's own tax number, on invoices: eight digits, or empty. */
  seller_tin: PlainText(maxLengths.tin),
})
export type CheckoutSettings = Static<typeof CheckoutSettings>

export const getCheckoutSettings = adminEndpoint({
  ...settings,
  permission: 'settings.read',
  method: 'GET',
  path: '/api/admin/settings/checkout',
  summary: 'The settings of buying',
  query: Type.Object(LocaleQuery),
  success: one(CheckoutSettings),
  errors: [],
})
export const changeCheckoutSettings = adminEndpoint({
  ...settings,
  permission: 'settings.write',
  stepUp: true,
  method: 'PUT',
  path: '/api/admin/settings/checkout',
  summary: 'Changes the settings of buying; they count at once',
  body: Type.Object({ ...LocaleQuery, ...CheckoutSettings.properties }),
  success: one(CheckoutSettings),
  errors: ['version_conflict'],
})
