import { setTimeout as sleep } from 'node:timers/promises'
import { locales, type Locale } from '@tsiran/contract/locale'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { messages } from '@tsiran/i18n/translate'
import { createTranslator, type Translator } from '@tsiran/i18n/translator'
import type { Page } from '@playwright/test'
import { chooseDistrict } from './delivery.ts'
import { expect } from './expect.ts'
import { dot } from './pictures.ts'
import { test as base, type TabOptions } from './tab.ts'

export { expect, locales, type Locale }

/** The shop's texts in a language, by their keys. */
export const wordsOf = (locale: Locale): Translator => createTranslator(locale, messages[locale])

/** What a test or the configuration may set. */
export interface Options extends TabOptions {
  /** Errors that the console may log in this test, such as an expected 404. */
  allowed: { fault: RegExp | null }
  /**
   * True replaces each picture by a dot inside the browser, for a shop that was already running. That intercepts every request and
   * turns the browser's cache off; a shop that the tests start serves dots itself.
   */
  stubPictures: boolean
  /** True shows the first visit: the splash screen and the dialog that asks for the language. */
  firstVisit: boolean
}

interface Fixtures extends Options {
  quiet: void
}

/** A test that fails when a page logs an error to the console. */
export const test = base.extend<Omit<Fixtures, keyof TabOptions>>({
  allowed: [{ fault: null }, { option: true }],
  stubPictures: [false, { option: true }],
  firstVisit: [false, { option: true }],
  // What moves draws the page again and again, a twentieth of the CPU time of these tests. Specs of what moves turn motion on.
  reducedMotion: 'reduce',
  quiet: [
    async ({ page, context, allowed, stubPictures, firstVisit }, use) => {
      if (!firstVisit)
        await context.addInitScript(() => {
          localStorage.setItem('loader', String(Date.now()))
          localStorage.setItem('language', String(Date.now()))
        })
      if (stubPictures)
        await page.route('**/media/**', (route) =>
          route.fulfill({ contentType: 'image/png', body: dot }),
        )
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => faults.push(String(error.stack)))
      await use()
      expect(
        faults.filter((fault) => !allowed.fault?.test(fault)),
        'errors in the console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

const isHydrated = () =>
  Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))

/**
 * Waits until React has hydrated the page: the shell first, then the page's own part. Asks again and again, since Playwright's
 * `waitForFunction` would put another 350 KB of its scripts into every page.
 */
export async function ready(page: Page): Promise<void> {
  while (!(await page.evaluate(isHydrated).catch(isLeft))) await sleep(20)
}

/** The page was left for another one while it was asked, which is no answer. */
function isLeft(error: Error): false {
  if (error.message.includes('because of a navigation')) return false
  throw error
}

const dairy = catalog.find(({ slug }) => slug === 'dairy-eggs')!
const milk = dairy.children!.find(({ slug }) => slug === 'milk')!
const product = milk.products!.find(({ sku }) => sku === 'DAI-001')!

/** The product that the tests buy: a root category, one of its leaves, and a simple product there with its prices. */
export const sample = { root: dairy, leaf: milk, product, price: 690, companyPrice: 620 }

const household = catalog.find(({ slug }) => slug === 'household')!
/** A category whose products no test of the shop counts: the staff's tests add theirs there. */
export const spare = {
  root: household,
  leaf: household.children!.find(({ slug }) => slug === 'cleaning')!,
}

/** Addresses of every kind of page that needs no cart, without the language. */
export const pages: Record<string, string> = {
  home: '',
  'all categories': '/shop/catalog',
  'category landing': `/shop/catalog?category_slug=${dairy.slug}`,
  listing: `/shop/main/catalog?category_id=${milk.id}`,
  'second page of a listing': '/shop/catalog?savings=true&page=2',
  savings: '/shop/catalog?savings=true',
  search: '/shop/main/catalog/search?search=milk',
  'search without results': '/shop/main/catalog/search?search=zxqjvw',
  product: `/shop/products/${product.urlKey}`,
  'product with variants': '/shop/products/matsun-lori-cow',
  brands: '/brands',
  blog: '/blog/category-classic',
  'blog post': '/blog/inner-page/1',
  'empty comparison': '/shop/compare',
  'empty cart': '/shop/cart',
  'quick order': '/shop/quick-order',
  thanks: '/thanks?orderID=100001',
  'sign-in': '/signin',
  'company registration': '/signin?view=sign',
  'forgotten password': '/account/login?view=forgot',
  'new password': '/reset-password?key=none',
  'order tracking': '/shop/track-order',
  'about us': '/site/about-us',
  delivery: '/page/2',
  privacy: '/page/3',
  terms: '/site/terms',
  wholesale: '/page/5',
  'gallery of logos': '/page/7',
  questions: '/site/faq',
  typography: '/site/typography',
  components: '/site/components',
  'ways to reach us': '/site/contact-us-alt',
  'contact form': '/site/contact-us',
  'thanks for a message': '/thanksforMessage',
  newsletter: '/newsletter',
  'newsletter confirmation': '/newsletter/confirm?key=none',
  'newsletter ended': '/newsletter/unsubscribe?key=none',
}

/** Puts the sample product into the visitor's cart, by the API. */
export async function fillCart(page: Page, locale: Locale, quantity = 2): Promise<void> {
  const found = await page.request.get(`/api/product/${product.urlKey}?locale=${locale}`)
  const { data } = (await found.json()) as { data: { id: number } }
  const { api_token } = (await (await page.request.get('/api/checkout/cart/token')).json()) as {
    api_token: string
  }
  const added = await page.request.post(`/api/checkout/cart/add/${data.id}`, {
    data: { product_id: data.id, quantity, api_token, locale },
  })
  expect(added.status()).toBe(200)
}

/** A buyer without an account. */
export const guest = {
  fullName: 'Անի Պետրոսյան',
  email: 'ani@example.am',
  phone: '+374 91 123456',
  street: 'Աբովյան 12, բն. 3',
} as const

/** Fills the checkout's form as a guest, chooses a district where the shop has zones, and accepts the terms. */
export async function fillCheckout(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  for (const [field, text] of Object.entries(guest))
    await page
      .getByRole('textbox', { name: t(`checkout.${field as keyof typeof guest}`) })
      .first()
      .fill(text)
  await chooseDistrict(page, locale)
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
}
