import { messages } from '@tsiran/i18n/translate'
import { expect, fillCart, goods, locales, pages, ready, test, wordsOf, type Locale } from './shop.ts'

const areas = Object.keys(messages.en).join('|')
const bareKey = new RegExp(`\\b(?:${areas})\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*\\b`)

type Tree = { [key: string]: string | Tree }
const textsOf = (tree: Tree): string[] => Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : textsOf(node)))

/** Sentences of one language that the other ones say differently, long enough to be told apart from names. */
function foreignTo(locale: Locale): string[] {
  const own = new Set(textsOf(messages[locale]))
  const others = locales.filter((other) => other !== locale).flatMap((other) => textsOf(messages[other]))
  return others.filter((text) => text.length >= 12 && !text.includes('{') && !own.has(text))
}

for (const locale of locales) {
  const t = wordsOf(locale)

  for (const [kind, path] of Object.entries({ ...pages, checkout: '/shop/checkout' })) {
    test(`${kind} speaks ${locale} and no other language, and fits the window`, async ({ page }) => {
      if (path === '/shop/checkout') await fillCart(page, locale)
      const answer = await page.goto(`/${locale}${path}`)
      expect(answer!.status()).toBe(200)
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(bareKey)
      expect(foreignTo(locale).filter((sentence) => text.includes(sentence))).toEqual([])
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(tooWide, 'pixels beyond the right edge').toBeLessThanOrEqual(0)
    })
  }

  test.describe('what is not there', () => {
    test.use({ allowed: { fault: /404/ } })

    for (const path of [
      'nothing-here',
      'shop/products/no-such-product',
      'shop/main/catalog?category_id=999999999',
      'shop/catalog?category_slug=none',
    ]) {
      test(`/${locale}/${path} is 404 and helps on`, async ({ page }) => {
        const answer = await page.goto(`/${locale}/${path}`)
        expect(answer!.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1, name: t('shell.notFound.text') })).toBeVisible()
        await page.getByRole('link', { name: t('shell.notFound.home') }).click()
        await expect(page.getByRole('region', { name: t('home.categories') })).toBeVisible()
      })
    }
  })
}

const languages: [Locale, string][] = [
  ['ru', 'Русский'],
  ['en', 'English'],
  ['hy', 'Հայերեն'],
]

test('the languages keep path and query', async ({ page }) => {
  const place = `/shop/main/catalog?category_id=${goods.leaf.id}&sort=price&order=desc`
  await page.goto(`/hy${place}`)
  for (const [locale, name] of languages) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/shop/main/catalog\\?`))
    expect(new URL(page.url()).search).toBe(new URL(place, page.url()).search)
    await expect(page.getByRole('heading', { level: 1, name: goods.leaf.name[locale] })).toBeVisible()
  }
})

test('an address without a language leads to the visitor’s own, keeping the query', async ({ page, context, baseURL }) => {
  await page.goto('/shop/catalog?category_slug=dairy-eggs')
  await expect(page).toHaveURL('/hy/shop/catalog?category_slug=dairy-eggs')
  await context.addCookies([{ name: 'locale', value: 'ru', url: baseURL! }])
  await page.goto(`/shop/products/${goods.product.urlKey}`)
  await expect(page).toHaveURL(`/ru/shop/products/${goods.product.urlKey}`)
})

test('pictures are drawn when they are first asked for', async ({ page }) => {
  for (const name of [
    'products/dai-001/480.avif',
    'products/dai-001/1200.webp',
    'categories/220/480.webp',
    'placeholder/product/240.webp',
  ]) {
    const picture = () => page.request.get(`/media/${name}`)
    await expect.poll(async () => (await picture()).status(), { timeout: 45_000 }).toBe(200)
    expect((await picture()).headers()['content-type']).toBe(name.endsWith('avif') ? 'image/avif' : 'image/webp')
  }
})

test.describe('a page with its real pictures', () => {
  test.use({ stubPictures: false, allowed: { fault: /\/media\// } })

  test('shows them', async ({ page }) => {
    await page.request.get('/media/products/dai-001/480.avif')
    await page.goto(`/en/shop/products/${goods.product.urlKey}`)
    const picture = page.getByRole('main').getByRole('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(200)
  })
})

test.describe('an unknown language', () => {
  test.use({ allowed: { fault: /404/ } })

  test('is not found', async ({ page }) => {
    const answer = await page.goto('/de/shop/cart')
    expect(answer!.status()).toBe(404)
  })
})
