import type { Page } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, sample, locales, ready, test, wordsOf } from './shop.ts'
import { hold } from './slow.ts'

const { leaf, product } = sample

for (const locale of locales) {
  const t = wordsOf(locale)
  const name = product.name[locale]
  const heart = t('ui.named', { label: t('wishlist.add'), name })

  test(`a guest is asked to sign in, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/shop/main/catalog?category_id=${leaf.id}`)
    await ready(page)
    const button = page.getByRole('button', { name: heart })
    await button.click()
    await expect(
      page.getByRole('region', { name: t('ui.notifications') }).getByText(t('shell.favoritesHint')),
    ).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test(`a favourite is saved, counted, bought and removed, in ${locale}`, async ({ page }) => {
    await signInAnew(page)
    await page.goto(`/${locale}/shop/main/catalog?category_id=${leaf.id}`)
    await ready(page)
    const button = page.getByRole('button', { name: heart })
    await expect(
      page
        .getByRole('link', { name: t('shell.favorites') })
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await button.click()
    await expect(page.getByText(t('answers.wishlistAdded'))).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}') as object),
    ).toMatchObject({ version: 2, locale })

    await page
      .getByRole('link', { name: t('shell.favoritesCount', { count: 1 }) })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('wishlist.title') })).toBeVisible()
    await page
      .getByRole('button', { name: t('ui.named', { label: t('product.add'), name }) })
      .click()
    await expect(page.getByText(t('product.added', { name }))).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await button.click()
    await expect(page.getByText(t('answers.wishlistRemoved'))).toBeVisible()
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  })
}

test('a favourite is saved before the page knows who has signed in', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  const { promise: saved, resolve: save } = Promise.withResolvers<void>()
  await page.route('**/api/customer/me*', async (route) => {
    await saved
    await route.continue()
  })
  await page.goto(`/en/shop/main/catalog?category_id=${leaf.id}`)
  await ready(page)
  const button = page.getByRole('button', {
    name: t('ui.named', { label: t('wishlist.add'), name: product.name.en }),
  })
  await button.click()
  await expect(page.getByText(t('answers.wishlistAdded'))).toBeVisible()
  save()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await ready(page)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
})

test('a second tab shows the favourites of the first, later ones than its own call has found', async ({
  page,
  context,
}) => {
  const t = wordsOf('en')
  await signInAnew(page)
  const { data } = (await (await page.request.get('/api/product/matsun-lori-cow')).json()) as {
    data: { id: number }
  }
  await page.request.get(`/api/wishlist/add/${data.id}`)
  const favorites = (tab: Page, count: number) =>
    tab.getByRole('banner').getByRole('link', { name: t('shell.favoritesCount', { count }) })
  await page.goto(`/en/shop/main/catalog?category_id=${leaf.id}`)
  await expect(favorites(page, 1)).toBeVisible()
  const other = await context.newPage()
  const answer = await hold(other, 'GET', /\/api\/wishlist$/)
  await other.goto('/en')
  await answer.asked
  await expect(favorites(other, 1)).toBeVisible()
  await page
    .getByRole('button', {
      name: t('ui.named', { label: t('wishlist.add'), name: product.name.en }),
    })
    .click()
  await expect(favorites(page, 2)).toBeVisible()
  await expect(favorites(other, 2)).toBeVisible()
  answer.letGo()
  await other.waitForLoadState('networkidle')
  await expect(favorites(other, 2)).toBeVisible()
  await expect(favorites(page, 2)).toBeVisible()
})

test('a favourite of another device is on the page', async ({ page }) => {
  const t = wordsOf('en')
  await signInAnew(page)
  await page.goto('/en/brands')
  await ready(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('state'))).toContain('wishlist')
  const { data } = (await (await page.request.get('/api/product/matsun-lori-cow')).json()) as {
    data: { id: number }
  }
  await page.request.get(`/api/wishlist/add/${data.id}`)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.favorites') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('wishlist.title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('favourites are listed and removed', async ({ page }) => {
    const t = wordsOf('en')
    await signInAnew(page)
    const { data } = (await (
      await page.request.get(`/api/product/${product.urlKey}?locale=en`)
    ).json()) as { data: { id: number } }
    await page.request.get(`/api/wishlist/add/${data.id}`)
    await page.goto('/en/shop/wishlist')
    await page
      .getByRole('button', { name: t('wishlist.remove', { name: product.name.en }) })
      .click()
    await expect(page.getByText(t('wishlist.empty'))).toBeVisible()
  })
})
