import { mapText } from '@tsiran/contract/map-text'
import type { Db, Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { sanitisePage } from '../shared/sanitise-page.ts'
import { writeLogos } from './write-logos.ts'

export interface PageInput {
  /** Absent for a new page with a generated id. */
  id?: number
  title: Text
  meta_title: Text
  meta_description: Text
  /** HTML; sanitised before it is stored. */
  html: Text
  /** In display order; `media` is the picture's key. */
  logos?: readonly { label: Text; media: string }[]
}

/** Inserts a page with its logos, or replaces the one with its id. Returns the id. */
export async function savePage(
  db: Db | Tx,
  { id, title, meta_title, meta_description, html, logos = [] }: PageInput,
): Promise<number> {
  const page = {
    title: JSON.stringify(title),
    meta_title: JSON.stringify(meta_title),
    meta_description: JSON.stringify(meta_description),
    html: JSON.stringify(mapText(html, sanitisePage)),
  }
  return inTransaction(db, async (tx) => {
    const saved = await tx
      .insertInto('pages')
      .values({ ...page, ...(id !== undefined && { id }) })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          ...page,
          updated_at: sql`now()`,
          version: sql`pages.version + 1`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeLogos(tx, saved.id, logos)
    return saved.id
  })
}
