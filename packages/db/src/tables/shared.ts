import type { Locale } from '@tsiran/contract/locale'
import type { ColumnType } from 'kysely'

/** A text in the shop's languages. */
export type Text = Record<Locale, string>

/** A `translated` column: read as an object, written as JSON text. */
export type Translated = ColumnType<Text, string, string>

/** A `jsonb` column of a known shape: read as an object, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** As {@link Json}, with a default of the database. */
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>

/** As {@link Translated}, with a default of the database. */
export type GeneratedText = ColumnType<Text, string | undefined, string>
