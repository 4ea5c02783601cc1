import { visitMs } from './splash.ts'

/** Holds when the visitor last chose a language, in milliseconds. */
const name = 'language'

/** Tells whether a page was opened from another page of the shop, in the same tab or in a new one. */
const fromTheShop = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * Whether to ask the visitor for the language: once per browser and day, until a choice is stored, and never on a page that was
 * opened from within the shop. Without storage nobody is asked: the question would come on every page.
 */
export function asksForLanguage(): boolean {
  try {
    return !fromTheShop() && Date.now() - Number(localStorage.getItem(name) ?? -Infinity) >= visitMs
  } catch {
    return false
  }
}

/** Stores that the visitor has chosen. */
export function keepLanguageChoice(): void {
  try {
    localStorage.setItem(name, String(Date.now()))
  } catch {
    // Without storage nobody was asked.
  }
}
