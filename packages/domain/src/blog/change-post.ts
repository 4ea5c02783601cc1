import type { AdminPost, PostChange } from '@tsiran/contract/admin/post-shapes'
import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import type { Actor } from '../shared/actor.ts'
import { changeThing, createThing, removeThing, restoreThing } from '../shared/edit-thing.ts'
import type { SeenThing } from '../shared/thing.ts'
import { checkFields } from '../shared/fields.ts'
import { requiredText, textProblems } from '../shared/text3.ts'
import { settleTime } from './announce-due-posts.ts'
import { checkedGroups, columnsOf } from './post-columns.ts'
import { postKind, readAdminPost } from './post-kind.ts'
import { writePostParts } from './write-post-parts.ts'

const noText = JSON.stringify(perLocale(() => ''))

/** Adds a draft. Refuses with `validation_failed`. */
export const createPost = (
  db: Db,
  input: PostChange & { title: Text; category_id: number },
  { by }: { by: Actor },
): Promise<AdminPost> =>
  createThing(db, postKind, { by }, async (tx) => {
    await checkedGroups(tx, input)
    const { id } = await tx
      .insertInto('blog_posts')
      .values({
        excerpt: noText,
        html: noText,
        author: noText,
        image_alt: noText,
        image: null,
        ...columnsOf(input),
        title: JSON.stringify(requiredText('title', input.title)),
        category_id: input.category_id,
        hidden: input.hidden ?? true,
        search: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await settleTime(tx, id, {
      wasHidden: false,
      timeChosen: input.published_at !== undefined,
    })
    await writePostParts(tx, id, input)
    checkShown(await readAdminPost(tx, id))
    return id
  })

/**
 * Changes a post; undefined fields stay. Its HTML is sanitised. A time in the future schedules it. Refuses with `not_found`,
 * `version_conflict`, `conflict` on a deleted one, and `validation_failed`, also where a shown post lacks a language.
 */
export const changePost = (
  db: Db,
  { change, ...seen }: SeenThing & { change: PostChange },
): Promise<AdminPost> =>
  changeThing(db, postKind, { ...seen, sent: change }, async (tx, { id, hidden }) => {
    await checkedGroups(tx, change)
    const set = columnsOf(change)
    if (Object.keys(set).length > 0)
      await tx.updateTable('blog_posts').set(set).where('id', '=', id).execute()
    await settleTime(tx, id, {
      wasHidden: hidden,
      timeChosen: change.published_at !== undefined,
    })
    await writePostParts(tx, id, change)
    checkShown(await readAdminPost(tx, id))
  })

/** Deletes a post. Refuses as {@link changePost} does. */
export const deletePost = (db: Db, seen: SeenThing): Promise<AdminPost> =>
  removeThing(db, postKind, seen)

/** Undoes a deletion: the post is what it was, and published where its time came meanwhile. */
export const restorePost = (db: Db, seen: SeenThing): Promise<AdminPost> =>
  restoreThing(db, postKind, seen)

/** A post is shown in every language, so it must have its texts before it is. */
function checkShown({ hidden, html, excerpt }: AdminPost): void {
  if (hidden) return
  checkFields({ ...textProblems('excerpt', excerpt), ...textProblems('html', html) })
}
