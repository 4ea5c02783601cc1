import type { Text3 } from '@tsiran/contract/admin/schema'
import { locales, type Locale } from '@tsiran/contract/locale'

/** A text in the person's language, else in the first one that has it. */
export const textOf = (text: Text3, locale: Locale): string =>
  text[locale] || locales.map((other) => text[other]).find(Boolean) || ''

/** The languages that a text lacks. */
export const missingIn = (text: Text3): Locale[] => locales.filter((locale) => !text[locale].trim())
