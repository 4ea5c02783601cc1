import { mapText } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import sanitize from 'sanitize-html'

export interface SliderInput {
  title: Text
  /** HTML; sanitised before it is stored. */
  content: Text
  link_label: Text
  /** Path after the language: `/shop/catalog?savings=true`. */
  path: string
  /** Key of its picture. */
  image: string
  position: number
}

/** A caption is inside the slide's link, so only text is allowed: no links, pictures or styles. */
const options: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i'],
  allowedAttributes: {},
  nestingLimit: 8,
}

const sanitised = (content: Text) =>
  JSON.stringify(mapText(content, (html) => sanitize(html, options)))

/** Adds a slide to the home page. Returns its id. */
export async function saveSlider(
  db: Db | Tx,
  { title, content, link_label, ...rest }: SliderInput,
): Promise<number> {
  const { id } = await db
    .insertInto('sliders')
    .values({
      ...rest,
      title: JSON.stringify(title),
      content: sanitised(content),
      link_label: JSON.stringify(link_label),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
