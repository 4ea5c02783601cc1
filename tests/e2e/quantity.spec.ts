import { expect, fillCart, ready, sample, test, wordsOf } from './shop.ts'
import { stopTime } from './slow.ts'

const t = wordsOf('en')
const name = sample.product.name.en

test('a typed quantity becomes an allowed one two seconds after the last key, and may be empty until then', async ({
  page,
}) => {
  // Sold by two.
  await page.goto('/en/shop/products/sushki-poppy-400')
  await ready(page)
  await stopTime(page)
  const quantity = page.locator('form.add-form').first().getByRole('spinbutton')
  await quantity.fill('')
  await page.clock.runFor(1900)
  await expect(quantity).toHaveValue('')
  await quantity.fill('5')
  await page.clock.runFor(1900)
  await expect(quantity).toHaveValue('5')
  await page.clock.runFor(200)
  await expect(quantity).toHaveValue('6')
  await quantity.fill('0')
  await page.clock.runFor(2100)
  await expect(quantity).toHaveValue('2')
})

test('a held button repeats after 300 ms, and then every 50 ms until it is let go', async ({
  page,
}) => {
  await fillCart(page, 'en', 1)
  await page.goto('/en/shop/cart')
  await ready(page)
  const quantity = page.getByRole('spinbutton', {
    name: t('product.quantity', { name }),
    exact: true,
  })
  await page.getByRole('button', { name: t('product.increase', { name }), exact: true }).hover()
  await stopTime(page)
  await page.mouse.down()
  await page.clock.runFor(290)
  await expect(quantity).toHaveValue('1')
  await page.clock.runFor(20)
  await expect(quantity).toHaveValue('2')
  await page.clock.runFor(200)
  await expect(quantity).toHaveValue('6')
  await page.mouse.up()
  await page.clock.runFor(500)
  await expect(quantity).toHaveValue('6')
})
