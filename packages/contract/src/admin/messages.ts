import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { IdParams, LocaleQuery, Locales, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, ListQuery, one, OneOf, Version } from './schema.ts'

const messages = { tag: 'messages' } as const
const read = { ...messages, permission: 'reviews.read', method: 'GET' } as const
const write = { ...messages, permission: 'reviews.write' } as const

/** `closed`: done with, answered or not. */
export const messageStates = ['new', 'read', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/**
 * What a visitor sent with the contact form. Whoever may only look gets name, e-mail and phone masked, and finds by the message's
 * words alone.
 */
export const AdminContactMessage = Type.Object({
  id: Type.Integer(),
  version: Version,
  state: OneOf(messageStates),
  /** The visitor's language, which the answer is mailed in. */
  locale: Locales,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  message: Type.String(),
  created_at: Instant,
  /** What was mailed to the visitor; empty for nothing yet. */
  answer: Type.String(),
  answered_at: Nullable(Instant),
  /** Who answered. */
  answered_by: Nullable(Type.String()),
  note: Type.String(),
})
export type AdminContactMessage = Static<typeof AdminContactMessage>

const answer = one(AdminContactMessage)

export const listMessages = adminEndpoint({
  ...read,
  path: '/api/admin/messages',
  summary: 'Messages of the contact form: new ones first, then newest first',
  query: Type.Object({ ...ListQuery, state: Type.Optional(OneOf(messageStates)) }),
  success: Type.Object(paged(AdminContactMessage)),
  errors: [],
})
export const getMessage = adminEndpoint({
  ...read,
  path: '/api/admin/messages/:id',
  summary: 'One message',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const changeMessage = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/messages/:id',
  summary: 'Marks a message as read or closed, or notes something; a field that is left out stays',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    state: Type.Optional(OneOf(['new', 'read', 'closed'])),
    note: Type.Optional(PlainText(maxLengths.staffNote)),
  }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const answerMessage = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/messages/:id/answer',
  summary:
    'Mails an answer to the visitor, in the visitor’s language as far as the shop’s own words go',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    answer: Type.String({ minLength: 1, maxLength: maxLengths.message, pattern: '\\S' }),
  }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
