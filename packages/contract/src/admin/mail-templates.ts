import Type, { type Static } from 'typebox'
import { LocaleQuery, Locales, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one } from './schema.ts'

const settings = { tag: 'settings', permission: 'settings.read' } as const
const params = Type.Object({ name: PlainText(40) })
const query = Type.Object({
  ...LocaleQuery,
  /** The language of the mail. */
  language: Type.Optional(Locales),
})

/** A mail as it would be sent, with sample data. */
export const MailPreview = Type.Object({ subject: Type.String(), text: Type.String() })
export type MailPreview = Static<typeof MailPreview>

export const listMailTemplates = adminEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/mail/templates',
  summary: 'The mails that the shop sends, with their subjects',
  query,
  success: Type.Object({
    data: Type.Array(Type.Object({ name: Type.String(), subject: Type.String() })),
  }),
  errors: [],
})
export const previewMail = adminEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/mail/templates/:name',
  summary: 'A mail with sample data',
  params,
  query,
  success: one(MailPreview),
  errors: ['not_found'],
})
export const showMail = adminEndpoint({
  ...settings,
  method: 'GET',
  path: '/api/admin/settings/mail/templates/:name/page',
  summary: 'A mail with sample data as mail programs show it; pages may frame it',
  file: 'text/html; charset=utf-8',
  framed: true,
  params,
  query,
  success: Type.String(),
  errors: ['not_found'],
})
export const sendTestMail = adminEndpoint({
  tag: 'settings',
  permission: 'settings.write',
  method: 'POST',
  path: '/api/admin/settings/mail/test',
  summary: 'Queues a test letter to the caller',
  body: Type.Object(LocaleQuery),
  success: Done,
  errors: [],
})
