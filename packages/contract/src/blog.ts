import Type, { type Static } from 'typebox'
import { ImageUrls } from './product-card-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths, maxPage, maxPageSize } from './limits.ts'
import { Id, LocaleQuery, paged, PlainText } from './schema.ts'
import { BlogComment } from './blog-comments.ts'

const slugs = '^[a-z0-9]+(-[a-z0-9]+)*$'
const Slug = Type.String({ pattern: slugs, maxLength: 60 })

/** A category or tag as posts name it. */
export const BlogMark = Type.Object({ id: Id, slug: Slug, name: Type.String() })
export type BlogMark = Static<typeof BlogMark>
const BlogGroup = Type.Object({ ...BlogMark.properties, posts_count: Type.Integer() })

const summaryFields = {
  id: Id,
  title: Type.String(),
  excerpt: Type.String(),
  /** The large picture; all sizes are in `base_image`. */
  image: Type.String(),
  image_alt: Type.String(),
  base_image: ImageUrls,
  category: BlogMark,
  tags: Type.Array(BlogMark),
  author: Type.String(),
  /** When it was published. */
  created_at: Type.String(),
  reading_minutes: Type.Integer(),
  /** Approved ones. */
  comments_count: Type.Integer(),
}
export const BlogSummary = Type.Object(summaryFields)
export type BlogSummary = Static<typeof BlogSummary>

const RelatedBlog = Type.Object({
  id: Id,
  title: Type.String(),
  image: Type.String(),
  image_alt: Type.String(),
  base_image: ImageUrls,
  created_at: Type.String(),
})
export type RelatedBlog = Static<typeof RelatedBlog>

const postFields = {
  /** Sanitised HTML. */
  html_content: Type.String(),
  related_blogs: Type.Array(RelatedBlog),
  /** Approved ones, oldest first; at most 200. */
  comments: Type.Array(BlogComment),
}
const BlogPost = Type.Object({ ...summaryFields, ...postFields })
export type BlogPost = Static<typeof BlogPost>

const blogGet = { method: 'GET', tag: 'blog', cache: 'public', access: 'public' } as const

export const listBlogs = endpoint({
  ...blogGet,
  path: '/api/cms/blogs',
  summary:
    'Posts, newest first, narrowed by category, tag and words; with `id` a list of that one, with its text and comments',
  query: Type.Object({
    ...LocaleQuery,
    id: Type.Optional(Id),
    category: Type.Optional(Slug),
    tag: Type.Optional(Slug),
    search: Type.Optional(PlainText(maxLengths.blogSearch)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  }),
  success: Type.Object(
    paged(Type.Object({ ...summaryFields, ...Type.Partial(Type.Object(postFields)).properties })),
  ),
  errors: ['not_found'],
})
export const listTopBlogs = endpoint({
  ...blogGet,
  path: '/api/cms/blogs/top',
  summary: 'The posts that the editors chose, then the most commented, then the newest',
  query: Type.Object({
    ...LocaleQuery,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  }),
  success: Type.Object({ data: Type.Array(BlogSummary) }),
  errors: [],
})
export const listBlogGroups = endpoint({
  ...blogGet,
  path: '/api/cms/blogs/groups',
  summary: 'The categories and tags that have posts',
  query: Type.Object(LocaleQuery),
  success: Type.Object({
    data: Type.Object({ categories: Type.Array(BlogGroup), tags: Type.Array(BlogGroup) }),
  }),
  errors: [],
})
export const previewBlog = endpoint({
  ...blogGet,
  // Like a personal answer, nothing caches it.
  cache: 'personal',
  path: '/api/cms/blogs/preview',
  summary: 'A post that is not published yet, for whoever has its link; the link ends after a day',
  query: Type.Object({ ...LocaleQuery, key: PlainText(200) }),
  success: Type.Object({ data: BlogPost }),
  errors: ['link_invalid'],
})
