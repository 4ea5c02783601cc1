/** The shop's languages: the one list of them. docs/languages.md says what else a new one needs. */
export const locales = ['hy', 'ru', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'hy'

/** Matches one of the shop's languages, for patterns of addresses. */
export const localePattern = `(?:${locales.join('|')})`

/** Tells whether a text is one of the shop's locales. */
export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale)
