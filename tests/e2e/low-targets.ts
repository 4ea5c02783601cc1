import type { Locator } from '@playwright/test'

/** The names of targets that are less than 44 pixels high, but for links within a sentence. */
export const lowTargets = (targets: Locator): Promise<(string | null)[]> =>
  targets.evaluateAll((all) =>
    all
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width > 1 && height < 44 && getComputedStyle(target).display !== 'inline'
      })
      .map((target) => target.ariaLabel ?? target.textContent),
  )
