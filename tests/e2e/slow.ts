import type { Page } from '@playwright/test'

/**
 * Holds the answer of the next such call; the server has done it by then. Returns what waits for the call, what lets the answer go,
 * and what loses it on its way.
 */
export async function hold(page: Page, method: string, path: RegExp) {
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  let isOver = false
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (isOver || route.request().method() !== method) return route.fallback()
      isOver = true
      const response = await route.fetch()
      asked.resolve()
      if (await held.promise) await route.fulfill({ response })
      else await route.abort()
    },
  )
  return {
    asked: asked.promise,
    letGo: () => held.resolve(true),
    lose: () => held.resolve(false),
  }
}

/** Stops the page's clock, which from here on the test moves. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
