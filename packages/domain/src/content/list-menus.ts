import type { MenuItem } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Db } from '@tsiran/db/database'
import { leadsToHidden } from './leads-to-hidden.ts'

/**
 * Header and footer links by position, including hidden ones (status false), as those to a category, product or page that is hidden or
 * gone are.
 */
export async function listMenus(db: Db, locale: Locale): Promise<MenuItem[]> {
  const rows = await db
    .selectFrom('menu_items as m')
    .leftJoin('pages as p', (join) =>
      join
        .onRef('p.id', '=', 'm.page_id')
        .on('p.hidden', '=', false)
        .on('p.deleted_at', 'is', null),
    )
    .selectAll('m')
    .select(({ eb, or }) =>
      or([
        eb('m.url_key', 'is not', null),
        eb('m.page_id', '=', pageIds.blog),
        eb('p.id', 'is not', null),
      ])
        .$castTo<boolean>()
        .as('leads'),
    )
    .where('m.deleted_at', 'is', null)
    .orderBy('m.position')
    .orderBy('m.id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, name, position, type, status, page_id, url_key, leads }) => ({
      id,
      name: name[locale],
      position,
      type,
      status: status && leads && !(url_key !== null && (await leadsToHidden(db, `/${url_key}`))),
      page_id,
      url_key,
    })),
  )
}
