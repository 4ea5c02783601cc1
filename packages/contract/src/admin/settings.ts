import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { OpenDay } from '../channel.ts'
import { PictureKey, text3 } from './catalog-shapes.ts'
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
