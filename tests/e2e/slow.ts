import type { Page } from '@playwright/test'

/** Holds the answer of the next such call; the server has done it by then. Returns what waits for the call, and what lets the answer go. */
export async function hold(page: Page, method: string, path: RegExp) {
  const [asked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let isOver = false
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (isOver || route.request().method() !== method) return route.fallback()
      isOver = true
      const response = await route.fetch()
      asked.resolve()
      await letGo.promise
      await route.fulfill({ response })
    },
  )
  return { asked: asked.promise, letGo: letGo.resolve }
}

/** Stops the page's clock, which from here on the test moves. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
