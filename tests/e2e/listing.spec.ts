import type { Page } from '@playwright/test'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { posts } from '@tsiran/demo/blog/posts'
import type { DemoCategory } from '@tsiran/demo/types'
import { expect, ready, test } from './shop.ts'
import { stopTime } from './slow.ts'

// Two tests cut the connection.
test.use({ allowed: { fault: /ERR_(?:FAILED|INTERNET_DISCONNECTED)/ } })

const savings = '/en/shop/catalog?savings=true'
/** The staff's tests publish cheaper products, one of which would move the pages that a test reads. */
const longList = '/en/shop/catalog?price=2000,'
const dairy = '/en/shop/main/catalog?category_id=220'

const query = (page: Page) => new URL(page.url()).search
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const box = (page: Page, group: string, option: string) =>
  sidebar(page).getByRole('group', { name: group }).getByRole('checkbox', { name: option })
const shown = (page: Page, count: number) =>
  expect(page.getByText(`Products: ${count}`, { exact: true })).toBeVisible()
test.describe('filters', () => {
  test('each choice narrows list and counts, is in the URL and a chip, and goes with back and Reset', async ({
    page,
  }) => {
    await page.goto(`${dairy}&page=2`)
    await ready(page)
    await box(page, 'Brand', 'Geghama Ler').check()
    await expect.poll(() => query(page)).toBe('?category_id=220&brand=5')
    await shown(page, 15)
    await box(page, 'Brand', 'Loru Hovit').check()
    await expect.poll(() => query(page)).toBe('?category_id=220&brand=5,2')
    await sidebar(page).getByRole('group', { name: 'Volume' }).getByText('See All').click()
    await box(page, 'Volume', '1 l').check()
    await expect.poll(() => query(page)).toBe('?category_id=220&brand=5,2&filter_volume=45')
    const chips = page.getByRole('list', { name: 'Chosen filters' })
    await expect(chips.getByRole('link')).toHaveCount(4)

    await page.goBack()
    await page.goBack()
    await expect(box(page, 'Brand', 'Loru Hovit')).not.toBeChecked()
    await shown(page, 15)
    await page.goForward()
    await expect(box(page, 'Brand', 'Loru Hovit')).toBeChecked()

    await chips.getByRole('link', { name: 'Remove the filter: Geghama Ler' }).click()
    await expect.poll(() => query(page)).toBe('?category_id=220&brand=2')
    // A price that is not applied yet goes, too: the second before it is stands still.
    await stopTime(page)
    await sidebar(page).getByRole('spinbutton', { name: 'From' }).fill('700')
    await chips.getByRole('link', { name: 'Reset' }).click()
    await expect(sidebar(page).getByRole('spinbutton', { name: 'From' })).toHaveValue('')
    await expect.poll(() => query(page)).toBe('?category_id=220')
    await expect(chips).toBeHidden()
  })

  test('a long list of options shows four until See All', async ({ page }) => {
    await page.goto(dairy)
    const flavours = sidebar(page).getByRole('group', { name: 'Flavour' })
    await expect(flavours.getByRole('checkbox')).toHaveCount(4)
    await flavours.getByText('See All').click()
    await expect(flavours.getByRole('checkbox')).toHaveCount(10)
  })

  test('the box grows with the page: every option can be scrolled to, and the last stays beside the list', async ({
    page,
  }) => {
    await page.goto(savings)
    await ready(page)
    const box = sidebar(page)
    expect(
      await box.evaluate((element) => element.scrollHeight - element.clientHeight),
      'nothing is cut off',
    ).toBe(0)
    const last = box.getByRole('group').last()
    await expect(last).not.toBeInViewport()
    const height = (await box.boundingBox())!.height
    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, height)
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 900)
    await expect(last).toBeInViewport({ ratio: 1 })
  })

  test('a typed price is asked for after a pause; min and max the wrong way round are turned', async ({
    page,
  }) => {
    await page.goto(dairy)
    await ready(page)
    await stopTime(page)
    const price = sidebar(page).getByRole('group', { name: 'Price' })
    await price.getByRole('spinbutton', { name: 'From' }).fill('3000')
    await price.getByRole('spinbutton', { name: 'To' }).fill('1000')
    await page.clock.runFor(900)
    expect(query(page)).toBe('?category_id=220')
    await page.clock.runFor(200)
    await expect.poll(() => query(page)).toBe('?category_id=220&price=1000,3000')
    await expect(price.getByRole('spinbutton', { name: 'To' })).toBeFocused()
    await expect(price.getByRole('slider', { name: 'From' })).toHaveValue('1000')
  })

  test('the price line works by keyboard, and its lower thumb stops at the upper one', async ({
    page,
  }) => {
    await page.goto(`${dairy}&price=2000,2040`)
    await ready(page)
    const low = sidebar(page).getByRole('slider', { name: 'From' })
    await low.focus()
    for (let press = 0; press < 8; press++) await low.press('ArrowRight')
    await expect(low).toHaveValue('2040')
    await expect.poll(() => query(page)).toBe('?category_id=220&price=2040,2040')
  })

  test('a choice that leaves nothing says so and offers Reset', async ({ page }) => {
    await page.goto(`${dairy}&price=1,2`)
    await expect(page.getByText('No matching items')).toBeVisible()
    await expect(page.getByText('Try resetting the filters.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Reset' }).last().click()
    await shown(page, 42)
  })

  test('filters that the shop does not have are left out of the address', async ({ page }) => {
    await page.goto(`${dairy}&filter_nonsense=1&filter_volume=45&page=99999&sort=odd`)
    expect(query(page)).toBe('?category_id=220&filter_volume=45')
    await expect(cards(page)).not.toHaveCount(0)
  })

  test('when the next list cannot be loaded the old one stays, and can be tried again', async ({
    page,
    context,
  }) => {
    await page.goto(dairy)
    await ready(page)
    await context.setOffline(true)
    await box(page, 'Brand', 'Geghama Ler').click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    await shown(page, 42)
    await context.setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await shown(page, 15)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer narrows the list beneath it and shows how many products are left', async ({
    page,
  }) => {
    await page.goto(dairy)
    await page.getByRole('button', { name: 'Filters' }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: 'Geghama Ler' }).check()
    await drawer.getByRole('button', { name: 'Show 15 products' }).click()
    await expect(drawer).toBeHidden()
    await shown(page, 15)
    await expect(page.getByRole('button', { name: /^Filters.*chosen: *1$/ })).toBeFocused()
  })
})

