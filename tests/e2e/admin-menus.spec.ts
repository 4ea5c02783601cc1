import type { Locator } from '@playwright/test'
import { complaints } from './axe.ts'
import { addTitled, mark, names, save } from './content.ts'
import { openDemoShop, type OwnShop } from './drill/fresh-shop.ts'
import { adminWords, expect, openAs, test as base } from './staff.ts'

const hy = adminWords('hy')

// A shop of its own: every page has the menus and social links, and other tests count them, the slides and the fonts of their texts.
const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    async ({ browser: _browser }, use) => {
      const shop = await openDemoShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
})
test.use({ ownTab: true })

test('a menu’s link is added, moved, hidden and deleted, and shoppers see it', async ({ page }) => {
  test.slow()
  const name = `Հղում ${mark()}`
  await openAs(page, 'content', '/content/menus', 'en')
  const header = page.getByRole('list', { name: hy('content.header') })
  await expect(header.getByRole('listitem').first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page
    .getByRole('button', { name: `${hy('content.newLink')}: ${hy('content.header')}` })
    .click()
  const dialog = page.getByRole('dialog')
  for (const language of names)
    await dialog.getByLabel(new RegExp(language)).first().fill(`${name} ${language}`)
  await dialog.getByLabel(hy('content.targetAddress')).check()
  await dialog
    .getByLabel(hy('content.address'), { exact: true })
    .fill('/en/shop/catalog?savings=true')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  const order = async () => {
    const { data } = await (await page.request.get('/api/cms/menus?locale=en')).json()
    return (data as { name: string; type: string; status: boolean; url_key: string }[])
      .filter(({ type, status }) => type === 'header' && status)
      .map((item) => item.name)
  }
  await expect.poll(async () => (await order()).at(-1)).toBe(`${name} English`)
  const row = header.getByRole('listitem').filter({ hasText: name })
  const [up, down] = (['ordering.up', 'ordering.down'] as const).map((key) =>
    row.getByRole('button', { name: hy(key, { name: `${name} Հայերեն` }) }),
  ) as [Locator, Locator]
  await up.press('Enter')
  await expect.poll(async () => (await order()).at(-1)).not.toBe(`${name} English`)
  await expect(up).toBeFocused()
  // At the end of the list the button can do nothing, and keeps the focus.
  await down.press('Enter')
  await expect(down).toBeDisabled()
  await expect(down).toBeFocused()
  await up.press('Enter')
  await expect
    .poll(async () => (await order()).indexOf(`${name} English`))
    .toBe((await order()).length - 2)
  await expect(header.getByRole('listitem').nth(-2)).toContainText(name)
  const act = async (word: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: word }).click()
  }
  await act(hy('content.hide'))
  await expect.poll(order).not.toContain(`${name} English`)
  await act(hy('content.show'))
  await expect.poll(order).toContain(`${name} English`)
  await act(hy('content.delete'))
  await expect(row).toHaveCount(0)
  await expect.poll(order).not.toContain(`${name} English`)
})

test('a slide’s script is named before it is saved, and the home page has the clean caption', async ({
  page,
}) => {
  test.slow()
  const title = `Սլայդ ${mark()}`
  await openAs(page, 'content', '/content/sliders', 'en')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('content.newSlide') }).click()
  await addTitled(page, title, hy('content.addSlide'))
  for (const name of names)
    await page
      .getByLabel(`${hy('content.caption')}: ${name}`)
      .fill(`<p>20% <strong>${title}</strong></p><script>x()</script>`)
  await expect(page.getByText(hy('content.removedNote', { parts: '<script>' }))).toBeVisible()
  await page.getByLabel(hy('content.slidePath')).fill('//evil.test')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel(hy('content.slidePath'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(hy('content.slidePath')).fill('/hy/brands')
  await page.getByLabel(hy('content.showField')).check()
  await save(page)
  expect(await complaints(page)).toEqual([])
  const captions = async () => {
    const { data } = await (await page.request.get('/api/sliders?locale=ru')).json()
    return (data as { content: string; path: string }[]).map(({ content, path }) => path + content)
  }
  const caption = `/brands<p>20% <strong>${title}</strong></p>`
  await expect.poll(captions).toContain(caption)
  await page
    .getByRole('link', { name: hy('content.sliders') })
    .first()
    .click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('content.delete') }).click()
  await expect.poll(captions).not.toContain(caption)
})

test('a social link needs a secure address', async ({ page }) => {
  const name = `Viber ${mark()}`
  await openAs(page, 'content', '/content/social', 'en')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: hy('content.newSocial') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('content.name')).fill(name)
  const link = dialog.getByLabel(hy('content.socialLink'))
  await link.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await link.fill('viber.com/tsiran')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  const shown = async () =>
    (await (await page.request.get('/api/social')).text()).includes('https://viber.com/tsiran')
  await expect.poll(shown).toBe(true)
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('content.delete') }).click()
  await expect.poll(shown).toBe(false)
})
