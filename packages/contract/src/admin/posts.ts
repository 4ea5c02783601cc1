import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Locales, Nullable, paged, PlainText } from '../schema.ts'
import { PictureKey, text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, maxRelated, SeenQuery } from './content-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, ListQuery, one, OneOf, Text3, Version } from './schema.ts'

const posts = { tag: 'posts' } as const
const read = { ...posts, permission: 'content.read', method: 'GET' } as const
const write = { ...posts, permission: 'content.write' } as const

/** `draft`: hidden. `scheduled`: shown from its time on. */
export const postStates = ['draft', 'scheduled', 'published', 'deleted'] as const
export type PostState = (typeof postStates)[number]
export const postSorts = ['-published_at', 'published_at', 'title', '-title'] as const

const postFields = {
  ...contentThing,
  title: Text3,
  state: OneOf(postStates),
  published_at: Instant,
  updated_at: Instant,
  featured: Type.Boolean(),
  /** Address of the small picture. */
  image_url: Type.String(),
}
export const PostRow = Type.Object({
  ...postFields,
  /** Name of its category. */
  category: Text3,
  /** Languages without a text. */
  missing: Type.Array(Locales),
  /** Approved comments, and those that wait. */
  comments: Type.Integer(),
  waiting: Type.Integer(),
})
export type PostRow = Static<typeof PostRow>

export const AdminPost = Type.Object({
  ...postFields,
  hidden: Type.Boolean(),
  category_id: Id,
  tag_ids: Type.Array(Id),
  /** Plain text: the first words in lists, and what search engines show. */
  excerpt: Text3,
  /** Sanitised. */
  html: Text3,
  author: Text3,
  /** Key of its picture. */
  image: Nullable(Type.String()),
  image_alt: Text3,
  /** Posts chosen to be shown beneath it, before those that share its tags. */
  related: Type.Array(Type.Object({ id: Id, title: Text3 })),
  comments: Type.Integer(),
  waiting: Type.Integer(),
})
export type AdminPost = Static<typeof AdminPost>

const fields = {
  title: Type.Optional(text3(maxContentTexts.title)),
  excerpt: Type.Optional(text3(maxContentTexts.description)),
  html: Type.Optional(text3(maxContentTexts.html)),
  author: Type.Optional(text3(maxContentTexts.author)),
  image: Type.Optional(PictureKey),
  image_alt: Type.Optional(text3(maxContentTexts.title)),
  featured: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  category_id: Type.Optional(Id),
  tag_ids: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
  related_ids: Type.Optional(Type.Array(Id, { maxItems: maxRelated, uniqueItems: true })),
  /** ISO 8601 with its offset; in the future it schedules the post. */
  published_at: Type.Optional(PlainText(40)),
}
export const PostChange = Type.Object(fields)
export type PostChange = Static<typeof PostChange>
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
    ...fields,
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
  body: Type.Object({ ...LocaleQuery, version: Version, ...fields }),
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
