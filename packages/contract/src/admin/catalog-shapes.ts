import Type, { type Static } from 'typebox'
import { perLocale } from '../map-text.ts'
import { Id, Nullable, PlainText } from '../schema.ts'

/** Characters of the catalogue's texts in one language, and of its addresses and codes. */
export const maxCatalogTexts = {
  name: 200,
  description: 20_000,
  metaTitle: 300,
  slug: 100,
  code: 60,
  swatch: 200,
  /** A pasted list. */
  paste: 60_000,
} as const

/** A text in every language as somebody sends it. */
export const text3 = (maxLength: number) => Type.Object(perLocale(() => PlainText(maxLength)))

/** The key of a picture in the media store. */
export const StoredKey = Type.String({ minLength: 1, maxLength: 200 })
export const PictureKey = Nullable(StoredKey)

/** Where a thing is placed among its neighbours: before this one, or last for null. */
export const BeforeId = Nullable(Id)

/** What keeps a thing from being deleted: a few of its uses by name, and how many there are. */
export const InUse = Type.Object({
  uses: Type.Array(
    Type.Object({
      type: Type.Unsafe<'category' | 'product'>({ type: 'string', enum: ['category', 'product'] }),
      id: Id,
      name: Type.String(),
    }),
  ),
  total: Type.Integer(),
})
export type InUse = Static<typeof InUse>
