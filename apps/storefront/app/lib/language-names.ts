import type { Locale } from '@tsiran/contract/locale'

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { hy: 'Հայերեն', ru: 'Русский', en: 'English' }

/** One Russian word is not worth a font file on pages without another. Armenian has its file everywhere, for the dram sign. */
export const isForeignScript = (locale: Locale, current: Locale) => locale === 'ru' && current !== 'ru'
