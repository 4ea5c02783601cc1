import type { Locale } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'
import { collationOf } from '@tsiran/db/languages'
import { sql, type RawBuilder } from 'kysely'

/** Literals rather than parameters, to match the expressions of the name indexes. */
const collations = perLocale((locale) => sql`collate ${sql.id(collationOf(locale))}`)
const texts = perLocale((locale) => sql.lit(locale))

/** A text with the language's collation. */
export const ownOrder = (text: RawBuilder<unknown>, locale: Locale) =>
  sql`(${text} ${collations[locale]})`

/** A translated column with the language's collation, written so that the name indexes match. */
export const inOwnOrder = (column: RawBuilder<unknown>, locale: Locale) =>
  ownOrder(sql`(${column} ->> ${texts[locale]})`, locale)
