import type { Locator, Page } from '@playwright/test'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { complaints } from './axe.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

test.use({ reducedMotion: 'no-preference' })

const t = wordsOf('en')
const slideMs = 8000

const slider = (page: Page) => page.getByRole('region', { name: t('slider.label') })
const button = (scope: Locator, key: Parameters<typeof t>[0], values?: Parameters<typeof t>[1]) =>
  scope.getByRole('button', { name: t(key, values), exact: true })
const dot = (page: Page, place: number) => button(slider(page), 'slider.show', { place })

/** From here on the test controls the clock. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** The visible slide, by its dot. */
const expectSlide = (page: Page, place: number) =>
  expect(dot(page, place)).toHaveAttribute('aria-current', 'true')

/** The names that are wider than their links or buttons. */
const cutNames = (links: Element[]) =>
  links
    .filter((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.querySelector('span')!)
      const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()]
      return inner.left < outer.left || inner.right > outer.right
    })
    .map(({ textContent }) => textContent)

test('the page shows slides, categories, two shelves with their listings, and brands; its title is the channel’s', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page).toHaveTitle(/^Tsiran — /)
  await expect(slider(page).getByRole('heading', { level: 2 }).first()).toHaveText(/apricots/)
  const categories = page.getByRole('region', { name: t('home.categories') }).getByRole('link')
  // The staff's tests may add categories of their own at the same time.
  await expect
    .poll(() => categories.allInnerTexts())
    .toEqual(expect.arrayContaining(catalog.map(({ name }) => name.en)))
  for (const [region, link, heading] of [
    ['home.savings', 'home.allSavings', 'catalog.savings'],
    ['home.fresh', 'home.allFresh', 'catalog.all'],
  ] as const) {
    await page.goto('/en')
    const shelf = page.getByRole('region', { name: t(region) })
    await expect(shelf.getByRole('article')).toHaveCount(8)
    await shelf.getByRole('link', { name: t(link) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t(heading) })).toBeVisible()
  }
  await page.goto('/en')
  await page
    .getByRole('region', { name: t('home.brands') })
    .getByRole('link', { name: t('home.allBrands') })
    .click()
  await expect(page).toHaveURL('/en/brands')
})

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the names of categories and of the bar are whole in Armenian', async ({ page }) => {
    await page.goto('/hy')
    await ready(page)
    const hy = wordsOf('hy')
    for (const links of [
      page.getByRole('region', { name: hy('home.categories') }).getByRole('link'),
      page.getByRole('navigation', { name: hy('shell.bottomNav') }).locator('a, button'),
    ])
      expect(await links.evaluateAll(cutNames)).toEqual([])
  })
})

test('slides turn every 8 seconds; they rest while pointed at or focused by keyboard, and stop when paused', async ({
  page,
}) => {
  await stopTime(page)
  await page.goto('/en')
  await ready(page)
  await expectSlide(page, 1)
  await page.clock.runFor(slideMs - 100)
  await expectSlide(page, 1)
  await page.clock.runFor(200)
  await expectSlide(page, 2)

  await slider(page).hover()
  await page.clock.runFor(2 * slideMs)
  await expectSlide(page, 2)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().hover()
  await page.clock.runFor(slideMs + 100)
  await expectSlide(page, 3)

  await button(slider(page), 'slider.pause').press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await button(slider(page), 'slider.play').blur()
  await page.clock.runFor(2 * slideMs)
  await expectSlide(page, 3)
  await button(slider(page), 'slider.play').press('Enter')
  await button(slider(page), 'slider.pause').blur()
  await page.clock.runFor(slideMs + 100)
  await expectSlide(page, 4)
})

test('arrows and dots show slides, round at both ends; only the one that is seen can be reached', async ({
  page,
}) => {
  await page.goto('/en')
  await ready(page)
  await button(slider(page), 'slider.previous').click()
  await expectSlide(page, 4)
  await button(slider(page), 'slider.next').click()
  await expectSlide(page, 1)
  await dot(page, 3).click()
  await expectSlide(page, 3)
  const reachable = slider(page).locator('li:not([inert])')
  await expect(reachable).toHaveCount(1)
  await reachable.getByRole('link').click()
  await expect(page).toHaveURL('/en/shop/catalog?category_slug=meat-poultry')
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('slides turn on request only', async ({ page }) => {
    await stopTime(page)
    await page.goto('/en')
    await ready(page)
    // The slider starts with a tick of the stopped clock, however late its scripts come.
    await expect(async () => {
      await page.clock.runFor(100)
      expect(await dot(page, 1).getAttribute('aria-current')).toBe('true')
    }).toPass()
    await page.clock.runFor(3 * slideMs)
    await expectSlide(page, 1)
    await button(slider(page), 'slider.next').click()
    await expectSlide(page, 2)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, firstVisit: true })

  test('slides are a row to scroll, nothing covers the page, and nobody is asked for the language', async ({
    page,
  }) => {
    await page.goto('/en')
    await expect(page.getByTestId('loader')).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(slider(page).getByRole('listitem')).toHaveCount(4)
    await expect(button(slider(page), 'slider.next')).toBeHidden()
    await slider(page).getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(slider(page).getByRole('link').last()).toBeInViewport()
  })
})

