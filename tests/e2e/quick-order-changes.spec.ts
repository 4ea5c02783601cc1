import { setTimeout as sleep } from 'node:timers/promises'
import { formatMoney } from '@tsiran/i18n/money'
import { serviceLine } from '@tsiran/demo/service-line'
import type { Page } from '@playwright/test'
import { box, check, fill, line, lines, quickOrder } from './quick-order-page.ts'
import { expect, sample, ready, test, wordsOf } from './shop.ts'
import { hold } from './slow.ts'

const t = wordsOf('en')
const total = (page: Page) => page.getByRole('region', { name: t('cart.summary') })

test('what is typed during a check stays in the box', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await page.route('**/quick-order.data*', async (route) => {
    await sleep(1500)
    await route.continue()
  })
  await box(page).fill('DAI-001 24\n')
  await check(page)
  await box(page).pressSequentially('DAI-005 6\nDAI-001 24')
  await expect(line(page, 'DAI-001')).toBeVisible()
  await expect(box(page)).toHaveValue('DAI-005 6\nDAI-001 24')
  await check(page)
  await expect(line(page, 'DAI-005')).toBeVisible()
  await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('48')
  await expect(box(page)).toHaveValue('')
})

test('a line that is half typed stays in the box while a row is checked', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 2')
  await check(page)
  const milk = line(page, 'DAI-001')
  await milk.getByRole('button', { name: /^Increase/ }).click()
  await box(page).pressSequentially('DAI-0')
  await expect(milk).toContainText(formatMoney(3 * sample.price))
  await expect(box(page)).toHaveValue('DAI-0')
  await box(page).press('End')
  await box(page).pressSequentially('05 6')
  await check(page)
  await expect(line(page, 'DAI-005')).toBeVisible()
  await expect(lines(page).getByRole('listitem')).toHaveCount(2)
})

test('a line that is changed in the box during its check counts once', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 1\nDAI-005 6')
  const answer = await hold(page, 'POST', /\/quick-order\.data$/)
  await check(page)
  await answer.asked
  await box(page).fill('DAI-001 12\nDAI-005 6')
  answer.letGo()
  await expect(line(page, 'DAI-005')).toBeVisible()
  await expect(box(page)).toHaveValue('DAI-001 12')
  await check(page)
  await expect(line(page, 'DAI-001').getByRole('spinbutton')).toHaveValue('12')
  await expect(line(page, 'DAI-005').getByRole('spinbutton')).toHaveValue('6')
})

test('a line that is changed in the box while the cart is filled counts once', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 2')
  await check(page)
  await expect(line(page, 'DAI-001')).toBeVisible()
  await box(page).fill('DAI-005 6\nFRV-006 1')
  const answer = await hold(page, 'POST', /\/quick-order\.data$/)
  await fill(page)
  await answer.asked
  await box(page).fill('DAI-005 12\nFRV-006 1')
  answer.letGo()
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  await expect(line(page, 'FRV-006')).toBeVisible()
  await expect(box(page)).toHaveValue('DAI-005 12')
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  await check(page)
  await expect(line(page, 'DAI-005').getByRole('spinbutton')).toHaveValue('12')
  await expect(lines(page).getByRole('listitem')).toHaveCount(2)
})

test('a line that was left out is left out after a reload', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 12\nDAI-005 6')
  await check(page)
  await line(page, 'DAI-005').getByRole('checkbox').uncheck()
  await page.reload()
  await ready(page)
  await expect(line(page, 'DAI-001').getByRole('checkbox')).toBeChecked()
  await expect(line(page, 'DAI-005').getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByText(t('quickOrder.chosen', { count: 1 }))).toBeVisible()
})

test('a line that was left out is left out after a second reload before its row is back', async ({
  page,
}) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 12\nDAI-005 6')
  await check(page)
  await line(page, 'DAI-005').getByRole('checkbox').uncheck()
  const answer = await hold(page, 'POST', /\/quick-order\.data$/)
  await page.reload()
  await ready(page)
  await answer.asked
  await page.reload()
  answer.letGo()
  await ready(page)
  await expect(line(page, 'DAI-001').getByRole('checkbox')).toBeChecked()
  await expect(line(page, 'DAI-005').getByRole('checkbox')).not.toBeChecked()
})

test('a row that is changed while the cart is filled hides nothing of it', async ({ page }) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 2')
  await check(page)
  await expect(line(page, 'DAI-001')).toBeVisible()
  const answer = await hold(page, 'POST', /\/quick-order\.data$/)
  await fill(page)
  await answer.asked
  await line(page, 'DAI-001')
    .getByRole('button', { name: /^Increase/ })
    .click()
  answer.letGo()
  await expect(line(page, 'DAI-001')).toContainText(t('quickOrder.raise', { quantity: 3 }))
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('shell.cartCount', { count: 1 }) }),
  ).toBeVisible()
})

test('the cart is filled though the check of a changed row is still under way', async ({
  page,
}) => {
  await page.goto(quickOrder)
  await ready(page)
  await box(page).fill('DAI-001 2')
  await check(page)
  const milk = line(page, 'DAI-001')
  await expect(milk).toBeVisible()
  const answer = await hold(page, 'POST', /\/quick-order\.data$/)
  await milk.getByRole('button', { name: /^Increase/ }).click()
  await answer.asked
  await fill(page)
  await expect(page.getByText(t('answers.reordered'))).toBeVisible()
  answer.letGo()
  await page.goto('/en/shop/cart')
  await expect(total(page)).toContainText(formatMoney(3 * sample.price + serviceLine.price))
})
