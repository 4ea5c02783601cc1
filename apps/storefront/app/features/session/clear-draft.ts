import { storedText } from '@tsiran/app-kit/browser/stored'

/** What was typed at the checkout, stored for this tab. */
export const draft = storedText('sessionStorage', 'checkout-draft')

/** Removes the draft: the order was placed, or the person signed out. */
export function clearDraft(): void {
  draft.write(null)
}
