import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { ani, manager, signIn } from './people.ts'
import { expect, fillCart, sample, locales, ready, test, wordsOf } from './shop.ts'

test.use({ reducedMotion: 'no-preference' })

const t = wordsOf('en')
const bottomBar = (page: Page, words = t) =>
  page.getByRole('navigation', { name: words('shell.bottomNav') })
const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('shell.cart')}`) })
const cartPanel = (page: Page) => page.getByRole('region', { name: t('indicator.cart') })

test('top bar, menus and bottom bar change places at 768, 990 and 991 pixels', async ({ page }) => {
  await page.goto('/en/brands')
  await ready(page)
  const phone = page.getByRole('banner').getByRole('link', { name: /^Phone/ })
  const menu = page.getByRole('banner').getByRole('button', { name: t('shell.menu'), exact: true })
  const mobileMenu = page.getByRole('button', { name: t('shell.openMenu') })
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return Promise.all([phone, menu, mobileMenu, bottomBar(page)].map((part) => part.isVisible()))
  }
  await expect.poll(() => shown(992)).toEqual([true, true, false, false])
  await expect.poll(() => shown(991)).toEqual([true, false, true, false])
  await expect.poll(() => shown(990)).toEqual([false, false, true, false])
  await expect.poll(() => shown(769)).toEqual([false, false, true, false])
  await expect.poll(() => shown(768)).toEqual([false, false, true, true])
})

test('the mega-menu shows two levels with pictures by keyboard, and closes on Escape and on a press outside', async ({
  page,
}) => {
  await page.goto('/en/brands')
  await ready(page)
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.menu'), exact: true })
  await button.press('Enter')
  const menu = page.getByRole('navigation', { name: t('shell.categories') })
  const root = menu.getByRole('link', { name: sample.root.name.en, exact: true })
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(root).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: sample.leaf.name.en })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(menu.locator('img').first()).toBeVisible()
  await page.mouse.click(1420, 880)
  await expect(menu).toBeHidden()
  await button.click()
  await root.click()
  await expect(page.getByRole('heading', { level: 1, name: sample.root.name.en })).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('the cart’s indicator counts and drops its lines down; its button, Escape and a press outside close it', async ({
  page,
}) => {
  await page.goto('/en')
  await fillCart(page, 'en')
  await page.goto('/en/brands')
  await ready(page)
  await expect(cartLink(page)).toHaveAccessibleName(t('shell.cartCount', { count: 1 }))
  await cartLink(page).click()
  await expect(cartPanel(page).getByRole('link', { name: sample.product.name.en })).toBeVisible()
  expect(await complaints(page, 'header')).toEqual([])
  await cartLink(page).click()
  await expect(cartPanel(page)).toBeHidden()
  await cartLink(page).press('Enter')
  await expect(cartPanel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(cartPanel(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cartLink(page)).toBeFocused()
  await expect(cartLink(page)).toHaveAttribute('aria-expanded', 'false')
  await cartLink(page).click()
  await expect(cartPanel(page)).toBeVisible()
  await page.mouse.click(20, 600)
  await expect(cartPanel(page)).toBeHidden()
  await cartLink(page).click()
  await cartPanel(page)
    .getByRole('link', { name: t('cart.checkout') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
})

test('people are greeted by name, managers by their company’s, and the account drops its pages down', async ({
  page,
}) => {
  await signIn(page, ani)
  await page.goto('/en/brands')
  await ready(page)
  const account = page.getByRole('banner').getByRole('link', { name: /^Hello/ })
  await expect(account).toHaveText(t('shell.hello', { name: ani.first_name }))
  await account.click()
  const panel = page.getByRole('region', { name: t('indicator.account') })
  await expect(panel.getByText(ani.email)).toBeVisible()
  expect(await complaints(page, 'header')).toEqual([])
  await panel.getByRole('link', { name: t('account.orders') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.orders') })).toBeVisible()
  await account.click()
  await panel.getByRole('button', { name: t('account.logout') }).click()
  await page.waitForURL('/en')
  await signIn(page, manager)
  await page.goto('/en/brands')
  await expect(account).toHaveText(t('shell.hello', { name: 'Սրճարան «Արագած»' }))
  for (const locale of locales) {
    await page.goto(`/${locale}/brands`)
    const greeting = page
      .getByRole('banner')
      .getByText(wordsOf(locale)('shell.hello', { name: 'Սրճարան «Արագած»' }))
    await expect(greeting).toBeVisible()
    expect(
      await greeting.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `cut off in ${locale}`,
    ).toBeLessThanOrEqual(0)
  }
})

test('a new page is announced by its title and takes the focus; the first Tab of a page skips to its content', async ({
  page,
}) => {
  await page.goto('/en/brands')
  await ready(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.allCategories') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('catalog.roots') })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
})

test('the end of an answer that was aborted after its values is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const answer = await send(input, init)
      if (!answer.url.includes('.data')) return answer
      const values = new Uint8Array(await answer.arrayBuffer())
      // The values arrive, and the end of the stream is aborted once they are read.
      let sent = false
      const body = new ReadableStream({
        pull(controller) {
          if (sent) {
            controller.error(new DOMException('aborted', 'AbortError'))
            sessionStorage.setItem('aborted', 'yes')
          } else controller.enqueue(values)
          sent = true
        },
      })
      return new Response(body, answer)
    }
  })
  await page.goto('/en/brands')
  await ready(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.allCategories') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('catalog.roots') })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('aborted'))).toBe('yes')
})

test('the back-to-top button appears at 300 pixels', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const top = page.getByRole('button', { name: t('shell.backToTop') })
  await page.evaluate(() => scrollTo(0, 299))
  await expect(top).toBeHidden()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(top).toBeVisible()
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a toast closes after 5 seconds, and stays while it is hovered', async ({ page }) => {
  await page.goto('/en/brands')
  await ready(page)
  await page.clock.install()
  const favorites = page.getByRole('banner').getByRole('button', { name: t('shell.favorites') })
  const toast = page
    .getByRole('region', { name: t('ui.notifications') })
    .getByText(t('shell.favoritesHint'))
  await favorites.click()
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(8000)
  await expect(toast).toBeVisible()
  await favorites.hover()
  await page.clock.runFor(6000)
  await expect(toast).toBeHidden()
})

for (const locale of locales) {
  test(`the footer leads on, in ${locale}`, async ({ page }) => {
    const words = wordsOf(locale)
    await page.goto(`/${locale}/brands`)
    const footer = page.getByRole('contentinfo')
    const menu = (await (await page.request.get(`/api/cms/menus?locale=${locale}`)).json()) as {
      data: {
        name: string
        type: string
        status: boolean
        url_key: string | null
        page_id: number
      }[]
    }
    const wanted = menu.data
      .filter(({ type, status }) => type === 'footer' && status)
      .map(({ name, url_key, page_id }) => ({
        name,
        to: `/${locale}/${url_key ?? (page_id === 11 ? 'blog' : `page/${page_id}`)}`,
      }))
    wanted.push({ name: words('quickOrder.title'), to: `/${locale}/shop/quick-order` })
    for (const { name, to } of wanted)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
    await expect(footer.getByRole('link', { name: words('footer.write') })).toHaveAttribute(
      'href',
      `/${locale}/site/contact-us`,
    )
    await expect(footer.getByText(String(new Date().getFullYear()))).toBeVisible()
    await footer.scrollIntoViewIfNeeded()
    const icons = footer.getByRole('list', { name: words('footer.social') }).getByRole('img')
    await expect(icons).toHaveCount(4)
    await expect
      .poll(() => icons.first().evaluate((icon: HTMLImageElement) => icon.naturalWidth))
      .toBeGreaterThan(0)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the bottom bar marks the present page, guests get a notice about favourites, and the menu has all pages', async ({
    page,
  }) => {
    await page.goto('/')
    await ready(page)
    const hy = wordsOf('hy')
    await expect(bottomBar(page, hy).getByRole('listitem')).toHaveCount(5)
    await expect(bottomBar(page, hy).locator('[aria-current]')).toHaveText(hy('shell.home'))
    const cut = await bottomBar(page, hy)
      .locator('span:not(.sr-only)')
      .evaluateAll((words) =>
        words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
      )
    expect(cut).toEqual([])
    await page.goto('/en/shop/cart')
    await ready(page)
    await expect(bottomBar(page).locator('[aria-current]')).toContainText(t('shell.cart'))
    await bottomBar(page)
      .getByRole('button', { name: t('shell.favorites') })
      .tap()
    await expect(
      page.getByRole('region', { name: t('ui.notifications') }).getByText(t('shell.favoritesHint')),
    ).toBeVisible()
    await page.getByRole('button', { name: t('shell.openMenu') }).tap()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/en/blog')
    await menu.getByRole('group').filter({ hasText: sample.root.name.en }).first().tap()
    await menu.getByRole('link', { name: sample.leaf.name.en }).tap()
    await expect(page.getByRole('heading', { level: 1, name: sample.leaf.name.en })).toBeVisible()
    await expect(menu).toBeHidden()
  })

  test('the newest toast shows alone, however many there are', async ({ page }) => {
    await page.goto('/en/shop/catalog?savings=true')
    await ready(page)
    const notes = page.getByRole('region', { name: t('ui.notifications') }).getByRole('dialog')
    const cards = page.getByRole('main').getByRole('article')
    for (let place = 0; place < 3; place++) {
      const card = cards.nth(place)
      const name = (await card.getByRole('heading').innerText()).trim()
      await card.getByRole('button', { name: new RegExp(`^${t('product.add')}: `) }).tap()
      await expect(notes.filter({ visible: true })).toHaveText([
        new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
      ])
    }
  })

  test('the bottom bar marks the way to sign in on the pages to sign in on', async ({ page }) => {
    for (const path of ['signin', 'account/login', 'signin?view=reg']) {
      await page.goto(`/en/${path}`)
      await ready(page)
      await expect(bottomBar(page).locator('[aria-current]'), path).toHaveText(t('shell.account'))
    }
  })
})
