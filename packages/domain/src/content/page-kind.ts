import type { AdminPage } from '@tsiran/contract/admin/page-shapes'
import { defaultLocale } from '@tsiran/contract/locale'
import { pageIds, pagePath } from '@tsiran/contract/page-ids'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { ThingKind } from '../shared/thing.ts'

/** Pages that the shop itself leads to, from the checkout and from its contacts. */
const fixedIds: readonly number[] = [pageIds.terms, pageIds.faq, pageIds.visit]

/** Whether a page `p` may neither be hidden nor deleted: those pages, and the one that the settings name as the terms. */
export const isFixed = sql<boolean>`(p.id = any(${[...fixedIds]}::int[])
  or exists (select from settings where name = 'checkout' and (value ->> 'terms_page_id')::integer = p.id))`

type PageRow = Omit<AdminPage, 'logos' | 'path'> & {
  logos: { label: AdminPage['title']; media: string }[]
}

/** One page with its gallery. Refuses with `not_found`. */
export async function readPage(db: Db | Tx, id: number): Promise<AdminPage> {
  const { rows } = await sql<PageRow>`
    select p.id, p.version, p.title, p.meta_title, p.meta_description, p.html, p.hidden, ${isFixed} as fixed,
      to_json(p.deleted_at) as deleted_at, to_json(p.updated_at) as updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('label', l.label, 'media', l.media) order by l.position, l.id), '[]')
        from page_logos l where l.page_id = p.id) as logos
    from pages p where p.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  return {
    ...row,
    path: pagePath(id),
    logos: row.logos.map(({ label, media }) => ({
      label,
      media,
      image_url: imageUrl(media, 'small'),
    })),
  }
}

export const pageKind: ThingKind<AdminPage> = {
  table: 'pages',
  type: 'page',
  read: readPage,
  labelOf: ({ title }) => title[defaultLocale],
  derived: ['path', 'fixed'],
}
