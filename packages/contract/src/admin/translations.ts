import Type, { type Static } from 'typebox'
import { perLocale } from '../map-text.ts'
import { LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { ListQuery, one, OneOf } from './schema.ts'

const texts = { tag: 'translations' } as const
const read = { ...texts, permission: 'content.read', method: 'GET' } as const

/** Characters of one override, of a key, and of all overrides of a language together: pages carry them. */
export const maxTexts = { text: 2_000, key: 200, total: 40_000 } as const

/**
 * `missing`: a language has no text, or no override beside another language's; `changed`: a language has an override; `outdated`:
 * the shipped text changed under an override; `unused`: an override whose message the shop no longer has.
 */
export const textStates = ['missing', 'changed', 'outdated', 'unused'] as const
export type TextState = (typeof textStates)[number]

export const TextOfLanguage = Type.Object({
  /** Null where the language has no such message: a plural form of another one. */
  shipped: Nullable(Type.String()),
  /** The merchant's override. */
  own: Nullable(Type.String()),
  /** Whether the shipped text is another one than the override was written over. */
  outdated: Type.Boolean(),
})

export const ShopText = Type.Object({
  key: Type.String(),
  /** 0 for a text that nobody has changed yet. */
  version: Type.Integer(),
  /** Names that an override may use as `{name}`. */
  placeholders: Type.Array(Type.String()),
  states: Type.Array(OneOf(textStates)),
  texts: Type.Object(perLocale(() => TextOfLanguage)),
})
export type ShopText = Static<typeof ShopText>

export const listTexts = adminEndpoint({
  ...read,
  path: '/api/admin/translations',
  summary: 'Texts of the shop in every language; `search` takes words of a text or of its key',
  query: Type.Object({
    ...LocaleQuery,
    page: ListQuery.page,
    limit: ListQuery.limit,
    search: ListQuery.search,
    state: Type.Optional(OneOf(textStates)),
    /** True for the state `missing`; `state` wins. */
    missing: Type.Optional(Type.Boolean()),
  }),
  success: Type.Object(paged(ShopText)),
  errors: [],
})
export const listOverrides = adminEndpoint({
  ...texts,
  permission: 'staff',
  method: 'GET',
  path: '/api/admin/translations/own',
  summary: 'The overrides by language and key, for papers that the back office prints',
  query: Type.Object(LocaleQuery),
  success: one(Type.Object(perLocale(() => Type.Record(Type.String(), Type.String())))),
  errors: [],
})
export const changeText = adminEndpoint({
  ...texts,
  permission: 'content.write',
  method: 'PUT',
  path: '/api/admin/translations',
  summary:
    'Overrides a text; null, or the shipped text itself, restores a language, and one that is left out stays',
  body: Type.Object({
    ...LocaleQuery,
    key: PlainText(maxTexts.key),
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    texts: Type.Object(perLocale(() => Type.Optional(Nullable(PlainText(maxTexts.text))))),
  }),
  success: one(ShopText),
  errors: ['not_found', 'version_conflict'],
})
