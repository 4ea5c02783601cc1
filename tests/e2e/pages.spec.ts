import { messages } from '@tsiran/i18n/translate'
import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { drawn } from './pictures.ts'
import {
  expect,
  fillCart,
  sample,
  locales,
  pages,
  ready,
  test,
  wordsOf,
  type Locale,
} from './shop.ts'

test.describe.configure({ mode: 'parallel' })

const areas = Object.keys(messages.en).join('|')
const bareKey = new RegExp(`\\b(?:${areas})\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*\\b`)

type Tree = { [key: string]: string | Tree }
const textsOf = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : textsOf(node)))

/** Sentences that differ between the languages, long enough to be no names. */
function foreignTo(locale: Locale): string[] {
  const own = new Set(textsOf(messages[locale]))
  const others = locales
    .filter((other) => other !== locale)
    .flatMap((other) => textsOf(messages[other]))
  return others.filter((text) => text.length >= 12 && !text.includes('{') && !own.has(text))
}

/**
 * Letters (but for the tax number's own name) that have no place on a page in the language, but in what is marked as another
 * language's.
 */
const foreignLetters = {
  hy: '\\p{Script=Cyrillic}',
  ru: '[\\p{Script=Armenian}&&\\p{L}]',
  en: '[[\\p{Script=Armenian}\\p{Script=Cyrillic}]&&\\p{L}]',
} as const

/** The page's texts that have letters of that kind. */
const textsWith = (page: Page, letters: string) =>
  page.evaluate((source) => {
    const pattern = new RegExp(source, 'v')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const own =
        parentElement?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang
      if (
        own &&
        !parentElement?.closest('script, style, noscript') &&
        pattern.test((textContent ?? '').replace('ՀՎՀՀ', ''))
      )
        texts.push(textContent ?? '')
    }
    return texts
  }, letters)

/** Makes every word half as long again: the next text, or the next language, may be. */
const lengthenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, header a:has(> img)'))
        nodes.push(walker.currentNode)
    for (const node of nodes)
      node.textContent = (node.textContent ?? '').replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length / 2)),
      )
  })

/** Pixels by which the page overflows the window's right edge. */
const beyondEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const locale of locales) {
  const t = wordsOf(locale)

  for (const [kind, path] of Object.entries({ ...pages, checkout: '/shop/checkout' })) {
    test(`${kind} speaks ${locale} and no other language, fits the window, and is for everybody`, async ({
      page,
      isMobile,
    }) => {
      if (path === '/shop/checkout') await fillCart(page, locale)
      const answer = await page.goto(`/${locale}${path}`)
      expect(answer!.status()).toBe(200)
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const text = await page.locator('body').innerText()
      expect.soft(text).not.toMatch(bareKey)
      expect.soft(foreignTo(locale).filter((sentence) => text.includes(sentence))).toEqual([])
      expect
        .soft(await textsWith(page, foreignLetters[locale]), 'letters of another language')
        .toEqual([])
      expect.soft(await beyondEdge(page), 'pixels beyond the right edge').toBeLessThanOrEqual(0)
      // What a phone's window changes for them, one language shows.
      if (isMobile && locale !== 'hy') return
      expect.soft(await complaints(page), 'axe').toEqual([])
      await lengthenWords(page)
      expect
        .soft(await beyondEdge(page), 'pixels beyond the right edge with longer words')
        .toBeLessThanOrEqual(0)
    })
  }

  test.describe('a missing page', () => {
    test.use({ allowed: { fault: /404/ } })

    for (const path of [
      'nothing-here',
      'shop/products/no-such-product',
      'shop/main/catalog?category_id=999999999',
      'shop/catalog?category_slug=none',
    ]) {
      test(`/${locale}/${path} is 404 and leads on`, async ({ page }) => {
        const answer = await page.goto(`/${locale}/${path}`)
        expect(answer!.status()).toBe(404)
        await expect(
          page.getByRole('heading', { level: 1, name: t('shell.notFound.text') }),
        ).toBeVisible()
        if (path === 'nothing-here') expect(await complaints(page), 'axe').toEqual([])
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
  const place = `/shop/main/catalog?category_id=${sample.leaf.id}&sort=price&order=desc`
  await page.goto(`/hy${place}`)
  for (const [locale, name] of languages) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/shop/main/catalog\\?`))
    expect(new URL(page.url()).search).toBe(new URL(place, page.url()).search)
    await expect(
      page.getByRole('heading', { level: 1, name: sample.leaf.name[locale] }),
    ).toBeVisible()
  }
})

test('an address without a language leads to the Armenian page, keeping the query', async ({
  page,
}) => {
  await page.goto('/shop/catalog?category_slug=dairy-eggs')
  await expect(page).toHaveURL('/hy/shop/catalog?category_slug=dairy-eggs')
})

// On a page of its own: one that was open before may still write the cookie.
test('an address without a language leads to the page in the visitor’s own', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'ru', url: baseURL! }])
  await page.goto(`/shop/products/${sample.product.urlKey}`)
  await expect(page).toHaveURL(`/ru/shop/products/${sample.product.urlKey}`)
})

/**
 * Waits until a picture is drawn: on a busy machine its first requests end before. The other format, where that is drawn, comes
 * meanwhile.
 */
async function expectDrawn(page: Page, name: string): Promise<void> {
  const type = async () => (await page.request.get(`/media/${name}`)).headers()['content-type']
  await expect
    .poll(type, { timeout: 45_000 })
    .toBe(name.endsWith('avif') ? 'image/avif' : 'image/webp')
}

test('pictures are drawn on their first request', async ({ page }) => {
  for (const name of [
    `${drawn.product}/480.avif`,
    `${drawn.product}/1200.webp`,
    `${drawn.category}/480.webp`,
    `${drawn.placeholder}/240.webp`,
  ]) {
    await expectDrawn(page, name)
    const drawn = await page.request.get(`/media/${name}`)
    expect(drawn.status()).toBe(200)
    // What cards show: a phone loads a dozen of them.
    if (name.endsWith('480.avif')) expect((await drawn.body()).length, name).toBeLessThan(20_000)
  }
})

test.describe('a page with its real pictures', () => {
  test.use({ stubPictures: false, allowed: { fault: /\/media\// } })

  test('shows them', async ({ page }) => {
    await expectDrawn(page, `${drawn.product}/480.avif`)
    await page.goto(`/en${drawn.productPage}`)
    const picture = page.getByRole('main').getByRole('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
        timeout: 30_000,
      })
      .toBeGreaterThan(200)
  })
})

test.describe('an unknown language', () => {
  test.use({ allowed: { fault: /404/ } })

  test('is not found', async ({ page }) => {
    const answer = await page.goto('/de/shop/cart')
    expect(answer!.status()).toBe(404)
  })
})
