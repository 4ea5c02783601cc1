import { locales, type Locale } from './locale.ts'

/** Makes a value for each language of the shop. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/** Changes a text in each of its languages. */
export const mapText = (
  text: Readonly<Record<Locale, string>>,
  change: (text: string) => string,
): Record<Locale, string> => perLocale((locale) => change(text[locale]))
