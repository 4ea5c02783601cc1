import type { Db } from '@tsiran/db/database'
import type { MediaTable } from '@tsiran/db/tables/media'

/** The key of an uploaded picture, from a hexadecimal digit of a test's own. */
export const pictureKey = (digit: string): string => `m-${digit.repeat(32)}`

/** Puts an uploaded picture of a test's own digit into the library, without files. Returns its key. */
export async function createPicture(
  db: Db,
  digit: string,
  state: MediaTable['state'] = 'ready',
): Promise<string> {
  const key = pictureKey(digit)
  await db
    .insertInto('media')
    .values({
      key,
      original: digit.repeat(64),
      name: `${key}.png`,
      bytes: 1,
      width: 60,
      height: 40,
      alt: JSON.stringify({ hy: '', ru: '', en: '' }),
      state,
    })
    .execute()
  return key
}
