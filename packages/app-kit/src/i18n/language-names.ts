import type { Locale } from '@tsiran/contract/locale'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { hy: 'Հայերեն', ru: 'Русский', en: 'English' }

/** One word is not worth a font file on pages without another. Every page has the Latin letters, for the digits beside them. */
export const isForeignScript = (locale: Locale, current: Locale) => locale !== 'en' && locale !== current
