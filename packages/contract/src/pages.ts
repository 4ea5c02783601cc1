import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LocaleQuery } from './schema.ts'

export const Logo = Type.Object({
  id: Id,
  label: Type.String(),
  /** Address of the square picture of 240 px; the same address with `.avif` and of 480 px exists too. */
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

export const getPages = endpoint({
  method: 'GET',
  path: '/api/cms/pages',
  tag: 'content',
  cache: 'public',
  access: 'public',
  summary: 'The page with an id; an empty list where there is none or nothing in it',
  query: Type.Object({ id: Id, ...LocaleQuery }),
  success: Type.Object({ data: Type.Array(CmsPage) }),
  errors: [],
})
