import { storedText } from '@tsiran/app-kit/browser/stored'
import { visitMs } from './splash.ts'

/** The time of the visitor's last choice, in milliseconds. */
const chosenAt = storedText('localStorage', 'language')

/** Whether the page was opened from another page of the shop, in the same tab or in a new one. */
const fromTheShop = () => document.referrer.startsWith(`${location.origin}/`)

/**
 * Whether to ask the visitor for the language: once per browser and day, until a choice is stored, and never on a page that was
 * opened from within the shop. Without storage nobody is asked: the question would come on every page.
 */
export function shouldAskLanguage(): boolean {
  return (
    chosenAt.isAvailable() &&
    !fromTheShop() &&
    Date.now() - Number(chosenAt.read() ?? -Infinity) >= visitMs
  )
}

/** Stores that the visitor has chosen. */
export function storeLanguageChoice(): void {
  chosenAt.write(String(Date.now()))
}
