import Type, { type Static } from 'typebox'
import { Locales } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { contentThing, maxContentTexts, maxLogos } from './content-shapes.ts'
import { Instant, Text3 } from './schema.ts'

export const pageStates = ['shown', 'hidden', 'deleted'] as const

const pageFields = {
  ...contentThing,
  title: Text3,
  /** Its address in the shop, without the language. */
  path: Type.String(),
  hidden: Type.Boolean(),
  /** True for a page that the shop itself leads to: it is neither hidden nor deleted. */
  fixed: Type.Boolean(),
  updated_at: Instant,
}
export const PageRow = Type.Object({
  ...pageFields,
  /** Languages without a text; empty for a gallery. */
  missing: Type.Array(Locales),
  /** Pictures of its gallery. */
  logos: Type.Integer(),
  /** Links of the menus that lead to it. */
  menu_items: Type.Integer(),
})
export type PageRow = Static<typeof PageRow>

const PageLogo = Type.Object({
  label: Text3,
  /** Key of its picture. */
  media: Type.String(),
  /** Address of the small picture. */
  image_url: Type.String(),
})
export const AdminPage = Type.Object({
  ...pageFields,
  meta_title: Text3,
  meta_description: Text3,
  /** Sanitised. */
  html: Text3,
  /** The gallery, in its order. */
  logos: Type.Array(PageLogo),
})
export type AdminPage = Static<typeof AdminPage>

const change = {
  title: Type.Optional(text3(maxContentTexts.title)),
  meta_title: Type.Optional(text3(maxContentTexts.metaTitle)),
  meta_description: Type.Optional(text3(maxContentTexts.description)),
  html: Type.Optional(text3(maxContentTexts.html)),
  hidden: Type.Optional(Type.Boolean()),
  logos: Type.Optional(
    Type.Array(
      Type.Object({
        label: text3(maxContentTexts.title),
        media: Type.String({ minLength: 1, maxLength: 200 }),
      }),
      { maxItems: maxLogos },
    ),
  ),
}
export const PageChange = Type.Object(change)
export type PageChange = Static<typeof PageChange>
