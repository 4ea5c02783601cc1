import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LocaleQuery, Nullable } from './schema.ts'

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
