import type { AdminMenuItem, MenuItemChange, MenuType } from '@tsiran/contract/admin/menus'
import { pageIds } from '@tsiran/contract/page-ids'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { changeThing, createThing, removeThing, restoreThing } from '../shared/edit-thing.ts'
import type { SeenThing } from '../shared/thing.ts'
import { moveThing } from '../shared/move-thing.ts'
import { rootedPath, shopPath, type ShopOrigin } from '../shared/shop-path.ts'
import { requiredText } from '../shared/text3.ts'
import { menuKind } from './menu-kind.ts'

/** Adds a link, last in its menu. Refuses with `validation_failed`. */
export const createMenuItem = (
  db: Db,
  input: MenuItemChange & { type: MenuType; name: Text },
  { by, origin }: ShopOrigin & { by: Actor },
): Promise<AdminMenuItem> =>
  createThing(db, menuKind, { by }, async (tx) => {
    const target = { page_id: input.page_id ?? null, url_key: input.url_key ?? null }
    const { id } = await tx
      .insertInto('menu_items')
      .values({
        ...(await targetOf(tx, target, origin)),
        type: input.type,
        name: JSON.stringify(requiredText('name', input.name)),
        status: input.status ?? true,
        position: sql`(select coalesce(max(position), 0) + 1 from menu_items where type = ${input.type})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/**
 * Changes a link; undefined fields stay. In another menu it comes last. Refuses with `not_found`, `validation_failed`,
 * `version_conflict`, and `conflict` on a deleted one.
 */
export const changeMenuItem = (
  db: Db,
  { change, origin, ...seen }: SeenThing & ShopOrigin & { change: MenuItemChange },
): Promise<AdminMenuItem> =>
  changeThing(db, menuKind, { ...seen, sent: change }, async (tx, before) => {
    const { id } = before
    const { name, status, type } = change
    const target = {
      page_id: change.page_id === undefined ? before.page_id : change.page_id,
      url_key: change.url_key === undefined ? before.url_key : change.url_key,
    }
    await tx
      .updateTable('menu_items')
      .set({
        ...(await targetOf(tx, target, origin)),
        ...(name && { name: JSON.stringify(requiredText('name', name)) }),
        ...(status !== undefined && { status }),
        ...(type !== undefined &&
          type !== before.type && {
            type,
            position: sql<number>`(select coalesce(max(position), 0) + 1 from menu_items where type = ${type})`,
          }),
      })
      .where('id', '=', id)
      .execute()
  })

/** Places a link before another one of its menu, or last. */
export const moveMenuItem = (
  db: Db,
  call: SeenThing & { beforeId: number | null },
): Promise<AdminMenuItem> =>
  moveThing(db, menuKind, {
    ...call,
    among: ({ type }) => sql`type = ${type} and deleted_at is null`,
  })

export const deleteMenuItem = (db: Db, seen: SeenThing): Promise<AdminMenuItem> =>
  removeThing(db, menuKind, seen)

export const restoreMenuItem = (db: Db, seen: SeenThing): Promise<AdminMenuItem> =>
  restoreThing(db, menuKind, seen)

const urlKeys = /^[a-zA-Z0-9-]+(\/[a-zA-Z0-9-]+)*(\?[a-zA-Z0-9_.~=&%+-]+)?$/

/** Where a link leads: to an address of the shop, or to one of its pages. */
async function targetOf(
  tx: Tx,
  { page_id, url_key }: { page_id: number | null; url_key: string | null },
  origin: string,
) {
  if (url_key !== null && url_key.trim() !== '') {
    const key = shopPath(rootedPath(url_key), origin, 'url_key').slice(1)
    if (!urlKeys.test(key)) throw fieldError('url_key', 'shopPath')
    return { url_key: key, page_id: null }
  }
  if (page_id === null) throw fieldError('url_key', 'required')
  const page = await tx
    .selectFrom('pages')
    .select('id')
    .where('id', '=', page_id)
    .executeTakeFirst()
  if (!page && page_id !== pageIds.blog) throw fieldError('page_id', 'unknown')
  return { page_id, url_key: null }
}
