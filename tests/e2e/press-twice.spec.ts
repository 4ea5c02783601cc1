import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { signInAnew } from './people.ts'
import { expect, ready, test, wordsOf } from './shop.ts'

const t = wordsOf('en')
const lists = '/en/account/shopping-lists'

/** The number of posts to an address. */
function countPosts(page: Page, path: RegExp): () => number {
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) posts += 1
  })
  return () => posts
}

test('a form that is pressed twice before the page shows it is posted once', async ({ page }) => {
  await signInAnew(page)
  await page.goto(lists)
  await ready(page)
  const posts = countPosts(page, /shopping-lists/)
  const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await name.fill('Monday')
  await name.evaluate(async ({ form }: HTMLInputElement) => {
    // React renders by messages to itself: they come late, as on a slow phone.
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 1000)
    }
    form!.requestSubmit()
    await new Promise((resolve) => setTimeout(resolve, 300))
    form!.requestSubmit()
    MessagePort.prototype.postMessage = postMessage
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  expect(posts()).toBe(1)
})

test.describe('a refusal', () => {
  test.use({ allowed: { fault: /422/ } })

  test('a form that was refused is posted again by the next press', async ({ page }) => {
    await signInAnew(page)
    expect(
      (await page.request.post('/api/shopping-lists', { data: { name: 'Monday' } })).status(),
    ).toBe(200)
    await page.goto(lists)
    await ready(page)
    const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
    await name.fill('Monday')
    await name.press('Enter')
    await expect(page.getByText(t('field.listNameTaken'))).toBeVisible()
    await name.fill('Tuesday')
    await name.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Tuesday' })).toBeVisible()
  })
})

test('a form that is pressed twice before the page’s scripts are there is posted once', async ({
  page,
}) => {
  await signInAnew(page)
  await page.route(/\.js$/, () => undefined)
  await page.goto(lists, { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: t('shoppingLists.name') })
  await name.fill('Monday')
  const posts = countPosts(page, /shopping-lists/)
  await page.route(
    ({ pathname }) => /shopping-lists/.test(pathname),
    async (route) => {
      if (route.request().method() === 'POST') await sleep(2000)
      await route.fallback()
    },
  )
  await name.evaluate(({ form }: HTMLInputElement) => {
    for (const ms of [0, 1000]) setTimeout(() => form!.requestSubmit(), ms)
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
  expect(posts()).toBe(1)
})
