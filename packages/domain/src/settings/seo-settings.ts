import type { SeoSettings } from '@tsiran/contract/admin/settings'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { checkFields } from '../shared/fields.ts'
import { textProblems, tidyText } from '../shared/text3.ts'
import { changeValues } from './change-values.ts'
import { shopId, noText, selectShop, lockShop, type SettingsChange } from './shop-settings.ts'

/** What search engines show of the shop; empty before it is set up. */
export async function readSeoSettings(db: Db | Tx): Promise<SeoSettings> {
  const row = await selectShop(db)
  return {
    version: row?.version ?? 1,
    title: row?.meta_title ?? noText,
    description: row?.meta_description ?? noText,
    share_image: row?.share_image ?? null,
  }
}

/** Changes what search engines show. Refuses with `not_found` before the shop is set up, `version_conflict` and `validation_failed`. */
export const changeSeoSettings = (
  db: Db,
  { version, ...typed }: SettingsChange<SeoSettings>,
  { by }: { by: Actor },
): Promise<SeoSettings> =>
  changeValues<SeoSettings>(db, {
    name: 'seo',
    version,
    change: {
      ...typed,
      ...(typed.title && { title: tidyText(typed.title) }),
      ...(typed.description && { description: tidyText(typed.description) }),
    },
    check: ({ title }) => checkFields(textProblems('title', title)),
    by,
    lock: async (tx) => {
      await lockShop(tx)
      if (!(await selectShop(tx))) throw new DomainError('not_found')
    },
    read: readSeoSettings,
    write: (tx, { title, description, share_image }) =>
      tx
        .updateTable('channels')
        .set({
          meta_title: JSON.stringify(title),
          meta_description: JSON.stringify(description),
          share_image,
          version: sql`version + 1`,
        })
        .where('id', '=', shopId)
        .execute(),
  })
