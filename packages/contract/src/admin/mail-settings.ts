import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, Version } from './schema.ts'
import { changeOf } from './settings-change.ts'
import { maxShopTexts } from './settings.ts'

const settings = { tag: 'settings' } as const
const read = { ...settings, permission: 'settings.read', method: 'GET' } as const
const write = {
  ...settings,
  permission: 'settings.write',
  stepUp: true,
  method: 'PUT',
  errors: ['version_conflict'],
} as const

const mailFields = {
  /** Whom mails come from; the shop's name where it is empty. */
  sender_name: PlainText(maxShopTexts.senderName),
  /** Where replies go; the sender's address where it is empty. */
  reply_to: PlainText(maxLengths.email),
  /** Who is mailed about new orders and messages; the e-mail of the shop's contacts where it is empty. */
  orders_email: PlainText(maxLengths.email),
}
export const MailSettings = Type.Object({ version: Version, ...mailFields })
export type MailSettings = Static<typeof MailSettings>

const query = Type.Object(LocaleQuery)

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
