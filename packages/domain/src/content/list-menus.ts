import type { MenuItem } from '@tsiran/contract/content'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'

/** Header and footer links by position, including hidden ones (status false). */
export async function listMenus(db: Db, locale: Locale): Promise<MenuItem[]> {
  const rows = await db
    .selectFrom('menu_items')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, position, type, status, page_id, url_key }) => ({
    id,
    name: name[locale],
    position,
    type,
    status,
    page_id,
    url_key,
  }))
}
