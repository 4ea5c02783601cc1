import { fillFields } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

test.describe('after a deploy', () => {
  test.use({ allowed: { fault: /404|route module|dynamically imported/ } })

  test('a link leads on though the code of its page is gone', async ({ page }) => {
    await page.goto('/en/site/contact-us')
    await ready(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Brands', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
    await expect(page).toHaveURL(/\/en\/brands$/)
  })

  test('a form stays as it is while a link is pointed at whose page’s code is gone', async ({
    page,
  }) => {
    await page.goto('/en/site/contact-us')
    await ready(page)
    const name = page.getByRole('main').getByRole('textbox').first()
    await name.fill('Ani')
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const asked = page.waitForResponse(/\/assets\/.*\.js$/)
    await page
      .getByRole('navigation', { name: t('shell.mainNav') })
      .getByRole('link', { name: t('shell.brands') })
      .hover()
    await asked
    await name.pressSequentially(' P')
    await expect(name).toHaveValue('Ani P')
  })

  test('a sign-in in the window is answered in it, though the code of its page is gone', async ({
    page,
  }) => {
    await page.goto('/en/brands')
    await ready(page)
    await page
      .getByRole('link', { name: t('shell.account'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const email = dialog.getByRole('textbox', { name: t('auth.field.email') })
    await fillFields(page, 'en', { email: 'nobody@tsiran.example', password: 'wrong-apricot' })
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
      )
      .toContainEqual(expect.stringMatching(/\/sign-in-.*\.js$/))
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await dialog.getByRole('button', { name: t('auth.submit.login') }).click()
    await expect(dialog.getByText(t('errors.invalid_credentials'))).toBeVisible()
    await expect(email).toHaveValue('nobody@tsiran.example')
  })
})
