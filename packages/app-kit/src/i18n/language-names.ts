import type { Locale } from '@tsiran/contract/locale'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { hy: 'Հայերեն', ru: 'Русский', en: 'English' }

/** One word is not worth a font file of its own. Every page loads the Latin letters, along with the digits. */
export const isForeignScript = (locale: Locale, current: Locale) => locale !== 'en' && locale !== current
