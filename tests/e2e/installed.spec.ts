import { expect, sample, test, wordsOf } from './shop.ts'

const t = wordsOf('en')

test.describe('without network', () => {
  test.use({
    serviceWorkers: 'allow',
    allowed: { fault: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ },
  })

  test('the shop says so in the page’s language, and caches nothing else', async ({
    page,
    context,
  }) => {
    await page.goto('/ru/brands')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto('/ru/shop/cart')
    await context.setOffline(true)
    // The back office has no offline page: the shop's would hide what failed.
    const office = await context.newPage()
    await expect(office.goto('/admin/sign-in')).rejects.toThrow(/ERR_/)
    await office.close()
    await page.goto(`/ru/shop/main/catalog?category_id=${sample.leaf.id}`)
    await expect(
      page.getByRole('heading', { level: 1, name: wordsOf('ru')('offline.title') }),
    ).toBeVisible()
    const cached = await page.evaluate(async () => {
      const caches = await Promise.all(
        (await window.caches.keys()).map((name) => window.caches.open(name)),
      )
      return (await Promise.all(caches.map((cache) => cache.keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname)
    })
    expect(cached.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
      '/offline/en',
      '/offline/hy',
      '/offline/ru',
    ])
    await context.setOffline(false)
    await page.getByRole('link', { name: wordsOf('ru')('offline.again') }).click()
    await expect(page.getByRole('heading', { level: 1, name: sample.leaf.name.ru })).toBeVisible()
  })
})

test('the shop can be installed: a manifest in the page’s language, with icons that are there', async ({
  page,
}) => {
  await page.goto('/ru')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    lang: string
    start_url: string
    icons: { src: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({
    lang: 'ru',
    start_url: '/ru',
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
  })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const path of [
    ...manifest.icons.map(({ src }) => src),
    '/favicon.ico',
    '/icons/apple-180.png',
  ])
    expect((await page.request.get(path)).status(), path).toBe(200)
})

test('on paper a page has the shop’s name and itself, no menus', async ({ page }) => {
  await page.goto('/en/brands')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page
      .getByRole('banner')
      .getByText(/info@tsiran\.example/)
      .filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: t('catalog.brands') })).toBeVisible()
})
