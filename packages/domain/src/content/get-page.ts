import { locales, type Locale } from '@tsiran/contract/locale'
import type { CmsPage } from '@tsiran/contract/content'
import type { Db } from '@tsiran/db/database'
import { imageUrl } from '../media/media.ts'

/** A page in a language; undefined where there is none, it is hidden or deleted, or empty in that language. */
export async function getPage(db: Db, id: number, locale: Locale): Promise<CmsPage | undefined> {
  const [page, logos] = await Promise.all([
    db
      .selectFrom('pages')
      .selectAll()
      .where('id', '=', id)
      .where('hidden', '=', false)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('page_logos')
      .select(['id', 'label', 'media'])
      .where('page_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  if (!page || (page.html[locale] === '' && logos.length === 0)) return undefined
  return {
    id: page.id,
    title: page.title[locale],
    meta_title: page.meta_title[locale],
    meta_description: page.meta_description[locale],
    html_content: page.html[locale],
    logos: logos.map(({ id, label, media }) => ({
      id,
      label: label[locale],
      path: imageUrl(media, 'small'),
    })),
    updated_at: page.updated_at.toISOString(),
  }
}

/** Ids of the pages with content in every language, for the sitemap. */
export async function listPageIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('hidden', '=', false)
    .where('deleted_at', 'is', null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb.and(locales.map((locale) => eb(eb.ref('html', '->>').key(locale), '<>', ''))),
        exists(
          selectFrom('page_logos').select('page_logos.id').whereRef('page_id', '=', 'pages.id'),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
