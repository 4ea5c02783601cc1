import type { Tx } from '@tsiran/db/database'
import { savePage } from '@tsiran/domain/content/save-page'
import { pages } from '../pages/pages.ts'
import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

/** Writes links of the form `~/site/faq` as addresses of their own language. */
function withLinks({ hy, ru, en }: Text): Text {
  const lead = (html: string, locale: keyof Text) =>
    html.replaceAll('href="~/', `href="/${locale}/`)
  return t(lead(hy, 'hy'), lead(ru, 'ru'), lead(en, 'en'))
}

/** Writes the pages with their logos, except those of some ids. Returns the ids of what it wrote. */
export async function seedPages(tx: Tx, except: readonly number[] = []): Promise<number[]> {
  const ids: number[] = []
  for (const { id, title, metaTitle, description, html, logos = [] } of pages) {
    if (except.includes(id)) continue
    const meta = { meta_title: metaTitle, meta_description: description }
    ids.push(await savePage(tx, { id, title, ...meta, html: withLinks(html), logos }))
  }
  return ids
}
