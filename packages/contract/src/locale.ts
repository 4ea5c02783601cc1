/** What the shop has to know of a language. */
interface Language {
  /** The language by its own name. */
  name: string
  /** Country of the language for Open Graph. */
  region: string
  /** Its letters: they choose the fonts of its pages, and what a search prefers. */
  script: 'armenian' | 'cyrillic' | 'latin'
}

/** The shop's languages: the one list of them. docs/languages.md says how to add one. */
export const languages = {
  hy: { name: 'Հայերեն', region: 'AM', script: 'armenian' },
  ru: { name: 'Русский', region: 'RU', script: 'cyrillic' },
  en: { name: 'English', region: 'US', script: 'latin' },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as readonly Locale[]
export const defaultLocale: Locale = 'hy'

/** Matches one of the shop's languages, for patterns of addresses. */
export const localePattern = `(?:${locales.join('|')})`

/** Tells whether a text is one of the shop's locales. */
export const isLocale = (text: unknown): text is Locale => locales.includes(text as Locale)
