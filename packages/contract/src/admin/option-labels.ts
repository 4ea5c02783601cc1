import { type Locale, locales } from '../locale.ts'
import type { Text3 } from './schema.ts'

/** What an option's label is compared by in a language: capitals do not count. */
export const labelKey = (locale: Locale, label: Text3): string =>
  `${locale} ${label[locale].toLowerCase()}`

/** The keys of labels in every language: options of one attribute share none. */
export const labelKeys = (labels: readonly Text3[]): Set<string> =>
  new Set(labels.flatMap((label) => locales.map((locale) => labelKey(locale, label))))
