import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The violations that axe finds on a page or the part of it that a selector names, in short form. */
export async function complaints(page: Page, part = 'html'): Promise<string[]> {
  // The pages have no frames of other origins: axe needs no second page, which takes as long as its checks.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
