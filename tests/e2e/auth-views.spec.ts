import { ani } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

test('the e-mail typed at the sign-in goes along to the forgotten password, in the window and on its page', async ({
  page,
}) => {
  for (const address of ['/en/brands', '/en/signin']) {
    await page.goto(address)
    await ready(page)
    if (address === '/en/brands')
      await page
        .getByRole('link', { name: t('shell.account'), exact: true })
        .filter({ visible: true })
        .first()
        .click()
    const form = page.locator('form').filter({ has: page.locator('[name=password]') })
    await form.getByRole('textbox', { name: t('auth.field.email') }).fill('ani@tsiran.example')
    await form.getByRole('link', { name: t('auth.link.forgot') }).click()
    await expect(page.getByRole('heading', { name: t('auth.title.forgot') })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .or(page.getByRole('dialog'))
        .last()
        .getByRole('textbox', {
          name: t('auth.field.email'),
        }),
    ).toHaveValue('ani@tsiran.example')
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('auth.title.login') })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, ownTab: true })

  test('the chosen language is kept by addresses without one, and by the way back after the sign-in', async ({
    page,
    context,
  }) => {
    await context.clearCookies()
    await page.goto('/ru')
    await page.goto('/wishlist')
    await expect(page).toHaveURL(/\/ru\/signin\?back=/)
    await page.getByRole('link', { name: 'English', exact: true }).first().click()
    await expect(page).toHaveURL(/\/en\/signin\?back=/)
    const form = page.getByRole('main').locator('form')
    await form.getByRole('textbox', { name: t('auth.field.email') }).fill(ani.email)
    await form.locator('[name=password]').fill(ani.password)
    await form.getByRole('button', { name: t('auth.submit.login') }).click()
    await expect(page).toHaveURL(/\/en\/shop\/wishlist$/)
    await page.goto('/shop/catalog?savings=true')
    await expect(page).toHaveURL(/\/en\/shop\/catalog\?savings=true$/)
  })
})
