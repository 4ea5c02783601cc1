import { expect, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

test.describe('the cart without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: { fault: /a status of 422/ } })

  test('a quantity that is none changes nothing, one that does not fit becomes the nearest, and the page says so', async ({
    page,
  }) => {
    const answer = await page.request.get('/api/product/sushki-poppy-400?locale=en')
    const { data: pack } = (await answer.json()) as { data: { name: string } }
    await page.goto('/en/shop/products/sushki-poppy-400')
    const form = page.locator('form.add-form').first()
    await form.getByRole('spinbutton').fill('two')
    await form.getByRole('button', { name: /^Add/ }).click()
    await expect(page.getByText(t('quickOrder.problem.quantity', { written: 'two' }))).toBeVisible()
    await page.goto('/en/shop/products/sushki-poppy-400')
    await form.getByRole('spinbutton').fill('8')
    await form.getByRole('button', { name: /^Add/ }).click()
    await expect(page.getByText(t('cart.added', { name: pack.name }))).toBeVisible()

    const quantity = page.getByRole('main').getByRole('spinbutton')
    const write = async (text: string) => {
      await quantity.fill(text)
      await page
        .locator('form')
        .filter({ has: page.getByRole('spinbutton') })
        .getByRole('button', { name: t('cart.update') })
        .click()
    }
    for (const [written, said] of [
      ['two', t('quickOrder.problem.quantity', { written: 'two' })],
      ['', t('quickOrder.problem.no_quantity')],
    ] as const) {
      await write(written)
      await expect(page.getByText(said)).toBeVisible()
      await expect(quantity).toHaveValue('8')
    }
    await write('5')
    await expect(
      page.getByText(t('product.quantityStep', { name: pack.name, quantity: 6, step: 2 })),
    ).toBeVisible()
    await expect(quantity).toHaveValue('6')
  })
})
