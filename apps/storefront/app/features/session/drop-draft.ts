/** Where this tab keeps what was typed at the checkout. */
export const draftName = 'checkout-draft'

/** Forgets it: the order was placed, or whoever typed has left. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftName)
  } catch {
    // Then there is nothing to forget.
  }
}
