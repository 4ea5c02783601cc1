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

/** Writes the pages with their logos. */
export async function seedPages(tx: Tx): Promise<void> {
  for (const { id, title, metaTitle, description, html, logos = [] } of pages)
    await savePage(tx, {
      id,
      title,
      meta_title: metaTitle,
      meta_description: description,
      html: withLinks(html),
      logos,
    })
}
