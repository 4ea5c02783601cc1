import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Locales, Nullable, paged } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, Instant, ListQuery, OneOf } from './schema.ts'

const subscribers = { tag: 'subscribers' } as const

/** `waiting`: asked for, not confirmed. `ended`: taken back; such an address is deleted after 30 days. */
export const subscriberStates = ['confirmed', 'waiting', 'ended'] as const

/** A reader of the newsletter. Whoever may not see customers sees the address masked. */
export const Subscriber = Type.Object({
  id: Id,
  email: Type.String(),
  locale: Locales,
  state: OneOf(subscriberStates),
  /** When the reader consented. */
  confirmed_at: Nullable(Instant),
  created_at: Instant,
})
export type Subscriber = Static<typeof Subscriber>

export const listSubscribers = adminEndpoint({
  ...subscribers,
  permission: 'content.read',
  method: 'GET',
  path: '/api/admin/subscribers',
  summary: 'Readers of the newsletter, newest first',
  query: Type.Object({ ...ListQuery, state: Type.Optional(OneOf(subscriberStates)) }),
  success: Type.Object(paged(Subscriber)),
  errors: [],
})
export const exportSubscribers = adminEndpoint({
  ...subscribers,
  permission: 'people.write',
  stepUp: true,
  writes: true,
  method: 'GET',
  path: '/api/admin/subscribers.csv',
  summary:
    'Addresses of the readers who consented, with the time of their consent; the audit log records the export',
  file: 'text/csv; charset=utf-8',
  query: Type.Object(LocaleQuery),
  success: Type.String(),
  errors: [],
})
export const eraseSubscriber = adminEndpoint({
  ...subscribers,
  permission: 'people.write',
  stepUp: true,
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  summary: 'Erases a reader for good',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Done,
  errors: ['not_found'],
})
