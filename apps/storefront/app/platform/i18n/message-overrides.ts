import type { Overrides } from '@tsiran/i18n/overrides'
import { quote } from '../document/quote.ts'

declare global {
  interface Window {
    /** The merchant's own texts that the page was rendered with; absent without any. */
    ownTexts?: Overrides
  }
}

/** Groups that only mails, papers and the back office use. */
const elsewhere = /^(?:document|importError|importField|importFile|mail|orderExport|orderMail)\./

/**
 * The script that tells the browser which own texts its page was rendered with; empty without any. They come with the page and not
 * in a file, so that page and texts are always of one state, whatever cache they come from.
 */
export function ownTextsScript(overrides: Overrides): string {
  const shown = Object.entries(overrides).filter(([key]) => !elsewhere.test(key))
  return shown.length === 0
    ? ''
    : `window.ownTexts=JSON.parse(${quote(JSON.stringify(Object.fromEntries(shown)))});`
}
