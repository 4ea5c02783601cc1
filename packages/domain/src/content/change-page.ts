import type { AdminPage, PageChange } from '@tsiran/contract/admin/page-shapes'
import { mapText, perLocale } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { changeThing, createThing, removeThing, restoreThing } from '../shared/edit-thing.ts'
import type { SeenThing } from '../shared/thing.ts'
import { checkFields } from '../shared/fields.ts'
import { sanitisePage } from '../shared/sanitise-page.ts'
import { requiredText, textProblems, tidyText } from '../shared/text3.ts'
import { pageKind } from './page-kind.ts'
import { writeLogos } from './write-logos.ts'

/** Adds a hidden page. Refuses with `validation_failed`. */
export const createPage = (
  db: Db,
  input: PageChange & { title: Text },
  { by }: { by: Actor },
): Promise<AdminPage> =>
  createThing(db, pageKind, { by }, async (tx) => {
    const empty = JSON.stringify(perLocale(() => ''))
    const { id } = await tx
      .insertInto('pages')
      .values({
        meta_title: empty,
        meta_description: empty,
        html: empty,
        ...columnsOf(input),
        title: JSON.stringify(requiredText('title', input.title)),
        hidden: input.hidden ?? true,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (input.logos) await saveLogos(tx, id, input.logos)
    return id
  })

/**
 * Changes a page; undefined fields stay. Its HTML is sanitised. Refuses with `not_found`, `validation_failed`, `version_conflict`, and
 * with `conflict` where the page is deleted, or the shop needs it and it would be hidden.
 */
export const changePage = (
  db: Db,
  { change, ...seen }: SeenThing & { change: PageChange },
): Promise<AdminPage> =>
  changeThing(db, pageKind, { ...seen, sent: change }, async (tx, { id, fixed }) => {
    if (change.hidden && fixed) throw new DomainError('conflict')
    const set = columnsOf(change)
    if (Object.keys(set).length > 0)
      await tx.updateTable('pages').set(set).where('id', '=', id).execute()
    if (change.logos) await saveLogos(tx, id, change.logos)
  })

/** Deletes a page. Refuses as {@link changePage} does. */
export const deletePage = (db: Db, seen: SeenThing): Promise<AdminPage> =>
  removeThing(db, pageKind, seen, ({ fixed }) => {
    if (fixed) throw new DomainError('conflict')
  })

export const restorePage = (db: Db, seen: SeenThing): Promise<AdminPage> =>
  restoreThing(db, pageKind, seen)

function columnsOf({ title, meta_title, meta_description, html, hidden }: PageChange) {
  return {
    ...(title && { title: JSON.stringify(requiredText('title', title)) }),
    ...(meta_title && { meta_title: JSON.stringify(tidyText(meta_title)) }),
    ...(meta_description && { meta_description: JSON.stringify(tidyText(meta_description)) }),
    ...(html && { html: JSON.stringify(mapText(html, sanitisePage)) }),
    ...(hidden !== undefined && { hidden }),
  }
}

async function saveLogos(tx: Tx, id: number, logos: NonNullable<PageChange['logos']>) {
  const tidied = logos.map(({ label, media }) => ({ label: tidyText(label), media }))
  for (const [place, { label }] of tidied.entries())
    checkFields(textProblems(`logos.${place}.label`, label))
  const keys = [...new Set(tidied.map(({ media }) => media).filter((key) => key.startsWith('m-')))]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from media where key = any(${keys})`.execute(tx)
  if (rows[0]!.count < keys.length) throw fieldError('logos', 'unknown')
  await writeLogos(tx, id, tidied)
}
