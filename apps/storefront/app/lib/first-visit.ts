import type { Locale } from '@tsiran/contract/locale'

const name = 'language'

/** Whether the visitor has chosen a language in this browser session. Where storage is off nobody is asked: it would be on every page. */
export function isLanguageChosen(): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return true
  }
}

/** Keeps the choice for this browser session (spec 1 §3). */
export function keepLanguage(locale: Locale): void {
  try {
    sessionStorage.setItem(name, locale)
  } catch {
    // Storage is off: nobody was asked.
  }
}
