import { readFileSync } from 'node:fs'
import { formatMoney } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import type { Page } from '@playwright/test'
import { manager, signIn, signInAnew } from './people.ts'
import { box, check, fill, line, lines, quickOrder } from './quick-order-page.ts'
import { expect, fillCart, sample, ready, test, wordsOf, type Locale } from './shop.ts'
import { xlsxOf } from './xlsx.ts'

const locale: Locale = 'en'
const t = wordsOf(locale)
const name = sample.product.name[locale]
const total = (page: Page) => page.getByRole('region', { name: t('cart.summary') })

test('a pasted order is checked line by line, mended in place, and goes into the cart with one press', async ({
  page,
}) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill(
    'sku;quantity\nDAI-001;24\ndai-005;8\nDAI-001;12\nFRV-006;1,5\nNOPE-1;4\nDAI-006;3\nDAI-008;1',
  )
  await check(page)
  await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('36')
  await expect(line(page, 'DAI-005')).toContainText(
    t('quickOrder.problem.pack', { step: 6, quantity: 6, asked: 8 }),
  )
  await expect(line(page, 'DAI-008')).toContainText(t('quickOrder.problem.sold_out'))
  await expect(lines(page)).toContainText(t('quickOrder.chosen', { count: 2 }))

  // What cannot be read is nobody's guess: it stays out until somebody says how many.
  const melon = line(page, 'FRV-006')
  await expect(melon).toContainText(t('quickOrder.problem.fraction', { written: '1,5' }))
  await expect(melon.getByRole('checkbox')).not.toBeChecked()
  await melon.getByRole('button', { name: /^Increase/ }).click()
  await expect(melon.getByRole('checkbox')).toBeChecked()
  await expect(melon.getByRole('spinbutton')).toHaveValue('12')

  const kinds = lines(page).getByRole('combobox')
  await kinds.selectOption({ index: 1 })
  await expect(kinds).toHaveCount(0)
  await lines(page).getByRole('textbox').fill('DAI-002')
  await page.keyboard.press('Tab')
  await expect(line(page, 'DAI-002').getByRole('spinbutton')).toHaveValue('4')
  await expect(lines(page)).toContainText(t('quickOrder.chosen', { count: 5 }))

  const milk = line(page, 'DAI-001')
  await milk.getByRole('spinbutton').fill('24')
  await page.keyboard.press('Enter')
  await expect(milk).toContainText(formatMoney(15_600))
  await line(page, 'DAI-005').getByRole('checkbox').uncheck()
  await fill(page)
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  await expect(page.getByText(t('quickOrder.rest'))).toBeVisible()
  await expect(lines(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('link', { name: t('orders.toCart') }).click()
  await expect(
    page.getByRole('spinbutton', { name: t('product.quantity', { name }), exact: true }),
  ).toHaveValue('24')
})

test('a line that is in the cart is raised when the person says so', async ({ page }) => {
  await fillCart(page, locale, 2)
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 12')
  await check(page)
  await expect(line(page, 'DAI-001')).toContainText(t('quickOrder.raise', { quantity: 12 }))
  await expect(page.getByRole('button', { name: t('quickOrder.fill') })).toBeDisabled()
  await line(page, 'DAI-001').getByRole('checkbox').check()
  await fill(page)
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  await page.goto(`/${locale}/shop/cart`)
  await expect(total(page)).toContainText(formatMoney(7800 + serviceLine.price))
})

test('lines come out of a spreadsheet, a text of the old kind, and from suggestions', async ({
  page,
}) => {
  await page.goto(quickOrder)
  await ready(page)
  const choose = (fileName: string, buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer })
  await choose(
    'order.xlsx',
    xlsxOf([
      ['№', 'Артикул', 'Товар', 'Кол-во'],
      [1, 'DAI-001', 'Молоко', 12],
      [2, 'BRD-002', 'Лаваш & хлеб', 3],
    ]),
  )
  await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('12')
  await expect(line(page, 'BRD-002').getByRole('spinbutton')).toHaveValue('3')

  // «Код;Кол-во» in windows-1251, as spreadsheets wrote for long.
  await choose(
    'order.csv',
    Buffer.concat([
      Buffer.from('caeee43bcaeeeb2de2ee', 'hex'),
      Buffer.from('\r\nDAI-002;5\r\nDAI-001;12'),
    ]),
  )
  await expect(line(page, 'DAI-002').getByRole('spinbutton')).toHaveValue('5')
  await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('24')

  await page.getByRole('combobox', { name: t('quickOrder.add') }).fill('FRV-001')
  await page.getByRole('option').first().click()
  await expect(line(page, 'FRV-001')).toBeVisible()
  await page.getByRole('combobox', { name: t('quickOrder.add') }).fill('FRV-002 7')
  await page.keyboard.press('Enter')
  await expect(line(page, 'FRV-002').getByRole('spinbutton')).toHaveValue('7')

  for (const [buffer, problem] of [
    [xlsxOf([['x'.repeat(3_000_000)]]), 'fileTooLarge'],
    [readFileSync('/usr/bin/env').subarray(0, 50_000), 'fileUnreadable'],
  ] as const) {
    await choose('order.xlsx', buffer)
    await expect(page.getByText(t(`quickOrder.${problem}`))).toBeVisible()
  }
  await expect(lines(page).getByRole('listitem')).toHaveCount(5)
})

