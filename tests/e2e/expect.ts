import { expect as base, type Locator } from '@playwright/test'

/**
 * Playwright's `expect`. While that waits for an element that is not there yet, it describes the whole document for its message after
 * each look: a tenth of the browsers' CPU time. This one describes it once, where the element does not appear.
 */
export const expect = base.extend({
  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout
    const check = this.isNot
      ? base(locator).not.toBeVisible({ timeout })
      : locator.waitFor({ timeout }).catch(() => base(locator).toBeVisible({ timeout: 1 }))
    const failure = await check.then(
      () => undefined,
      (error: Error) => error.message,
    )
    return { pass: (failure === undefined) !== this.isNot, message: () => failure ?? '' }
  },
})
