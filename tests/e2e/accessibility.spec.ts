import { complaints } from './axe.ts'
import { ani, manager, signIn } from './people.ts'
import { expect, fillCart, locales, pages, ready, test, wordsOf, type Locale } from './shop.ts'

test.describe.configure({ mode: 'parallel' })

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
// What a phone's window changes, one language shows.
const visits: [locale: Locale, where: string, use: object][] = [
  ...locales.map((locale): [Locale, string, object] => [locale, `in ${locale}`, {}]),
  ['hy', 'in hy on a phone', phone],
]

for (const [locale, where, use] of visits) {
  test.describe(where, () => {
    test.use(use)

    test(`axe finds nothing on a filled cart`, async ({ page }) => {
      await page.goto(`/${locale}`)
      await fillCart(page, locale)
      await page.goto(`/${locale}/shop/cart`)
      await ready(page)
      expect(await complaints(page)).toEqual([])
    })

    test(`axe finds nothing on the age gate, a comparison, suggestions and an enlarged picture`, async ({
      page,
    }) => {
      const t = wordsOf(locale)
      await page.goto(`/${locale}/shop/catalog?category_slug=alcohol`)
      await ready(page)
      await expect(page.getByRole('dialog', { name: t('age.title') })).toBeVisible()
      expect(await complaints(page), 'age gate').toEqual([])

      await page.evaluate(() => localStorage.setItem('compare', '1,2,40'))
      await page.goto(`/${locale}/shop/compare`)
      await expect(page.getByRole('columnheader')).toHaveCount(3)
      expect(await complaints(page), 'comparison').toEqual([])

      await page.goto(`/${locale}${pages['product']}`)
      await ready(page)
      const box = page.getByRole('combobox', { name: t('shell.search.label') })
      await box.fill('milk')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      expect(await complaints(page), 'suggestions').toEqual([])
      await box.fill('')

      await page.getByRole('button', { name: t('product.zoom', { name: '' }) }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await complaints(page), 'enlarged picture').toEqual([])
    })

    test(`axe finds nothing on the account area`, async ({ page }) => {
      const t = wordsOf(locale)
      await signIn(page, ani, locale)
      for (const path of [
        '/account/profile/',
        '/account/addresses',
        '/account/addresses/new',
        '/account/orders',
        '/shop/wishlist',
      ]) {
        await page.goto(`/${locale}${path}`)
        await ready(page)
        expect(await complaints(page), path).toEqual([])
      }
      await signIn(page, manager, locale)
      for (const path of ['/account/company-users', '/account/orders-menger']) {
        await page.goto(`/${locale}${path}`)
        await ready(page)
        expect(await complaints(page), path).toEqual([])
      }
      await page.goto(`/${locale}/account/profile/?edit=password`)
      await ready(page)
      expect(await complaints(page), 'a form in the page').toEqual([])
      const change = t('ui.named', { label: t('account.change'), name: t('account.phone') })
      await page.getByRole('link', { name: change }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await complaints(page), 'a window').toEqual([])
    })
  })
}
