import Type, { type Static } from 'typebox'
import { Id, Locales, Nullable, PlainText } from '../schema.ts'
import { PictureKey, text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, maxRelated } from './content-shapes.ts'
import { Instant, OneOf, Text3 } from './schema.ts'

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

const change = {
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
export const PostChange = Type.Object(change)
export type PostChange = Static<typeof PostChange>
