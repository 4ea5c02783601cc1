import { chooseDistrict } from './delivery.ts'
import { manager, signIn } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('hy')

test.use({ allowed: { fault: /409/ } })

test('credit that no longer reaches is chosen no more, and another method is asked for', async ({
  page,
}) => {
  await signIn(page, manager)
  const fill = async (sku: string, quantity: number) => {
    const data = { lines: [{ sku, quantity }] }
    expect((await page.request.post('/api/quick-order/cart', { data })).status()).toBe(200)
  }
  await fill('DAI-002', 6)
  await page.goto('/hy/shop/checkout')
  await ready(page)
  const credit = page.locator('[name=paymentMethod][value=credit]')
  await credit.check()
  await page
    .getByRole('textbox', { name: t('checkout.street') })
    .first()
    .fill('Աբովյան 12')
  await chooseDistrict(page, 'hy')
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  // In another tab: more than the company's credit.
  await fill('DAI-001', 600)
  const place = page.getByRole('button', { name: t('checkout.place') })
  await place.click()
  await expect(credit).toBeDisabled()
  await expect(credit).not.toBeChecked()
  await place.click()
  await expect(page.getByText(t('field.required')).first()).toBeVisible()
  await expect(page).toHaveURL('/hy/shop/checkout')
})