test.describe('on the first visit', () => {
  test.use({ firstVisit: true })

  test('the logo covers the page for 3.5 seconds, once; then the language is asked for, until it is chosen', async ({
    page,
  }) => {
    await stopTime(page)
    await page.goto('/ru')
    await ready(page)
    const logo = page.getByTestId('loader')
    const chooser = page.getByRole('dialog', { name: wordsOf('ru')('firstVisit.title') })
    await page.clock.runFor(3400)
    await expect(logo).toBeVisible()
    await expect(chooser).toHaveCount(0)
    await page.clock.runFor(200)
    await expect(logo).toBeHidden()
    await page.clock.resume()
    await expect(chooser).toBeVisible()

    await page.reload()
    await ready(page)
    await expect(logo).toBeHidden()
    await expect(chooser).toBeVisible()
    expect(await complaints(page, 'dialog')).toEqual([])
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
    const outside = await page.evaluate(() =>
      document.activeElement?.matches(':not(body):not(dialog *)'),
    )
    expect(outside, 'the focus left the window').toBe(false)
    await chooser.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en')
    await ready(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const act of ['a key', 'a click'] as const) {
    test(`${act} sends the logo away, and presses nothing beneath; Escape keeps the language`, async ({
      page,
    }) => {
      // The logo would leave by itself while a busy machine gets ready.
      await stopTime(page)
      await page.goto('/en')
      await ready(page)
      await expect(page.getByTestId('loader')).toBeVisible()
      if (act === 'a key') await page.keyboard.press('Shift')
      else await page.getByTestId('loader').click()
      await expect(page.getByTestId('loader')).toBeHidden({ timeout: 2000 })
      await page.clock.resume()
      await expect(page.getByRole('dialog', { name: t('firstVisit.title') })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/en')
      await ready(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL('/en')
    })
  }

  /** Another tab, opened by the page. */
  async function newTab(page: Page, address: string): Promise<Page> {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((url) => void window.open(url, '_blank'), address),
    ])
    await ready(tab)
    return tab
  }

  test('neither splash screen nor language dialog show on a page that was opened from within the shop, nor again on the same day', async ({
    page,
  }) => {
    await page.goto('/en/brands')
    await ready(page)
    await page.keyboard.press('Shift')
    await expect(page.getByTestId('loader')).toBeHidden()
    // A step within the tab, and a link in a new one: the language was never chosen.
    await page
      .getByRole('navigation', { name: t('shell.mainNav') })
      .getByRole('link', { name: t('shell.home'), exact: true })
      .click()
    await expect(slider(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
    const tab = await newTab(page, '/en')
    await expect(tab.getByTestId('loader')).toBeHidden()
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await tab.close()

    // The next visit, by hand in a new tab of the same browser.
    await page.evaluate(() => localStorage.setItem('loader', String(Date.now() - 86_340_000)))
    const again = await page.context().newPage()
    await again.goto('/en')
    await ready(again)
    await expect(again.getByTestId('loader')).toBeHidden()
    const chooser = again.getByRole('dialog', { name: t('firstVisit.title') })
    await expect(chooser).toBeVisible()
    await again.keyboard.press('Escape')
    await expect(chooser).toHaveCount(0)
    await again.goto('/ru')
    await ready(again)
    await expect(again.getByRole('dialog')).toHaveCount(0)

    await page.evaluate(() => localStorage.setItem('loader', String(Date.now() - 86_400_001)))
    const nextDay = await page.context().newPage()
    // The logo leaves by itself, however late the page has loaded.
    await nextDay.goto('/en', { waitUntil: 'commit' })
    await expect(nextDay.getByTestId('loader')).toBeVisible()
  })

  test('the splash screen causes no layout shift', async ({ page }) => {
    await page.goto('/hy')
    await ready(page)
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver(() => undefined)
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(observer.takeRecords().length)),
          )
        }),
    )
    expect(shifts).toBe(0)
  })
})