test.describe('when the server is away', () => {
  test.use({ allowed: { fault: /503/ } })

  test('what was typed and mended stays, and the page says so', async ({ page }) => {
    await page.goto(quickOrder)
    await ready(page)
    await box(page).fill('DAI-001 12')
    await check(page)
    await expect(line(page, 'DAI-001')).toBeVisible()
    await page.route('**/quick-order.data', (route) => route.fulfill({ status: 503, body: 'away' }))
    await box(page).fill('DAI-002 3')
    await check(page)
    await expect(page.getByText(t('quickOrder.failed'))).toBeVisible()
    await expect(box(page)).toHaveValue('DAI-002 3')
    await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('12')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lines are checked, left out and put into the cart by plain forms', async ({ page }) => {
    await signInAnew(page)
    await page.goto(quickOrder)
    await box(page).fill('BRD-003 2\nBRD-004,3\nBRD-005 x')
    await check(page)
    await expect(lines(page).getByRole('listitem')).toHaveCount(3)
    await line(page, 'BRD-004')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(lines(page).getByRole('listitem')).toHaveCount(2)
    await expect(line(page, 'BRD-005')).toContainText(
      t('quickOrder.problem.quantity', { written: 'x' }),
    )
    await fill(page)
    await expect(lines(page).getByRole('listitem')).toHaveCount(1)
    await page.goto(`/${locale}/shop/cart`)
    await expect(page.getByRole('spinbutton', { name: /spinach wrap lavash/ })).toHaveValue('2')
  })
})

test.describe('on a phone, in Armenian', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('nothing is cut off, and the sum stays in reach', async ({ page }) => {
    const hy = wordsOf('hy')
    await page.goto('/hy/shop/quick-order')
    await ready(page)
    await page
      .getByRole('textbox', { name: hy('quickOrder.label') })
      .fill(Array.from({ length: 12 }, (_, at) => `DAI-0${at + 10} 6`).join('\n'))
    await page.getByRole('button', { name: hy('quickOrder.check') }).click()
    await expect(page.getByRole('button', { name: hy('quickOrder.fill') })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('what went into the cart is in sight after a press below many lines', async ({ page }) => {
    const hy = wordsOf('hy')
    await page.goto('/hy/shop/quick-order')
    await ready(page)
    await page
      .getByRole('textbox', { name: hy('quickOrder.label') })
      .fill('DAI-001 2\nDAI-002 6\nDAI-005 6\nFRV-001 1\nFRV-002 1\nFRV-003 1')
    await page.getByRole('button', { name: hy('quickOrder.check') }).click()
    await page.getByRole('listitem').filter({ hasText: 'FRV-003' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: hy('quickOrder.fill') }).click()
    await expect(page.getByText(hy('answers.reordered'))).toBeInViewport()
  })

  test('the menu leads people of a company to it', async ({ page }) => {
    const hy = wordsOf('hy')
    await signIn(page, manager, 'hy')
    await page.goto('/hy')
    await ready(page)
    await page.getByRole('button', { name: hy('shell.openMenu') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: hy('quickOrder.title') })
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: hy('quickOrder.title') }),
    ).toBeVisible()
  })
})
