import type { Overrides } from '@tsiran/i18n/overrides'
import { quote } from '../document/quote.ts'

declare global {
  interface Window {
    /** The merchant's overrides that the page was rendered with; absent without any. */
    messageOverrides?: Overrides
  }
}

/** Groups that only mails, papers and the back office use. */
const elsewhere = /^(?:document|importError|importField|importFile|mail|orderExport|orderMail)\./

/**
 * The script that hands the browser the overrides that its page was rendered with; empty without any. They come with the page and not
 * in a file, so that page and texts are always of one state, whatever cache they come from.
 */
export function overridesScript(overrides: Overrides): string {
  const shown = Object.entries(overrides).filter(([key]) => !elsewhere.test(key))
  return shown.length === 0
    ? ''
    : `window.messageOverrides=JSON.parse(${quote(JSON.stringify(Object.fromEntries(shown)))});`
}
