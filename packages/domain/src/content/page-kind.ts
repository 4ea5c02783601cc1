import type { AdminPage } from '@tsiran/contract/admin/pages'
import { defaultLocale } from '@tsiran/contract/locale'
import { pageIds, pagePath } from '@tsiran/contract/page-ids'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { ThingKind } from '../shared/edit-thing.ts'

/** Pages that the shop itself leads to, from the checkout and from its contacts. */
const fixedIds: readonly number[] = [pageIds.terms, pageIds.faq, pageIds.visit]

/** Whether a page may neither be hidden nor deleted. */
export const isFixed = (id: number): boolean => fixedIds.includes(id)

type PageRow = Omit<AdminPage, 'logos' | 'path' | 'fixed'> & {
  logos: { label: AdminPage['title']; media: string }[]
}

/** One page with its gallery. Refuses with `not_found`. */
export async function readPage(db: Db | Tx, id: number): Promise<AdminPage> {
  const { rows } = await sql<PageRow>`
    select p.id, p.version, p.title, p.meta_title, p.meta_description, p.html, p.hidden,
      to_json(p.deleted_at) as deleted_at, to_json(p.updated_at) as updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('label', l.label, 'media', l.media) order by l.position, l.id), '[]')
        from page_logos l where l.page_id = p.id) as logos
    from pages p where p.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  return {
    ...row,
    path: pagePath(id),
    fixed: isFixed(id),
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
