import type { PageRow, pageStates } from '@tsiran/contract/admin/page-shapes'
import { locales } from '@tsiran/contract/locale'
import { pageIds, pagePath } from '@tsiran/contract/page-ids'
import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { wordPatterns } from '../shared/search-words.ts'
import { isFixed } from './page-kind.ts'

interface PageQuery extends PageRange {
  /** Words of a title in any of the languages. */
  search?: string | undefined
  state?: (typeof pageStates)[number] | undefined
  /** Those with pictures, or those without. */
  gallery?: boolean | undefined
}

const hasLogos = sql`exists (select from page_logos l where l.page_id = p.id)`
/** The walls of clients and partners are galleries before they have pictures. */
const isGallery = sql`(${hasLogos} or p.id in (${pageIds.clients}, ${pageIds.partners}))`
const states: Record<(typeof pageStates)[number], RawBuilder<unknown>> = {
  shown: sql`p.deleted_at is null and not p.hidden`,
  hidden: sql`p.deleted_at is null and p.hidden`,
  deleted: sql`p.deleted_at is not null`,
}

/** A page of the pages by their ids, deleted ones last, and their total number. */
export async function listPages(db: Db, { search = '', state, gallery, ...range }: PageQuery) {
  const parts = wordPatterns(search).map((pattern) => sql`lower(p.title::text) like ${pattern}`)
  if (state !== undefined) parts.push(states[state])
  if (gallery !== undefined) parts.push(gallery ? isGallery : sql`not ${isGallery}`)
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
  const missing = locales.map(
    (locale) => sql`case when p.html ->> ${locale} = '' then ${locale}::text end`,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<PageRow, 'path'>>`
      select p.id, p.version, p.title, p.hidden, ${isFixed} as fixed, to_json(p.deleted_at) as deleted_at, to_json(p.updated_at) as updated_at,
        (select count(*)::int from page_logos l where l.page_id = p.id) as logos,
        (select count(*)::int from menu_items m where m.page_id = p.id and m.deleted_at is null) as menu_items,
        case when ${hasLogos} then '{}'::text[] else array_remove(array[${sql.join(missing)}], null) end as missing
      from pages p where ${where}
      order by p.deleted_at is not null, p.id limit ${range.limit} offset ${offsetOf(range)}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from pages p where ${where}`.execute(db),
  ])
  return {
    data: rows.map((row) => ({ ...row, path: pagePath(row.id) })),
    meta: pageMeta(range, counted.rows[0]!.total),
  }
}
