import type { AdminSlide, SlideChange } from '@tsiran/contract/admin/sliders'
import { mapText, perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { changeThing, createThing, removeThing, restoreThing } from '../shared/edit-thing.ts'
import type { SeenThing } from '../shared/thing.ts'
import { moveThing } from '../shared/move-thing.ts'
import { sanitiseCaption } from '../shared/sanitise-caption.ts'
import { rootedPath, shopPath, type ShopOrigin } from '../shared/shop-path.ts'
import { requiredText, tidyText } from '../shared/text3.ts'
import { slideKind } from './slide-kind.ts'

/** Adds a slide, last in the order; hidden, unless said otherwise. Refuses with `validation_failed`. */
export const createSlide = (
  db: Db,
  input: SlideChange & { title: Text },
  { by, origin }: ShopOrigin & { by: Actor },
): Promise<AdminSlide> =>
  createThing(db, slideKind, { by }, async (tx) => {
    const empty = JSON.stringify(perLocale(() => ''))
    const { id } = await tx
      .insertInto('sliders')
      .values({
        content: empty,
        link_label: empty,
        path: '/',
        ...columnsOf(input, origin),
        title: JSON.stringify(requiredText('title', input.title)),
        active: input.active ?? false,
        position: sql`(select coalesce(max(position), 0) + 1 from sliders)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/**
 * Changes a slide; undefined fields stay. Its caption is sanitised. Refuses with `not_found`, `validation_failed`,
 * `version_conflict`, and `conflict` on a deleted one.
 */
export const changeSlide = (
  db: Db,
  { change, origin, ...seen }: SeenThing & ShopOrigin & { change: SlideChange },
): Promise<AdminSlide> =>
  changeThing(db, slideKind, { ...seen, sent: change }, async (tx, { id }) => {
    const set = columnsOf(change, origin)
    if (Object.keys(set).length > 0)
      await tx.updateTable('sliders').set(set).where('id', '=', id).execute()
  })

/** Places a slide before another one, or last. */
export const moveSlide = (
  db: Db,
  call: SeenThing & { beforeId: number | null },
): Promise<AdminSlide> =>
  moveThing(db, slideKind, { ...call, among: () => sql`deleted_at is null` })

export const deleteSlide = (db: Db, seen: SeenThing): Promise<AdminSlide> =>
  removeThing(db, slideKind, seen)

export const restoreSlide = (db: Db, seen: SeenThing): Promise<AdminSlide> =>
  restoreThing(db, slideKind, seen)

function columnsOf(
  { title, content, link_label, path, image, active }: SlideChange,
  origin: string,
) {
  return {
    ...(title && { title: JSON.stringify(requiredText('title', title)) }),
    ...(content && { content: JSON.stringify(mapText(content, sanitiseCaption)) }),
    ...(link_label && { link_label: JSON.stringify(tidyText(link_label)) }),
    ...(path !== undefined && { path: shopPath(rootedPath(path), origin) }),
    ...(image !== undefined && { image }),
    ...(active !== undefined && { active }),
  }
}