test.describe('the endless list', () => {
  test('three pages come by themselves, then a button takes over', async ({ page }) => {
    await page.goto(longList)
    await ready(page)
    const more = page.getByRole('link', { name: 'Show more' })
    for (const count of [36, 54, 72]) {
      await more.scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(count)
    }
    await more.scrollIntoViewIfNeeded()
    await expect(page.getByText('Shown: 72 of')).toBeVisible()
    await more.click()
    await expect(cards(page)).toHaveCount(90)
    await expect(page.getByText('Yay! You have seen it all')).toBeHidden()
  })

  test('the last page says that it is the end', async ({ page }) => {
    await page.goto(`${dairy}&page=3`)
    await expect(page.getByText('Yay! You have seen it all')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show earlier products' })).toHaveAttribute(
      'href',
      /page=2$/,
    )
  })

  test('back from a product finds the pages and the place that were left, and so does a reload', async ({
    page,
  }) => {
    await page.goto(longList)
    await ready(page)
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(36)
    const card = cards(page).nth(28)
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect(card.getByRole('heading')).toHaveText(name)
    await page.reload()
    await expect(card).toBeInViewport()
  })

  test('a page that fails keeps what is there and can be asked for again', async ({
    page,
    context,
  }) => {
    await page.goto(savings)
    await ready(page)
    await context.route('**/api/products?*', (route) => route.abort())
    await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('More products could not be loaded')).toBeVisible()
    await expect(cards(page)).toHaveCount(18)
    await context.unroute('**/api/products?*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).not.toHaveCount(18)
  })

  test('a search continues too', async ({ page }) => {
    await page.goto('/en/shop/main/catalog/search?search=milk&page=99')
    expect(query(page)).toMatch(/^\?search=milk(&page=\d)?$/)
    await page.goto('/en/shop/main/catalog/search?search=milk')
    await expect(cards(page)).not.toHaveCount(0)
    await expect(page.getByText('Yay! You have seen it all')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters are a form, pages are links', async ({ page }) => {
    await page.goto(dairy)
    await box(page, 'Brand', 'Geghama Ler').check()
    await box(page, 'Brand', 'Loru Hovit').check()
    await sidebar(page).getByRole('spinbutton', { name: 'To' }).fill('2000')
    await sidebar(page).getByRole('button', { name: 'Apply' }).click()
    expect(query(page)).toBe('?category_id=220&brand=5,2&price=,2000')
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page 2' })
      .click()
    expect(query(page)).toBe('?category_id=220&brand=5,2&price=,2000&page=2')
    await expect(cards(page)).not.toHaveCount(0)
  })
})

test.describe('for search engines', () => {
  test.use({ javaScriptEnabled: false })

  const things = async (page: Page) =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    )

  test('listing and product name their one address, their languages and what they are', async ({
    page,
  }) => {
    await page.goto(`${dairy}&sort=price-asc&filter_volume=45`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/en\/shop\/main\/catalog\?category_id=220$/,
    )
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(4)
    expect((await things(page)).map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
    const types = (await things(page)).map((thing) => thing['@type'])
    expect(types).toContain('BreadcrumbList')
    expect(types.some((type) => type === 'Product' || type === 'ProductGroup')).toBe(true)
  })

  const keysBelow = ({ products = [], children = [] }: DemoCategory): string[] => [
    ...products.map(({ urlKey }) => urlKey),
    ...children.flatMap(keysBelow),
  ]
  /** Ends of the demo's addresses of products and posts: the staff's tests publish others, and take them back. */
  const ends = new Set([
    ...catalog.flatMap(keysBelow),
    ...posts.map((_, place) => String(place + 1)),
  ])

  test('every URL of the sitemap exists', async ({ request }) => {
    const addresses = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address]) => new URL(address!.replaceAll('&amp;', '&')),
      )
    const files = await addresses('/sitemap.xml')
    expect(files.length).toBeGreaterThan(1)
    for (const { pathname } of files) {
      const [first, ...rest] = await addresses(pathname)
      const last = rest.findLast(({ pathname: path }) => ends.has(path.split('/').at(-1)!))
      for (const { pathname: path, search } of [first!, last!]) {
        const response = await request.get(path + search, { maxRedirects: 0 })
        expect(response.status(), path).toBe(200)
      }
    }
  })
})
