import Type, { type Static } from 'typebox'
import { IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, Instant } from './schema.ts'

const read = { tag: 'system', permission: 'settings.read', method: 'GET' } as const
const write = { tag: 'system', permission: 'settings.write', method: 'POST' } as const

/** A mail that waits after a failure, or was given up. */
export const StuckMail = Type.Object({
  id: Type.Integer(),
  template: Type.String(),
  subject: Type.String(),
  created_at: Instant,
  attempts: Type.Integer(),
  /** What the mail server said; e-mails in it are masked for whoever may not see customers. */
  error: Nullable(Type.String()),
  given_up: Type.Boolean(),
})
export type StuckMail = Static<typeof StuckMail>
export const listStuckMails = adminEndpoint({
  ...read,
  path: '/api/admin/settings/system/mails',
  summary: 'Mails that could not be sent, newest first; fifty at most',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(StuckMail) }),
  errors: [],
})
export const retryMail = adminEndpoint({
  ...write,
  path: '/api/admin/settings/system/mails/:id/retry',
  summary: 'Has a mail that could not be sent tried again at once',
  params: IdParams,
  body: Type.Object(LocaleQuery),
  success: Done,
  errors: ['not_found'],
})
