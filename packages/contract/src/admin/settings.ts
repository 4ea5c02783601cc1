import Type, { type Static, type TProperties } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Drams, Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { OpenDay } from '../content.ts'
import { maxCatalogTexts, PictureKey, text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Text3, Version } from './schema.ts'

const settings = { tag: 'settings' } as const
const read = { ...settings, permission: 'settings.read', method: 'GET' } as const
const write = {
  ...settings,
  permission: 'settings.write',
  stepUp: true,
  method: 'PUT',
  errors: ['version_conflict'],
} as const

/** The body of a change: a field that is left out stays. */
export const changeOf = <P extends TProperties>(fields: P) =>
  Type.Object({
    ...LocaleQuery,
    version: Version,
    ...Type.Partial(Type.Object(fields)).properties,
  })

/** Characters of the shop's own texts. */
export const maxShopTexts = {
  name: 60,
  metaTitle: 120,
  metaDescription: 300,
  senderName: 80,
} as const

const shopFields = {
  name: text3(maxShopTexts.name),
  phone: PlainText(maxLengths.phone),
  email: PlainText(maxLengths.email),
  address: text3(maxLengths.street),
  logo: PictureKey,
  /** `#rrggbb`, or empty for the shop's own green. */
  accent: PlainText(7),
  /** Seven days from Monday, null for a closed one; an empty list shows no hours. */
  opening_hours: Type.Array(Nullable(OpenDay), { maxItems: 7 }),
}
/** The shop itself, as pages, mails and papers name it. */
export const ShopSettings = Type.Object({
  version: Version,
  ...shopFields,
  name: Text3,
  address: Text3,
})
export type ShopSettings = Static<typeof ShopSettings>

const seoFields = {
  title: text3(maxShopTexts.metaTitle),
  description: text3(maxShopTexts.metaDescription),
  share_image: PictureKey,
}
/** What search engines and messengers show of the home page, and of pages without a text or picture of their own. */
export const SeoSettings = Type.Object({
  version: Version,
  ...seoFields,
  title: Text3,
  description: Text3,
})
export type SeoSettings = Static<typeof SeoSettings>

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

const mailFields = {
  /** Whom mails come from; the shop's name where it is empty. */
  sender_name: PlainText(maxShopTexts.senderName),
  /** Where replies go; the sender's address where it is empty. */
  reply_to: PlainText(maxLengths.email),
  /** Who is told of new orders and messages; the e-mail of the shop's contacts where it is empty. */
  orders_email: PlainText(maxLengths.email),
}
export const MailSettings = Type.Object({ version: Version, ...mailFields })
export type MailSettings = Static<typeof MailSettings>

const query = Type.Object(LocaleQuery)

export const getShopSettings = adminEndpoint({
  ...read,
  path: '/api/admin/settings/shop',
  summary: 'Names, contacts, logo, colour and hours of the shop',
  query,
  success: one(ShopSettings),
  errors: [],
})
export const changeShopSettings = adminEndpoint({
  ...write,
  path: '/api/admin/settings/shop',
  summary: 'Changes the shop; the first call sets an empty one up',
  body: changeOf(shopFields),
  success: one(ShopSettings),
})
export const getSeoSettings = adminEndpoint({
  ...read,
  path: '/api/admin/settings/seo',
  summary: 'What search engines show of the shop',
  query,
  success: one(SeoSettings),
  errors: [],
})
export const changeSeoSettings = adminEndpoint({
  ...write,
  path: '/api/admin/settings/seo',
  summary: 'Changes what search engines show; refused with `not_found` before the shop is set up',
  body: changeOf(seoFields),
  success: one(SeoSettings),
  errors: ['not_found', 'version_conflict'],
})
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
export const getMailSettings = adminEndpoint({
  ...read,
  path: '/api/admin/settings/mail',
  summary: 'Whom mails come from and where replies and orders go',
  query,
  success: one(MailSettings),
  errors: [],
})
export const changeMailSettings = adminEndpoint({
  ...write,
  path: '/api/admin/settings/mail',
  summary: 'Changes the settings of mails; they count for mails that are not sent yet',
  body: changeOf(mailFields),
  success: one(MailSettings),
})
