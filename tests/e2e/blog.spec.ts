import { posts } from '@tsiran/demo/blog/posts'
import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { signInAnew } from './people.ts'
import { expect, locales, ready, test, wordsOf, type Locale } from './shop.ts'
import { hold } from './slow.ts'

const main = (page: Page) => page.getByRole('main')
const newest = posts.toSorted((a, b) => a.daysAgo - b.daysAgo)[0]!
const apricots = posts.find(({ key }) => key === 'apricots')!

test('a reader leafs through the blog, narrows it, finds a post and reads on', async ({ page }) => {
  const t = wordsOf('hy')
  await page.goto('/hy/blog')
  await expect(page).toHaveURL(/\/hy\/blog\/category-classic$/)
  await ready(page)
  await expect(main(page).getByRole('article')).toHaveCount(6)
  await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveText(
    newest.title.hy,
  )

  await page.getByRole('link', { name: t('blog.layout.grid') }).click()
  await expect(page).toHaveURL(/\/category-grid$/)
  await page
    .getByRole('navigation', { name: t('ui.pages') })
    .getByRole('link', { name: t('ui.page', { number: 3 }) })
    .click()
  await expect(page).toHaveURL(/\/category-grid\?page=3$/)
  // The staff's tests may publish posts of their own at the same time.
  const ownTitles = async () => {
    const titles = await main(page).getByRole('article').getByRole('heading').allInnerTexts()
    return titles.filter((shown) => posts.some(({ title }) => title.hy === shown))
  }
  await expect.poll(ownTitles).toHaveLength(posts.length - 12)

  const sidebar = page.getByRole('complementary', { name: t('blog.sidebar') })
  await sidebar.getByRole('link', { name: /^Պահպանման գաղտնիքներ/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Պահպանման գաղտնիքներ' })).toBeVisible()
  await expect
    .poll(ownTitles)
    .toHaveLength(posts.filter(({ category }) => category === 'storage').length)

  await sidebar.getByRole('searchbox', { name: t('blog.search') }).fill('tsiran shalakh')
  await sidebar.getByRole('button', { name: t('shell.search.submit') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('blog.found', { query: 'tsiran shalakh' }) }),
  ).toBeVisible()
  await main(page)
    .getByRole('article')
    .getByRole('heading', { name: apricots.title.hy })
    .getByRole('link')
    .click()

  await expect(page.getByRole('heading', { level: 1, name: apricots.title.hy })).toBeVisible()
  const related = page.getByRole('region', { name: t('blog.related') }).getByRole('link')
  await expect(related).toHaveCount(3)
  await main(page).getByRole('article').getByRole('link', { name: 'Շալախը' }).click()
  await expect(page).toHaveURL(/\/hy\/shop\/products\/apricots-shalakh-crate$/)
})

test('every URL of the specification exists, and search engines get the canonical one', async ({
  page,
  request,
}) => {
  const canonical = async (path: string) => {
    await page.goto(path)
    return new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!).pathname
  }
  for (const layout of ['classic', 'grid', 'list', 'left-sidebar']) {
    expect(await canonical(`/en/blog/category-${layout}`)).toBe('/en/blog/category-classic')
    await expect(main(page).getByRole('article')).toHaveCount(6)
  }
  expect(await canonical('/en/blog/post-full?id=3')).toBe('/en/blog/inner-page/3')
  for (const path of ['/en/blog/post-classic', '/en/blog/post-full']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: newest.title.en })).toBeVisible()
  }
  expect(await canonical('/en/inner-page/3')).toBe('/en/blog/inner-page/3')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => (JSON.parse(text) as { '@type'?: string })['@type'])).toEqual(
    expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
  )
  const feed = await request.get('/ru/blog/rss.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  expect(await feed.text()).toContain(`<title>${newest.title.ru}</title>`)
  for (const path of [
    '/en/blog/inner-page/999999',
    '/en/blog/inner-page/x',
    '/en/blog/category-classic?category=none',
    '/en/blog/category-classic?page=0',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

async function comment(page: Page, locale: Locale, words: string): Promise<void> {
  const t = wordsOf(locale)
  await page.getByRole('textbox', { name: t('blog.comments.label') }).fill(words)
  await page.getByRole('button', { name: t('blog.comments.send') }).click()
}

for (const locale of locales) {
  const t = wordsOf(locale)

  test(`a comment waits, seen by its author alone, in ${locale}`, async ({ page, browser }) => {
    await page.goto(`/${locale}/blog/inner-page/2`)
    await expect(page.getByRole('link', { name: t('blog.comments.login') })).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('blog.comments.label') })).toHaveCount(0)
    await signInAnew(page)
    await page.goto(`/${locale}/blog/inner-page/2`)
    await ready(page)
    await comment(page, locale, '  ')
    await expect(page.getByText(t('field.required'))).toBeVisible()
    const words = `<script>alert(1)</script> {{7*7}} ${Date.now()}`
    await comment(page, locale, words)
    await expect(
      page.getByRole('status').filter({ hasText: t('answers.commentWaiting') }),
    ).toBeVisible()
    const comments = page.getByRole('region', { name: t('blog.comments.title') })
    await expect(
      comments
        .getByRole('listitem')
        .filter({ hasText: words })
        .getByText(t('blog.comments.waiting')),
    ).toBeVisible()
    expect(await complaints(page)).toEqual([])

    const guest = await browser.newPage()
    await guest.goto(page.url())
    await expect(guest.getByRole('region', { name: t('blog.comments.title') })).toBeVisible()
    await expect(guest.getByText(words)).toHaveCount(0)
    await guest.close()
  })
}

test.describe('on a slow network, and when it is gone', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('what is typed meanwhile stays in the box', async ({ page }) => {
    const t = wordsOf('en')
    await signInAnew(page)
    await page.goto('/en/blog/inner-page/2')
    await ready(page)
    const answer = await hold(page, 'POST', /inner-page\/2\.data$/)
    await comment(page, 'en', 'Good plums')
    await answer.asked
    const box = page.getByRole('textbox', { name: t('blog.comments.label') })
    await box.fill('Good plums, and pears')
    answer.letGo()
    await expect(
      page.getByRole('status').filter({ hasText: t('answers.commentWaiting') }),
    ).toBeVisible()
    await expect(box).toHaveValue('Good plums, and pears')

    await page.route('**/inner-page/2.data*', (route) => route.abort())
    await comment(page, 'en', 'A long comment')
    await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
    await expect(box).toHaveValue('A long comment')
  })
})

test.describe('on a phone without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    allowed: { fault: /422/ },
  })

  test('posts are found, read and commented on', async ({ page }) => {
    const t = wordsOf('ru')
    await signInAnew(page)
    await page.goto('/ru/blog/category-list')
    await page.getByRole('searchbox', { name: t('blog.search') }).fill('толма')
    await page
      .getByRole('complementary')
      .getByRole('button', { name: t('shell.search.submit') })
      .click()
    await main(page).getByRole('article').first().getByRole('heading').getByRole('link').click()
    await comment(page, 'ru', '')
    await expect(page.getByText(t('field.required'))).toBeVisible()
    await comment(page, 'ru', 'Спасибо,\nполучилось!')
    await expect(page.getByText(t('answers.commentWaiting'))).toBeVisible()
    await expect(page.getByText(t('blog.comments.waiting'))).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#comments')
  })
})
