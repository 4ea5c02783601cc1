import { maxLogos } from '@tsiran/contract/admin/content-shapes'
import type { Page } from '@playwright/test'
import { testPicture } from '@tsiran/server/admin/testing-files'
import { complaints } from './axe.ts'
import { addTitled, mark, names, save } from './content.ts'
import { adminWords, demoMember, expect, openAs, readIn, test } from './staff.ts'

const hy = adminWords('hy')

/** Writes a text in every language as HTML. */
async function writeHtml(page: Page, html: string): Promise<void> {
  for (const language of names) {
    await page.getByRole('button', { name: hy('editor.sourceOf', { language }) }).click()
    await page.getByRole('textbox', { name: `${hy('content.text')}: ${language}` }).fill(html)
  }
}

test('a page is written, shown in the shop at once, hidden and taken back', async ({ page }) => {
  test.slow()
  const title = `Աշխատանք ${mark()}`
  await openAs(page, 'content', '/content', 'en')
  await expect(page.getByRole('heading', { level: 1, name: hy('content.pages') })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('content.newPage') }).click()
  await addTitled(page, title, hy('content.addPage'))
  const id = Number(page.url().split('/').at(-1))
  await writeHtml(page, `<p>Come ${title}</p><script>x()</script>`)
  await expect(page.getByText(hy('content.removedNote', { parts: '<script>' }))).toBeVisible()
  await page.getByLabel(hy('content.showField')).check()
  await save(page)
  expect(await complaints(page)).toEqual([])
  const shown = async () => {
    const answer = await page.request.get(`/ru/page/${id}`, { maxRedirects: 0 })
    return answer.status() === 200 && (await answer.text()).includes(`<p>Come ${title}</p>`)
  }
  await expect.poll(shown).toBe(true)
  await expect(page.getByRole('textbox', { name: /English/ }).last()).not.toContainText('script')

  await page.goto(`/admin/content/pages?search=${encodeURIComponent(title)}`)
  await page.getByRole('row').filter({ hasText: title }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('content.delete') }).click()
  await expect.poll(shown).toBe(false)
  await page.getByRole('button', { name: hy('blocks.undo') }).click()
  await expect.poll(shown).toBe(true)
})

test('a post is previewed by a link that nobody else finds, scheduled, and published', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = `Հոդված ${mark()}`
  await openAs(page, 'content', '/content/posts', 'en')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('content.newPost') }).click()
  await addTitled(page, title, hy('content.addPost'))
  const id = Number(page.url().split('/').at(-1))
  for (const name of names)
    await page.getByLabel(`${hy('content.excerpt')}: ${name}`).fill(`First words ${title}`)
  await writeHtml(page, `<p>Body ${title}</p>`)
  await save(page)
  const inShop = async () => (await page.request.get(`/hy/blog/inner-page/${id}`)).status()
  expect(await inShop()).toBe(404)

  await page.getByRole('button', { name: hy('content.preview') }).click()
  const link = await page
    .getByRole('link', { name: hy('content.previewOpen') })
    .getAttribute('href')
  const guest = await (await browser.newContext()).newPage()
  const opened = await guest.goto(new URL(link!).pathname + new URL(link!).search)
  expect(opened!.headers()['cache-control']).toBe('private, no-store')
  await expect(guest.getByRole('heading', { level: 1, name: `${title} Հայերեն` })).toBeVisible()
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(
    (await guest.goto(`/hy/blog/preview?key=${id}.9999999999.${'x'.repeat(43)}`))!.status(),
  ).toBe(404)
  await guest.close()

  await page.getByLabel(hy('content.publishedAt')).fill('2099-01-01T10:00')
  await page.getByLabel(hy('content.showField')).check()
  await save(page)
  await expect(page.getByText(hy('content.states.scheduled'))).toBeVisible()
  expect(await complaints(page)).toEqual([])
  expect(await inShop()).toBe(404)
  await page.getByLabel(hy('content.publishedAt')).fill('2026-01-01T10:00')
  await save(page)
  await expect.poll(inShop).toBe(200)
  const { data } = await (await page.request.get(`/api/cms/blogs?id=${id}&locale=en`)).json()
  expect(data[0].created_at).toBe('2026-01-01T06:00:00.000Z')
  await page.getByLabel(hy('content.showField')).uncheck()
  await save(page)
  await expect.poll(inShop).toBe(404)
})

