import type { AdminMenuItem } from '@tsiran/contract/admin/menus'
import { defaultLocale } from '@tsiran/contract/locale'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import type { ThingKind } from '../shared/thing.ts'
import { leadsToHidden } from './leads-to-hidden.ts'

async function select(db: Db | Tx, where: RawBuilder<unknown>): Promise<AdminMenuItem[]> {
  const { rows } = await sql<AdminMenuItem>`
    select m.id, m.version, m.type, m.name, m.status, m.page_id, m.url_key, to_json(m.deleted_at) as deleted_at,
      m.url_key is null and m.page_id <> ${pageIds.blog} and coalesce(p.hidden or p.deleted_at is not null, true) as page_hidden
    from menu_items m left join pages p on p.id = m.page_id
    where ${where} order by m.type desc, m.position, m.id`.execute(db)
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      page_hidden:
        row.url_key === null ? row.page_hidden : await leadsToHidden(db, `/${row.url_key}`),
    })),
  )
}

/** Links of header and footer in the shop's order, hidden ones too. */
export const listAllMenuItems = (db: Db): Promise<AdminMenuItem[]> =>
  select(db, sql`m.deleted_at is null`)

/** One link. Refuses with `not_found`. */
export async function readMenuItem(db: Db | Tx, id: number): Promise<AdminMenuItem> {
  const [item] = await select(db, sql`m.id = ${id}`)
  if (!item) throw new DomainError('not_found')
  return item
}

export const menuKind: ThingKind<AdminMenuItem> = {
  table: 'menu_items',
  type: 'menu_item',
  read: readMenuItem,
  labelOf: ({ name }) => name[defaultLocale],
  derived: ['page_hidden'],
}
