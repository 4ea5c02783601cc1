import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { maxLengths } from './limits.ts'
import { Id, IdParams, Locales, LocaleQuery, Message, PlainText, Token } from './schema.ts'

export const BlogComment = Type.Object({
  id: Id,
  /** First name, and the first letter of the last one. */
  name: Type.String(),
  /** Plain text. */
  comment: Type.String(),
  status: Type.Unsafe<'waiting' | 'approved' | 'rejected'>({
    type: 'string',
    enum: ['waiting', 'approved', 'rejected'],
  }),
  created_at: Type.String(),
  /** What the shop answers under it; plain text, empty for nothing. */
  answer: Type.Optional(Type.String()),
})
export type BlogComment = Static<typeof BlogComment>
export const listOwnComments = endpoint({
  method: 'GET',
  tag: 'blog',
  cache: 'personal',
  access: 'customer',
  path: '/api/cms/comments/:id',
  summary: 'The caller’s own comments under a post that others do not see (yet)',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, token: Token }),
  success: Type.Object({ data: Type.Array(BlogComment) }),
  errors: [],
})
export const createComment = endpoint({
  method: 'POST',
  tag: 'blog',
  cache: 'personal',
  access: 'customer',
  path: '/api/cms/comments/:id/create',
  summary:
    'Comments on a post; others see it when a moderator has approved it. The same words again change nothing',
  params: IdParams,
  body: Type.Object({
    comment: PlainText(maxLengths.comment),
    token: Token,
    locale: Type.Optional(Locales),
  }),
  success: Type.Object({ message: Message, data: BlogComment }),
  errors: ['not_found', 'too_many_attempts'],
})
