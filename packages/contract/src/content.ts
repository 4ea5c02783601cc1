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

export const Slide = Type.Object({
  id: Id,
  title: Type.String(),
  /** Target path without the language: `/shop/catalog?savings=true`. */
  path: Type.String(),
  /** The picture's address. */
  slider_path: Type.String(),
  /** The caption: sanitised HTML. */
  content: Type.String(),
  /** Text of its button. */
  link_label: Type.String(),
})
export type Slide = Static<typeof Slide>

export const MenuItem = Type.Object({
  id: Id,
  name: Type.String(),
  position: Type.Integer(),
  type: Type.Unsafe<'header' | 'footer'>({ type: 'string', enum: ['header', 'footer'] }),
  /** False hides it. */
  status: Type.Boolean(),
  /** The CMS page it links to. */
  page_id: Nullable(Id),
  /** Path without the language, `site/about-us`; overrides the page. */
  url_key: Nullable(Type.String()),
})
export type MenuItem = Static<typeof MenuItem>

export const SocialLink = Type.Object({
  name: Type.String(),
  link: Type.String(),
  /** A file of `/storage/icons/`. */
  icon: Type.String(),
})
export type SocialLink = Static<typeof SocialLink>

export const Logo = Type.Object({
  id: Id,
  label: Type.String(),
  /** URL of the square picture of 240 px; it also exists as `.avif` and with 480 px. */
  path: Type.String(),
})
export type Logo = Static<typeof Logo>

export const CmsPage = Type.Object({
  id: Id,
  title: Type.String(),
  meta_title: Type.String(),
  /** Plain text. */
  meta_description: Type.String(),
  /** Sanitised. */
  html_content: Type.String(),
  /** Of the client and partner pages. */
  logos: Type.Array(Logo),
  /** ISO 8601. */
  updated_at: Type.String(),
})
export type CmsPage = Static<typeof CmsPage>

const contentGet = { method: 'GET', tag: 'content', cache: 'public', access: 'public' } as const

export const getChannel = endpoint({
  ...contentGet,
  path: '/api/channel/1',
  summary: 'The shop itself',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Channel }),
  errors: [],
})
export const getPages = endpoint({
  ...contentGet,
  path: '/api/cms/pages',
  summary: 'The page with an id; an empty list where there is none or nothing in it',
  query: Type.Object({ id: Id, ...LocaleQuery }),
  success: Type.Object({ data: Type.Array(CmsPage) }),
  errors: [],
})
export const listSliders = endpoint({
  ...contentGet,
  path: '/api/sliders',
  summary: 'The slides of the home page, in their order',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(Slide) }),
  errors: [],
})
export const listMenus = endpoint({
  ...contentGet,
  path: '/api/cms/menus',
  summary: 'Links of the header and the footer, by position',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(MenuItem) }),
  errors: [],
})
export const listSocial = endpoint({
  ...contentGet,
  path: '/api/social',
  summary: 'Where else the shop is to be found',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(SocialLink) }),
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