test('topics and tags are added and renamed', async ({ page }) => {
  const name = `Պիտակ ${mark()}`
  await openAs(page, 'content', '/content/groups', 'en')
  await page.getByRole('button', { name: hy('content.newTag') }).click()
  for (const language of names)
    await page.getByRole('dialog').getByLabel(new RegExp(language)).first().fill(name)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('common.save') })
    .click()
  const tag = page.getByRole('listitem').filter({ hasText: name })
  await expect(tag).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await tag.getByRole('button').click()
  await page.getByRole('menuitem', { name: hy('content.delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: hy('categories.delete') })
    .click()
  await expect(tag).toHaveCount(0)
})

test('a gallery is put in order, and its pictures are named', async ({ page }) => {
  await openAs(page, 'content', '/content/galleries', 'en')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  const list = page.getByRole('list', { name: hy('content.gallery') })
  const second = await list.getByRole('listitem').nth(1).innerText()
  await list.getByRole('listitem').nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('lists.first') }).click()
  await list.getByRole('listitem').first().getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/Հայերեն/)).toHaveValue(second.trim())
  await dialog.getByLabel(/English/).fill(`Partner ${mark()}`)
  const name = await dialog.getByLabel(/English/).inputValue()
  await dialog.getByRole('button', { name: hy('common.done') }).click()
  await save(page)
  expect(await complaints(page)).toEqual([])
  const { data } = await (await page.request.get('/api/cms/pages?id=8&locale=en')).json()
  expect(data[0].logos[0].label).toBe(name)
})

test('a gallery says that it is full, and takes no picture more', async ({ page }) => {
  const keyOf = (number: number) => `m-${String(number).padStart(32, '0')}`
  const named = (number: number) => ({ hy: `Նկար ${number}`, ru: `${number}`, en: `${number}` })
  await openAs(page, 'content', '/content/galleries', 'en')
  await page.route(/\/api\/admin\/pages\/\d+/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    const logos = Array.from({ length: maxLogos - 1 }, (_, number) => ({
      label: named(number),
      media: keyOf(number),
      url: '',
    }))
    await route.fulfill({ response: answer, json: { data: { ...body.data, logos } } })
  })
  await page.route(/\/api\/admin\/media\?/, async (route) => {
    const answer = await route.fetch()
    const data = [501, 502].map((number) => ({
      key: keyOf(number),
      version: 1,
      name: `${number}.png`,
      alt: named(number),
      state: 'ready',
      small_url: '',
      large_url: '',
    }))
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data } })
  })
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  const add = page.getByRole('button', { name: hy('content.addPictures') })
  await add.click()
  const library = page.getByRole('dialog', { name: hy('media.library') })
  await library.getByRole('button', { name: 'Նկար 501' }).click()
  await expect(library.getByText(hy('media.full', { count: maxLogos }))).toBeVisible()
  await expect(library.getByRole('button', { name: 'Նկար 502' })).toBeDisabled()
  await library.getByRole('button', { name: hy('media.choose', { count: 1 }) }).click()
  await expect(add).toBeDisabled()
  await expect(
    page.getByRole('list', { name: hy('content.gallery') }).getByRole('listitem'),
  ).toHaveCount(maxLogos)
})

