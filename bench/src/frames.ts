import type { Db } from '@tsiran/db/database'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from './chromium.ts'
import { signIn } from './desk-client.ts'
import { summarize, type Load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const args =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync'.split(
    ' ',
  )
const viewport = { width: 1440, height: 900 }
const seconds = 5
/** Rows that are loaded before the measurement. */
const rows = 1_000
/** Pixels that each frame scrolls by: two rows. */
const step = 64
/** Milliseconds of a frame from which people notice that it stutters. */
const longMs = 50

/**
 * Frames of the grid with 1 000 rows while it is scrolled up and down, beside those of an empty page of its height. A long frame
 * takes more than 50 ms.
 */
export async function benchFrames(db: Db, databaseUrl: string): Promise<Row[]> {
  const { cookie } = await signIn(db, 'catalogue')
  const shop = await startShop(databaseUrl)
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args,
  })
  try {
    const context = await browser.newContext({ viewport })
    const [name, value] = cookie!.split('=') as [string, string]
    await context.addCookies([{ name, value, url: shop.url }])
    const page = await context.newPage()
    await page.setContent(
      `<div role="grid" style="height: 560px; overflow: auto"><div style="height: ${rows * 32}px"></div></div>`,
    )
    const baseline = await scrollThrough(page)
    await page.goto(`${shop.url}/admin/products/grid`)
    await page.getByRole('grid').waitFor()
    await loadRows(page)
    const measured = await scrollThrough(page)
    return [
      row('an empty page is scrolled', baseline.load, baseline.load, baseline.note),
      row(`the grid is scrolled, ${rows} rows`, measured.load, baseline.load, measured.note),
    ]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Scrolls to the end until the grid has its rows. */
async function loadRows(page: Page): Promise<void> {
  const grid = page.getByRole('grid')
  for (;;) {
    const loaded = Number(await grid.getAttribute('aria-rowcount')) - 1
    if (loaded >= rows) return
    await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.waitForFunction(
      (before) =>
        Number(document.querySelector('[role=grid]')!.getAttribute('aria-rowcount')) - 1 > before,
      loaded,
    )
  }
}

/** Scrolls a page's grid down and up for some seconds, frame by frame. */
async function scrollThrough(page: Page): Promise<{ load: Load; note: string }> {
  const frames = await page.evaluate(
    ({ step, seconds }) =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector('[role=grid]')!
        const taken: number[] = []
        const begun = performance.now()
        let [last, direction] = [begun, 1]
        grid.scrollTop = 0
        const next = (now: number) => {
          taken.push(now - last)
          last = now
          const before = grid.scrollTop
          grid.scrollTop += direction * step
          if (grid.scrollTop === before) direction = -direction
          if (now - begun < seconds * 1000) requestAnimationFrame(next)
          else resolve(taken.slice(1))
        }
        requestAnimationFrame(next)
      }),
    { step, seconds },
  )
  const long = frames.filter((ms) => ms > longMs)
  return {
    load: summarize(frames, frames.reduce((sum, ms) => sum + ms, 0) / 1000),
    note: `${long.length} long frames, the longest ${Math.max(...frames).toFixed(0)} ms`,
  }
}
