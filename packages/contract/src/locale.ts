export const locales = ['hy', 'ru', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'hy'

/** Tells whether a text is one of the shop's locales. */
export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale)
