import Type, { type Static } from 'typebox'
import { IdParams, LocaleQuery, PlainText } from '../schema.ts'
import { BeforeId } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf, Version } from './schema.ts'

const social = { tag: 'social' } as const
const write = { ...social, permission: 'content.write' } as const

/** Files of the shop’s icons. */
export const socialIcons = [
  'facebook.svg',
  'instagram.svg',
  'odnoklassniki.svg',
  'telegram.svg',
  'tiktok.svg',
  'viber.svg',
  'vk.svg',
  'whatsapp.svg',
  'x.svg',
  'youtube.svg',
] as const
export type SocialIcon = (typeof socialIcons)[number]

/** A link to where else the shop is to be found. */
export const AdminSocialLink = Type.Object({
  ...contentThing,
  name: Type.String(),
  link: Type.String(),
  icon: Type.String(),
  active: Type.Boolean(),
})
export type AdminSocialLink = Static<typeof AdminSocialLink>

const fields = {
  name: Type.Optional(PlainText(60)),
  link: Type.Optional(PlainText(maxContentTexts.path)),
  icon: Type.Optional(OneOf(socialIcons)),
  active: Type.Optional(Type.Boolean()),
}
export const SocialLinkChange = Type.Object(fields)
export type SocialLinkChange = Static<typeof SocialLinkChange>
const answer = one(AdminSocialLink)

export const listSocialLinks = adminEndpoint({
  ...social,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/social',
  summary: 'Links to the shop’s social media, in the shop’s order, hidden ones too',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AdminSocialLink) }),
  errors: [],
})
export const createSocialLink = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/social',
  summary: 'Adds one, last in the order',
  body: Type.Object({
    ...LocaleQuery,
    ...fields,
    name: PlainText(60),
    link: PlainText(maxContentTexts.path),
    icon: OneOf(socialIcons),
  }),
  success: answer,
  errors: [],
})
export const changeSocialLink = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/social/:id',
  summary: 'Changes one; a field that is left out stays',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const moveSocialLink = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/social/:id/move',
  summary: 'Places one before another, or last',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, before_id: BeforeId }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deleteSocialLink = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/social/:id',
  summary: 'Deletes one; for 30 days that can be undone',
  params: IdParams,
  query: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restoreSocialLink = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/social/:id/restore',
  summary: 'Undoes a deletion',
  params: IdParams,
  body: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
