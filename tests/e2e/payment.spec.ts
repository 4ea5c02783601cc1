import { formatMoney } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import {
  expect,
  fillCart,
  fillCheckout,
  sample,
  guest,
  ready,
  test,
  wordsOf,
  type Locale,
} from './shop.ts'

const courier = 1000
const total = formatMoney(2 * sample.price + serviceLine.price + courier)

/** A guest with two pieces in the cart goes to the bank; `scripts` waits for the page's own. */
async function goToBank(page: Page, locale: Locale, { scripts = true } = {}): Promise<void> {
  const t = wordsOf(locale)
  await page.goto(`/${locale}/shop/checkout`)
  if (scripts) await ready(page)
  await fillCheckout(page, locale)
  await page.locator('input[name=paymentMethod][value=ameriabank]').check()
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('sandboxBank.title') })).toBeVisible()
  await expect(page.getByText(total)).toBeVisible()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/**
 * The receipt, and an empty cart, or the one that was started while the order was unpaid. A page that asks by itself does so after 6
 * or 10 seconds.
 */
async function expectPaid(
  page: Page,
  locale: Locale,
  { newerCart = false, scripts = true } = {},
): Promise<string> {
  const t = wordsOf(locale)
  await page.waitForURL('**/thanks?orderID=*')
  await expect(page.getByRole('heading', { level: 1, name: t('thanks.title') })).toBeVisible()
  const receipt = page.frameLocator(`iframe[title="${t('payment.receipt')}"]`)
  await expect(receipt.getByText(t('payment.state.paid'), { exact: true })).toBeVisible()
  await expect(receipt.getByText(total)).toBeVisible()
  const number = new URL(page.url()).searchParams.get('orderID')!
  await expect(receipt.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: t('thanks.yourOrder') })).toContainText(
    sample.product.name[locale],
  )
  if (scripts) expect(await complaints(page)).toEqual([])
  await page.goto(`/${locale}/shop/cart`)
  if (newerCart)
    await expect(
      page.getByRole('main').getByRole('link', { name: sample.product.name[locale] }).first(),
    ).toBeVisible()
  else await expect(page.getByText(t('cart.empty'))).toBeVisible()
  return number
}

