import Type from 'typebox'
import { Id, IdParams, LocaleQuery, paged } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { maxContentTexts, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, ListQuery, one, OneOf, Version } from './schema.ts'
import { postStates, postSorts, PostRow, AdminPost, PostChange } from './post-shapes.ts'

const posts = { tag: 'posts' } as const
const read = { ...posts, permission: 'content.read', method: 'GET' } as const
const write = { ...posts, permission: 'content.write' } as const
const answer = one(AdminPost)

export const listPosts = adminEndpoint({
  ...read,
  path: '/api/admin/posts',
  summary: 'Posts of the blog, scheduled ones and drafts too; `search` takes words of a title',
  query: Type.Object({
    ...ListQuery,
    sort: Type.Optional(OneOf(postSorts)),
    state: Type.Optional(OneOf(postStates)),
    category_id: Type.Optional(Id),
  }),
  success: Type.Object(paged(PostRow)),
  errors: [],
})
export const getPost = adminEndpoint({
  ...read,
  path: '/api/admin/posts/:id',
  summary: 'One post',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createPost = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/posts',
  summary: 'Adds a draft',
  body: Type.Object({
    ...LocaleQuery,
    ...PostChange.properties,
    title: text3(maxContentTexts.title),
    category_id: Id,
  }),
  success: answer,
  errors: [],
})
export const changePost = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/posts/:id',
  summary:
    'Changes a post; a field that is left out stays. A post is shown in all languages or none',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version, ...PostChange.properties }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deletePost = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/posts/:id',
  summary: 'Deletes a post with its comments; for 30 days that can be undone',
  params: IdParams,
  query: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restorePost = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/posts/:id/restore',
  summary: 'Undoes a deletion',
  params: IdParams,
  body: SeenQuery,
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const previewPost = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/posts/:id/preview',
  summary: 'A link that shows a post to whoever has it, for a day',
  params: IdParams,
  body: Type.Object(LocaleQuery),
  success: one(Type.Object({ link: Type.String(), expires_at: Instant })),
  errors: ['not_found'],
})
