import type { AdminSocialLink, SocialIcon, SocialLinkChange } from '@tsiran/contract/admin/social'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { changeThing, createThing, removeThing, restoreThing } from '../shared/edit-thing.ts'
import type { SeenThing } from '../shared/thing.ts'
import { moveThing } from '../shared/move-thing.ts'
import { tidy } from '../shared/text.ts'
import { socialKind } from './social-kind.ts'

/** Adds a link, last in the order. Refuses with `validation_failed`. */
export const createSocialLink = (
  db: Db,
  {
    name,
    link,
    icon,
    active = true,
  }: { name: string; link: string; icon: SocialIcon; active?: boolean },
  { by }: { by: Actor },
): Promise<AdminSocialLink> =>
  createThing(db, socialKind, { by }, async (tx) => {
    const { id } = await tx
      .insertInto('social_links')
      .values({
        name: checkedName(name),
        link: checkedLink(link),
        icon,
        active,
        position: sql`(select coalesce(max(position), 0) + 1 from social_links)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Changes a link; undefined fields stay. Refuses with `not_found`, `validation_failed`, `version_conflict` and `conflict`. */
export const changeSocialLink = (
  db: Db,
  { change, ...seen }: SeenThing & { change: SocialLinkChange },
): Promise<AdminSocialLink> =>
  changeThing(db, socialKind, { ...seen, sent: change }, async (tx, { id }) => {
    const { name, link, icon, active } = change
    const set = {
      ...(name !== undefined && { name: checkedName(name) }),
      ...(link !== undefined && { link: checkedLink(link) }),
      ...(icon !== undefined && { icon }),
      ...(active !== undefined && { active }),
    }
    if (Object.keys(set).length > 0)
      await tx.updateTable('social_links').set(set).where('id', '=', id).execute()
  })

/** Places a link before another one, or last. */
export const moveSocialLink = (
  db: Db,
  call: SeenThing & { beforeId: number | null },
): Promise<AdminSocialLink> =>
  moveThing(db, socialKind, { ...call, among: () => sql`deleted_at is null` })

export const deleteSocialLink = (db: Db, seen: SeenThing): Promise<AdminSocialLink> =>
  removeThing(db, socialKind, seen)

export const restoreSocialLink = (db: Db, seen: SeenThing): Promise<AdminSocialLink> =>
  restoreThing(db, socialKind, seen)

function checkedName(typed: string): string {
  const name = tidy(typed)
  if (name === '') throw fieldError('name', 'required')
  return name
}

/** A secure address of another site; `t.me/shop` gets its `https://`. */
function checkedLink(typed: string): string {
  const text = typed.trim()
  if (text === '') throw fieldError('link', 'required')
  const url = URL.parse(/^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || url.protocol !== 'https:' || !url.hostname.includes('.') || url.username !== '')
    throw fieldError('link', 'webAddress')
  return url.href
}
