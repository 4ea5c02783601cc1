import type { Tx } from '@tsiran/db/database'
import type { Text } from '@tsiran/db/tables/shared'

/** Writes a page's gallery anew, in display order; `media` is a picture's key. */
export async function writeLogos(
  tx: Tx,
  page_id: number,
  logos: readonly { label: Text; media: string }[],
): Promise<void> {
  await tx.deleteFrom('page_logos').where('page_id', '=', page_id).execute()
  if (logos.length === 0) return
  const rows = logos.map(({ label, media }, position) => ({
    page_id,
    label: JSON.stringify(label),
    media,
    position,
  }))
  await tx.insertInto('page_logos').values(rows).execute()
}
