import Type, { type Static } from 'typebox'
import { Id, LocaleQuery } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { maxContentTexts, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf, Text3, Version } from './schema.ts'

const posts = { tag: 'posts' } as const
const read = { ...posts, permission: 'content.read', method: 'GET' } as const
const write = { ...posts, permission: 'content.write' } as const

export const postGroupKinds = ['category', 'tag'] as const
export type PostGroupKind = (typeof postGroupKinds)[number]

/** What posts are sorted by: each has one category and some tags. */
export const PostGroup = Type.Object({
  id: Id,
  version: Version,
  kind: OneOf(postGroupKinds),
  name: Text3,
  slug: Type.String(),
  /** Posts of it, drafts too. */
  posts: Type.Integer(),
})
export type PostGroup = Static<typeof PostGroup>
const GroupParams = Type.Object({ kind: OneOf(postGroupKinds), id: Id })
const group = one(PostGroup)

export const listPostGroups = adminEndpoint({
  ...read,
  path: '/api/admin/post-groups',
  summary: 'The categories and tags of the blog',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(PostGroup) }),
  errors: [],
})
export const createPostGroup = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/post-groups',
  summary: 'Adds a category or a tag; its slug is made from the name',
  body: Type.Object({
    ...LocaleQuery,
    kind: OneOf(postGroupKinds),
    name: text3(maxContentTexts.title),
  }),
  success: group,
  errors: ['conflict'],
})
export const changePostGroup = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/post-groups/:kind/:id',
  summary: 'Renames a category or a tag; its address stays',
  params: GroupParams,
  body: Type.Object({ ...LocaleQuery, version: Version, name: text3(maxContentTexts.title) }),
  success: group,
  errors: ['not_found', 'version_conflict'],
})
export const deletePostGroup = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/post-groups/:kind/:id',
  summary: 'Deletes a tag, or a category without posts; one with posts is a `conflict`',
  params: GroupParams,
  query: SeenQuery,
  success: group,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
