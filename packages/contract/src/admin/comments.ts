import Type, { type Static } from 'typebox'
import { maxLengths } from '../limits.ts'
import { Id, IdParams, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Reference } from './people-shapes.ts'
import { Instant, ListQuery, one, OneOf, Version } from './schema.ts'

const comments = { tag: 'comments' } as const
const write = { ...comments, permission: 'reviews.write', method: 'POST' } as const

export const commentStatuses = ['waiting', 'approved', 'rejected'] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** A reader's comment on a post. */
export const AdminComment = Type.Object({
  id: Type.Integer(),
  version: Version,
  name: Type.String(),
  comment: Type.String(),
  status: OneOf(commentStatuses),
  post: Reference,
  customer_id: Nullable(Id),
  created_at: Instant,
  moderated_at: Nullable(Instant),
  /** What the shop answers under the comment; empty for nothing. */
  answer: Type.String(),
})
export type AdminComment = Static<typeof AdminComment>

const answer = one(AdminComment)
/** The version that the caller saw; without it the present one counts. */
const seen = { ...LocaleQuery, version: Type.Optional(Version) }

export const listComments = adminEndpoint({
  ...comments,
  permission: 'reviews.read',
  method: 'GET',
  path: '/api/admin/comments',
  summary: 'Comments of the blog: waiting ones first, oldest first, then the others, newest first',
  query: Type.Object({ ...ListQuery, status: Type.Optional(OneOf(commentStatuses)) }),
  success: Type.Object(paged(AdminComment)),
  errors: [],
})
export const approveComment = adminEndpoint({
  ...write,
  path: '/api/admin/comments/:id/approve',
  summary: 'Shows a comment under its post; again changes nothing',
  params: IdParams,
  body: Type.Object(seen),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const rejectComment = adminEndpoint({
  ...write,
  path: '/api/admin/comments/:id/reject',
  summary: 'Hides a comment from readers; again changes nothing',
  params: IdParams,
  body: Type.Object(seen),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
export const answerComment = adminEndpoint({
  ...write,
  path: '/api/admin/comments/:id/answer',
  summary:
    'Writes the shop’s answer under a comment, and approves it where it waits; an empty text takes the answer back',
  params: IdParams,
  body: Type.Object({ ...seen, answer: PlainText(maxLengths.comment) }),
  success: answer,
  errors: ['not_found', 'version_conflict'],
})