/** A toast says so once and the address forgets it; without scripts the page says so. The cart is as it was. */
async function expectFailed(page: Page, locale: Locale, { scripts = true } = {}): Promise<void> {
  const t = wordsOf(locale)
  const notice = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('checkout.paymentFailed') })
  if (scripts) {
    const toast = page
      .getByRole('region', { name: t('ui.notifications') })
      .getByText(t('checkout.paymentFailed'))
    await expect(toast.first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${locale}/shop/checkout$`))
    await expect(notice).toBeHidden()
    await page.reload()
    await ready(page)
    await expect(page).toHaveURL(new RegExp(`/${locale}/shop/checkout$`))
    await expect(toast).toHaveCount(0)
    await expect(notice).toHaveCount(0)
  } else {
    await expect(page).toHaveURL(new RegExp(`/${locale}/shop/checkout\\?errNo=swr_3$`))
    await expect(notice).toBeVisible()
  }
  await expect(page.getByText(sample.product.name[locale]).first()).toBeVisible()
}

/** The form has the values of the failed order again; the terms must be accepted again. */
async function expectTyped(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  await expect(page.getByRole('textbox', { name: t('checkout.street') }).first()).toHaveValue(
    guest.street,
  )
  await expect(
    page.getByRole('main').getByRole('textbox', { name: t('checkout.email') }),
  ).toHaveValue(guest.email)
  await expect(page.getByRole('checkbox', { name: t('checkout.terms') })).not.toBeChecked()
}

test.describe('a card payment in Armenian', () => {
  const t = wordsOf('hy')

  test('that is declined leaves the cart as it was, and is paid the second time', async ({
    page,
  }) => {
    await page.goto('/hy')
    await fillCart(page, 'hy')
    await goToBank(page, 'hy')
    expect(await complaints(page)).toEqual([])
    await press(page, t('sandboxBank.decline'))
    await expectFailed(page, 'hy')
    await expectTyped(page, 'hy')
    await goToBank(page, 'hy')
    await press(page, t('sandboxBank.pay'))
    await expectPaid(page, 'hy')
  })

  test('that was left waits for the shopper, who may change the order or pay', async ({ page }) => {
    await page.goto('/hy')
    await fillCart(page, 'hy')
    await goToBank(page, 'hy')
    await page.getByRole('link', { name: t('sandboxBank.leave') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('payment.waitTitle') }),
    ).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await press(page, t('payment.change'))
    await expect(page.getByRole('region', { name: t('cart.summary') })).toContainText(
      formatMoney(2 * sample.price + serviceLine.price),
    )
    await goToBank(page, 'hy')
    const { data } = (await (
      await page.request.get(`/api/product/${sample.product.urlKey}`)
    ).json()) as { data: { id: number } }
    await page.request.post(`/api/checkout/cart/add/${data.id}`, { data: { quantity: 1 } })
    await page.goto('/hy/shop/cart')
    await ready(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('payment.pay') })
      .click()
    await press(page, t('payment.pay'))
    await press(page, t('sandboxBank.pay'))
    await expectPaid(page, 'hy', { newerCart: true })
  })
})

test.describe('on a phone, in Russian', () => {
  const t = wordsOf('ru')
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('a payment whose return is lost is found by the page itself, and cannot be paid again meanwhile', async ({
    page,
  }) => {
    await page.goto('/ru')
    await fillCart(page, 'ru')
    await goToBank(page, 'ru')
    await page.getByRole('radio', { name: t('sandboxBank.error') }).check()
    await press(page, t('sandboxBank.lost'))
    await page.getByRole('link', { name: t('sandboxBank.back') }).click()
    await ready(page)
    await press(page, t('payment.check'))
    await expect(
      page.getByRole('heading', { level: 1, name: t('payment.bankTitle') }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: t('payment.pay') })).toHaveCount(0)
    await expectPaid(page, 'ru')
  })
})

test.describe('without scripts, in English', () => {
  const t = wordsOf('en')
  test.use({ javaScriptEnabled: false })

  test('a payment whose return is lost is found by the page that loads itself again', async ({
    page,
  }) => {
    await page.goto('/en')
    await fillCart(page, 'en')
    await goToBank(page, 'en', { scripts: false })
    await press(page, t('sandboxBank.lost'))
    await page.getByRole('link', { name: t('sandboxBank.back') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('payment.waitTitle') }),
    ).toBeVisible()
    await expectPaid(page, 'en', { scripts: false })
  })

  test('a card is declined, and then paid', async ({ page }) => {
    await page.goto('/en')
    await fillCart(page, 'en')
    await goToBank(page, 'en', { scripts: false })
    await press(page, t('sandboxBank.decline'))
    await expectFailed(page, 'en', { scripts: false })
    await expectTyped(page, 'en')
    await goToBank(page, 'en', { scripts: false })
    await press(page, t('sandboxBank.pay'))
    await expectPaid(page, 'en', { scripts: false })
  })
})

test.describe('on a weak network', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })
  const t = wordsOf('en')

  test('the page of an unpaid order stays where it cannot ask the bank', async ({ page }) => {
    await fillCart(page, 'en')
    await goToBank(page, 'en')
    await page.getByRole('link', { name: t('sandboxBank.leave') }).click()
    const title = page.getByRole('heading', { level: 1, name: t('payment.waitTitle') })
    await expect(title).toBeVisible()
    await ready(page)
    const lost = page.waitForEvent('requestfailed')
    await page.route('**/checkout/payment/*.data*', (route) => route.abort())
    // Back from the bank's application: the page asks at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await lost
    await press(page, t('payment.check'))
    await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
    await expect(title).toBeVisible()
    await page.unroute('**/checkout/payment/*.data*')
    await press(page, t('payment.pay'))
    await press(page, t('sandboxBank.pay'))
    await expectPaid(page, 'en')
  })
})
