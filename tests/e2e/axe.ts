import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
/** Its few letters beyond ASCII would double the string, and its way to the browser. */
const source = readFileSync(file, 'utf8').replaceAll(/[\u0080-\uffff]/g, escaped)

/** The violations that axe finds on a page or the part of it that a selector names, in short form. */
export async function complaints(page: Page, part = 'html'): Promise<string[]> {
  // A document that was checked before has axe: its source takes as long as many of its checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (selector) => {
    // What fades in is judged as it will be seen.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run({ include: [selector] }, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    )
  }, part)
}
