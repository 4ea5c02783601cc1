import { storedText } from '@tsiran/app-kit/browser/stored'

/** What was typed at the checkout, stored for this tab. */
export const draft = storedText('sessionStorage', 'checkout-draft')

/** What was typed into a form of the account and not saved, stored for this tab. */
export const unsavedForm = storedText('sessionStorage', 'unsaved-form')

/** The lines of the quick order that are not in the cart yet, stored for this tab. */
export const orderDraft = storedText('sessionStorage', 'quick-order')

/** Removes what was typed at the checkout: the order was placed. */
export function clearDraft(): void {
  draft.write(null)
}

/** Removes everything that was typed: the person signed out. */
export function clearDrafts(): void {
  for (const stored of [draft, unsavedForm, orderDraft]) stored.write(null)
}
