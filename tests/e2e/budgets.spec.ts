import { gzipSync } from 'node:zlib'
import type { Page, Response, Route } from '@playwright/test'
import { languages } from '@tsiran/contract/locale'
import { expect, fillCart, locales, pages, ready, test } from './shop.ts'

/**
 * Bytes after gzip of all scripts, and of all styles, that the first visit of a page loads; and by how much its parts may
 * move in total, by the browser's layout shift score (0.1 is poor): texts in another font end a few pixels elsewhere.
 */
const budgets = { scripts: 150_000, styles: 25_000, shift: 0.005 }
const visited = {
  home: pages['home']!,
  listing: pages['listing']!,
  product: pages['product']!,
  cart: pages['empty cart']!,
}
/** The font files that a page in each language may load: its script's, and those of prices. */
const scripts = {
  armenian: /armenian|^latin|^dram/,
  cyrillic: /cyrillic|^latin|^dram/,
  latin: /^latin|^dram/,
}
const file = (url: string) => new URL(url).pathname.split('/').at(-1)!

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shifts {
  sum: number
  list: string
}

/** Records layout shifts: the element, from where to where. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, list: '' }
    Object.assign(window, { shifts })
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.list += `\n${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${place(previousRect)} → ${place(currentRect)}`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}

/**
 * Loads a page in the order of a slow network: it is painted without scripts and fonts, hydrated, and then gets the
 * fonts. Returns everything that it loaded.
 */
async function loadSlowly(page: Page, address: string): Promise<Response[]> {
  const loaded: Response[] = []
  const note = (response: Response) => loaded.push(response)
  const [drawn, alive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  page.on('response', note)
  const holdScript = (route: Route) => drawn.promise.then(() => route.continue())
  const holdFont = (route: Route) => alive.promise.then(() => route.continue())
  await page.route(/\.js$/, holdScript)
  await page.route(/\.woff2$/, holdFont)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  // Scripts start after load, which waits for the held fonts. A real press would hide the shifts that follow it.
  await page.locator('body').dispatchEvent('keydown')
  drawn.resolve()
  await ready(page)
  alive.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    // The shifts of the fonts are known after the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  await page.unroute(/\.js$/, holdScript)
  await page.unroute(/\.woff2$/, holdFont)
  page.off('response', note)
  return loaded
}

/** Sizes after gzip of the files with an ending, the largest first. */
async function sizes(loaded: Response[], ending: string) {
  const files = loaded.filter((response) => file(response.url()).endsWith(ending))
  const rows = await Promise.all(
    files.map(async (response) => ({
      name: file(response.url()),
      size: gzipSync(await response.body(), { level: 9 }).length,
    })),
  )
  rows.sort((one, other) => other.size - one.size)
  const list = rows.map(({ name, size }) => `${size} ${name}`).join('\n')
  return { sum: rows.reduce((sum, { size }) => sum + size, 0), list }
}

/** Pictures in a page's content that a phone would load too big, in an old format, or that would move the page. */
const poorPictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('picture img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => {
          const avif = image.parentElement!.querySelector<HTMLSourceElement>(
            'source[type="image/avif"]',
          )
          return (
            !avif?.srcset.includes(' 480w') ||
            !/\.webp 480w/.test(image.srcset) ||
            !image.sizes ||
            !image.width ||
            !image.height
          )
        })
        .map((image) => image.outerHTML.slice(0, 200)),
    )

for (const locale of locales) {
  for (const width of [390, 1440]) {
    test.describe(`at ${width} pixels in ${locale}`, () => {
      test.use({
        viewport: { width, height: width === 390 ? 844 : 900 },
        ownTab: true,
        reducedMotion: 'no-preference',
      })

      test('pages load without layout shifts, with their own fonts only, within the budgets', async ({
        page,
      }) => {
        const shifts = await watchShifts(page)
        await fillCart(page, locale)
        for (const [kind, path] of Object.entries(visited)) {
          const loaded = await loadSlowly(page, `/${locale}${path}`)
          const { sum, list } = await shifts()
          expect.soft(sum, `what moved on ${kind}:${list}`).toBeLessThan(budgets.shift)
          const fonts = loaded
            .map((response) => file(response.url()))
            .filter((name) => name.endsWith('.woff2'))
          const preloaded = await page
            .locator('link[rel=preload][as=font]')
            .evaluateAll((links) =>
              links.map((link) => link.getAttribute('href')!.split('/').at(-1)),
            )
          expect
            .soft(fonts.toSorted(), `fonts of ${kind} that are not preloaded`)
            .toEqual(preloaded.toSorted())
          expect
            .soft(
              fonts.filter((name) => !scripts[languages[locale].script].test(name)),
              `fonts of other scripts on ${kind}`,
            )
            .toEqual([])
          expect.soft(await poorPictures(page), `pictures of ${kind}`).toEqual([])
          if (locale !== 'hy') continue
          const js = await sizes(loaded, '.js')
          expect
            .soft(js.sum, `scripts of ${kind}:\n${js.list}`)
            .toBeLessThanOrEqual(budgets.scripts)
          const css = await sizes(loaded, '.css')
          expect
            .soft(css.sum, `styles of ${kind}:\n${css.list}`)
            .toBeLessThanOrEqual(budgets.styles)
        }
      })
    })
  }
}
