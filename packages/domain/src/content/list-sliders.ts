import type { Slide } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { imageUrl } from '../media/media.ts'
import { leadsToHidden } from './leads-to-hidden.ts'

/** Active slides of the home page, by position; without those whose page is hidden or gone. */
export async function listSliders(db: Db, locale: Locale): Promise<Slide[]> {
  const rows = await db
    .selectFrom('sliders')
    .selectAll()
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const hidden = await Promise.all(rows.map(({ path }) => leadsToHidden(db, path)))
  const shown = rows.filter((_row, index) => !hidden[index])
  return shown.map(({ id, title, content, link_label, path, image }) => ({
    id,
    title: title[locale],
    path,
    slider_path: imageUrl(image, 'large'),
    content: content[locale],
    link_label: link_label[locale],
  }))
}
