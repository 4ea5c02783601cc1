import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { LocaleQuery } from './schema.ts'

export const Channel = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** Three titles separated by `|`: hy, ru, en. */
  home_seo: Type.Object({ meta_title: Type.String() }),
  contact: Type.Object({ phone: Type.String(), email: Type.String(), address: Type.String() }),
})
export type Channel = Static<typeof Channel>

const contentGet = { method: 'GET', tag: 'content', cache: 'public' } as const

export const getChannel = endpoint({
  ...contentGet,
  path: '/api/channel/1',
  summary: 'The shop itself',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Channel }),
  errors: [],
})
export const getTranslations = endpoint({
  ...contentGet,
  path: '/api/translations',
  summary: 'The interface’s texts, of one language or all',
  query: Type.Object(LocaleQuery),
  success: Type.Record(Type.String(), Type.Unknown()),
  errors: [],
})
