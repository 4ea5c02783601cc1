import { perLocale } from '@tsiran/contract/map-text'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { Overrides } from '@tsiran/i18n/overrides'
import { setOverrides } from '@tsiran/i18n/translate'

/** The merchant's overrides by language and key. */
export async function readOverrides(db: Db): Promise<Record<Locale, Overrides>> {
  const rows = await db
    .selectFrom('message_overrides')
    .select(['key', 'texts'])
    .orderBy('key')
    .execute()
  return perLocale((locale) =>
    Object.fromEntries(
      rows.flatMap(({ key, texts }) => {
        const text = texts[locale]
        return text === undefined ? [] : [[key, text]]
      }),
    ),
  )
}

/** Gives this process the merchant's overrides as they are stored. Returns whether any changed. */
export const loadOverrides = async (db: Db): Promise<boolean> =>
  setOverrides(await readOverrides(db))
