import Type, { type Static } from 'typebox'
import { Id, LocaleQuery, Nullable } from '../schema.ts'
import { Instant, OneOf, Version } from './schema.ts'

/** Characters of the content's texts in one language, and of its addresses. */
export const maxContentTexts = {
  title: 200,
  metaTitle: 300,
  description: 500,
  caption: 2_000,
  html: 60_000,
  linkLabel: 60,
  path: 300,
  author: 100,
  slug: 60,
} as const

/** Pictures of one gallery. */
export const maxLogos = 300
/** Posts that the editors choose beneath another one. */
export const maxRelated = 3

/** What every thing of the content has: its version, and since when it is deleted; for 30 days that can be undone. */
export const contentThing = { id: Id, version: Version, deleted_at: Nullable(Instant) }

/** The version that a deletion was begun on, and the one that its undoing was begun on. */
export const SeenQuery = Type.Object({ ...LocaleQuery, version: Version })
export type SeenQuery = Static<typeof SeenQuery>

/** How far a text is allowed to go: a page or post, or the caption of a slide. */
export const textKinds = ['page', 'caption'] as const
export const TextKind = OneOf(textKinds)
