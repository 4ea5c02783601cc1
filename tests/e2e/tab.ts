import {
  test as base,
  type Browser,
  type Disposable,
  type Locator,
  type Page,
  type PlaywrightTestOptions,
} from '@playwright/test'

/** What a test or the configuration may set. */
export interface TabOptions {
  /** True opens a new tab for the test, whose caches are empty. */
  ownTab: boolean
}

type Look = Pick<PlaywrightTestOptions, 'viewport' | 'reducedMotion'>

/** A tab that tests of a worker visit one after another. */
interface SharedTab {
  page: Page
  /** What the running test asks of its pages; the browser's context keeps what the first one asked. */
  look: Look
  /** The scripts that the running test has added to its pages. */
  scripts: Disposable[]
  /** What the running test has set a handler for, which would go on answering. */
  handled: Locator[]
  /** The running test changes what cannot be taken back: the next one gets a new tab. */
  isSpoilt: boolean
}

async function show(page: Page, { viewport, reducedMotion }: Look): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ reducedMotion })
}

/** Shared tabs by the kind of device that they emulate. */
type SharedTabs = Map<string, SharedTab>

interface WorkerFixtures {
  sharedTabs: SharedTabs
}

async function openTab(browser: Browser, look: Look): Promise<SharedTab> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const tab: SharedTab = { page, look, scripts: [], handled: [], isSpoilt: false }
  const open = context.newPage.bind(context)
  context.newPage = async () => {
    const other = await open()
    await show(other, tab.look)
    return other
  }
  for (const owner of [page, context]) {
    const add = owner.addInitScript.bind(owner) as Page['addInitScript']
    owner.addInitScript = async (...script: Parameters<typeof add>) => {
      const added = await add(...script)
      tab.scripts.push(added)
      return added
    }
  }
  const handle = page.addLocatorHandler.bind(page)
  page.addLocatorHandler = (locator, ...handler) => {
    tab.handled.push(locator)
    return handle(locator, ...handler)
  }
  const install = page.clock.install.bind(page.clock)
  page.clock.install = (options) => {
    tab.isSpoilt = true
    return install(options)
  }
  const openSession = context.newCDPSession.bind(context)
  context.newCDPSession = (target) => {
    tab.isSpoilt = true
    return openSession(target)
  }
  return tab
}

/** Forgets what a test did in a tab: storage, cookies, listeners, intercepted requests, emulation and other pages. */
async function resetTab({ page, scripts, handled }: SharedTab): Promise<void> {
  const context = page.context()
  page.removeAllListeners()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const script of scripts.splice(0)) await script.dispose()
  for (const locator of handled.splice(0)) await page.removeLocatorHandler(locator)
  await context.setOffline(false)
  // A page of the shop that does nothing more: a blank one ends the process, and its compiled scripts are lost.
  await page.goto('/healthz')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({ media: null, colorScheme: null })
  await page.mouse.move(0, 0)
}

/**
 * Tests of one worker are visits of one tab, which keeps its scripts compiled: half of the time. A test has a tab of its own where
 * it asks for one, or sets what only a new tab can have.
 */
export const test = base.extend<TabOptions, WorkerFixtures>({
  ownTab: [false, { option: true }],
  sharedTabs: [
    async ({ browser: _browser }, use) => {
      const tabs: SharedTabs = new Map()
      await use(tabs)
      for (const { page } of tabs.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedTabs,
      ownTab,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      reducedMotion,
      serviceWorkers,
      viewport,
    },
    use,
    info,
  ) => {
    const needsOwn =
      ownTab ||
      !javaScriptEnabled ||
      serviceWorkers !== 'block' ||
      Object.keys(contextOptions).length > 0
    const kind = JSON.stringify([deviceScaleFactor, hasTouch, isMobile])
    const look = { viewport, reducedMotion }
    const tab = needsOwn ? undefined : (sharedTabs.get(kind) ?? (await openTab(browser, look)))
    if (tab) {
      sharedTabs.set(kind, tab)
      tab.look = look
      await show(tab.page, look)
    }
    const context = tab?.page.context() ?? (await browser.newContext())
    await use(context)
    const shared = [...sharedTabs.values()].map(({ page }) => page.context())
    // Other people's browsers, too, would go on working.
    for (const other of browser.contexts()) if (!shared.includes(other)) await other.close()
    if (!tab) return
    if (info.status === info.expectedStatus && !tab.isSpoilt && !tab.page.isClosed())
      return resetTab(tab)
    sharedTabs.delete(kind)
    await context.close()
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})
