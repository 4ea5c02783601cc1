import { mapText } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sanitiseCaption } from '../shared/sanitise-caption.ts'

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
      content: JSON.stringify(mapText(content, sanitiseCaption)),
      link_label: JSON.stringify(link_label),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
