import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LocaleQuery, Nullable } from './schema.ts'

/** A day's hours as `HH:MM`, in the shop's own time. */
export const OpenDay = Type.Object({
  opens: Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }),
  closes: Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' }),
})
export type OpenDay = Static<typeof OpenDay>

/** The colours of actions, `#rrggbb`, where the merchant has chosen them: of buttons and links, darker, and two pale ones. */
export const Accent = Type.Object({
  leaf: Type.String(),
  leaf_dark: Type.String(),
  leaf_soft: Type.String(),
  leaf_mist: Type.String(),
})
export type Accent = Static<typeof Accent>

export const Channel = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** A title for each language, in the order of `locales`, separated by `|`. */
  home_seo: Type.Object({
    meta_title: Type.String(),
    /** Plain text in the language of the call; empty where the merchant wrote none. */
    meta_description: Type.String(),
    /** Path of the picture that messengers show; null for none. */
    image: Nullable(Type.String()),
  }),
  /** Path of the logo in 240 px; null for the shop's own. */
  logo: Nullable(Type.String()),
  accent: Nullable(Accent),
  /** Seven days from Monday, null for a closed one; empty where the merchant wrote none. */
  opening_hours: Type.Array(Nullable(OpenDay)),
  checkout: Type.Object({
    /** Whether somebody without an account may order. */
    guests: Type.Boolean(),
    /** The CMS page of the terms. */
    terms_page_id: Id,
  }),
  contact: Type.Object({ phone: Type.String(), email: Type.String(), address: Type.String() }),
  /** Payment methods open to everybody; `img` is the path of a picture. */
  payment_methods: Type.Array(
    Type.Object({ method: Type.String(), title: Type.String(), img: Type.String() }),
  ),
})
export type Channel = Static<typeof Channel>

const contentGet = { method: 'GET', tag: 'content', cache: 'public', access: 'public' } as const

export const getChannel = endpoint({
  ...contentGet,
  path: '/api/channel/1',
  summary: 'The shop itself',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Channel }),
  errors: [],
})