test('the owner exports readers who consented after proving who they are; others cannot', async ({
  page,
}) => {
  await openAs(page, 'content', '/content/newsletter', 'en')
  await expect(
    page.getByText(hy('content.noReaders')).or(page.getByRole('row').nth(1)),
  ).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await expect(page.getByRole('button', { name: hy('content.exportReaders') })).toHaveCount(0)
  await page.context().clearCookies()
  // The browser has learnt the language of whoever signed in first.
  await openAs(page, 'owner', '/content/newsletter', 'hy')
  // As ten minutes after the sign-in: the owner confirms by password, and the file comes by itself.
  const unconfirmed = { status: 403, json: { code: 'confirmation_needed', message: '' } }
  await page.route('**/subscribers.csv?*', (route) => route.fulfill(unconfirmed), { times: 1 })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: hy('content.exportReaders') }).click()
  const confirm = page.getByRole('dialog', { name: hy('session.confirmTitle') })
  await confirm
    .getByLabel(hy('session.password'), { exact: true })
    .fill(demoMember('owner').password)
  await confirm.getByRole('button', { name: hy('session.confirm') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^subscribers-.+\.csv$/)
})

test('a slide whose page is hidden says so in the list and on its own page', async ({ page }) => {
  const name = `Սլայդ ${mark()}`
  await openAs(page, 'content', '/content/sliders', 'ru')
  const { data } = (await (
    await page.request.post('/api/admin/sliders', {
      data: { title: { hy: name, ru: name, en: name }, path: '/page/999999' },
    })
  ).json()) as { data: { id: number; version: number } }
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText(hy('content.pageHidden'))).toBeVisible()
  await page.goto(`/admin/content/sliders/${data.id}`)
  await expect(page.getByRole('alert')).toHaveText(hy('content.slideLeftOut'))
  await page.getByLabel(hy('content.slidePath')).fill('/shop/catalog')
  await save(page)
  await expect(page.getByText(hy('content.slideLeftOut'))).toHaveCount(0)
  const deleted = await page.request.delete(`/api/admin/sliders/${data.id}?version=2`)
  expect(deleted.status()).toBe(200)
})

const paths = ['pages', 'posts', 'groups', 'menus', 'sliders', 'galleries', 'social', 'newsletter']

for (const [locale, width] of [
  ['hy', 390],
  ['ru', 1440],
] as const)
  test.describe(`${locale} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, language: locale })

    test('every desk fits, and the viewer only reads', async ({ page }) => {
      test.slow()
      const t = adminWords(locale)
      await readIn(page, locale)
      await openAs(page, 'viewer', '/content', locale)
      for (const path of paths) {
        await page.goto(`/admin/content/${path}`)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          path,
        ).toBe(true)
        for (const name of ['newPage', 'newPost', 'newLink', 'newSlide', 'newSocial'] as const)
          await expect(page.getByRole('button', { name: t(`content.${name}`) })).toHaveCount(0)
      }
    })
  })

test('the library names its pictures in the language of who chooses', async ({ page }) => {
  await openAs(page, 'content', '/media', 'en')
  const name = 'e2e named.jpg'
  await page.getByLabel(hy('media.chooseFiles')).setInputFiles({
    name,
    mimeType: 'image/jpeg',
    buffer: await testPicture(Math.floor(Math.random() * 65_536)),
  })
  await expect(page.getByRole('button', { name: hy('media.open', { name }) })).toBeVisible()
  const found = await page.request.get(`/api/admin/media?search=${encodeURIComponent(name)}`)
  const [row] = ((await found.json()) as { data: { key: string; version: number }[] }).data
  const alt = { hy: 'Դեղին բանկա', ru: 'Жёлтая банка', en: 'A yellow jar' }
  const body = { version: row!.version, alt, crop: null }
  expect((await page.request.put(`/api/admin/media/${row!.key}`, { data: body })).status()).toBe(
    200,
  )
  await readIn(page, 'en')
  await page.goto('/admin/content/galleries')
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  const en = adminWords('en')
  await page.getByRole('button', { name: en('content.addPictures') }).click()
  const library = page.getByRole('dialog', { name: en('media.library') })
  await library.getByRole('searchbox').fill(name)
  await expect(library.getByRole('button', { name: alt.en })).toBeVisible()
})
