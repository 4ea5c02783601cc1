import { formatMoney } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import type { Browser, Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { expect, fillCheckout, sample, locales, ready, test, wordsOf, type Locale } from './shop.ts'
import { expectThanks } from './thanks.ts'

test.use({ reducedMotion: 'no-preference' })

const { root, leaf, product, price } = sample

/** From the home page down the categories to the product's listing. */
async function findProduct(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  await page.goto(`/${locale}`)
  await page
    .getByRole('region', { name: t('home.categories') })
    .getByRole('link', { name: root.name[locale] })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: root.name[locale] })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', {
      name: `${leaf.name[locale]} ${t('catalog.total', { count: leaf.products!.length })}`,
    })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: leaf.name[locale] })).toBeVisible()
}

/** The order's page shows it, also after a reload; another browser does not see it by its number. */
async function expectOwnOrder(
  page: Page,
  browser: Browser,
  locale: Locale,
  name: string,
): Promise<void> {
  const t = wordsOf(locale)
  const order = (of: Page) => of.getByRole('region', { name: t('thanks.yourOrder') })
  await expect(order(page).getByText(name).first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.reload()
  await expect(order(page).getByText(name).first()).toBeVisible()
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  await expect(order(other)).toHaveCount(0)
  await expect(other.getByRole('main').getByText(name)).toHaveCount(0)
  await context.close()
}

const total = (pieces: number) => formatMoney(pieces * price + serviceLine.price)

for (const locale of locales) {
  const t = wordsOf(locale)
  const name = product.name[locale]

  test(`a guest buys in ${locale}`, async ({ page, browser }) => {
    await findProduct(page, locale)
    await ready(page)
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
    await card
      .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
      .click()
    await expect(page.getByText(t('product.added', { name }))).toBeVisible()
    await expect(
      card.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
    ).toHaveValue('1')

    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    // A phone's buy bar, which follows, has the same.
    const quantity = page
      .getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true })
      .first()
    await expect(quantity).toHaveValue('1')
    await page
      .getByRole('button', { name: t('product.increase', { name }), exact: true })
      .first()
      .click()
    await expect(quantity).toHaveValue('2')

    await page
      .getByRole('link', { name: new RegExp(`^${t('shell.cart')}`) })
      .filter({ visible: true })
      .first()
      .click()
    const preview = page.getByRole('region', { name: t('indicator.cart') })
    await expect(
      preview.or(page.getByRole('heading', { level: 1, name: t('cart.title') })),
    ).toBeVisible()
    if (await preview.isVisible())
      await preview.getByRole('link', { name: t('indicator.toCart') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary).toContainText(total(2))
    await page.getByRole('button', { name: t('product.increase', { name }), exact: true }).click()
    await expect(summary).toContainText(total(3))

    await summary.getByRole('link', { name: t('cart.checkout') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByRole('textbox', { name: t('checkout.fullName') }).first()).toBeFocused()
    await fillCheckout(page, locale)
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expectThanks(page, locale)
    await expectOwnOrder(page, browser, locale, name)

    await page.goto(`/${locale}/shop/cart`)
    await expect(page.getByText(t('cart.empty'))).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a guest buys in ${locale}`, async ({ page }) => {
      await findProduct(page, locale)
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
      await card.getByRole('spinbutton').fill('2')
      await card
        .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
        .click()
      await expect(page.getByText(t('cart.added', { name }))).toBeVisible()
      const summary = page.getByRole('region', { name: t('cart.summary') })
      await expect(summary).toContainText(total(2))

      const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
      await line.getByRole('spinbutton').first().fill('4')
      await line.getByRole('button', { name: t('cart.update') }).click()
      await expect(summary).toContainText(total(4))

      await summary.getByRole('link', { name: t('cart.checkout') }).click()
      await fillCheckout(page, locale)
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expectThanks(page, locale)
      await expect(
        page
          .getByRole('region', { name: t('thanks.yourOrder') })
          .getByText(name)
          .first(),
      ).toBeVisible()
    })
  })
}
