import type { Locator, Page } from '@playwright/test'
import { inLanguage } from '@tsiran/contract/shop-paths'
import { complaints } from './axe.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

test.use({ reducedMotion: 'no-preference' })

const hy = adminWords('hy')
const mark = () => `${Date.now()}${Math.floor(Math.random() * 1_000)}`

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens a row's menu and takes an act; by the keyboard, since a toast may cover the end of the last rows. */
async function act(page: Page, name: string, label: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: hy('categories.actsOf', { name }) })
    .press('Enter')
  // A toast may lie over the menu.
  await page.getByRole('menuitem', { name: label, exact: true }).press('Enter')
}

/** Names of the tree's rows that hold a text, in their order. */
const namesWith = async (page: Page, text: string): Promise<string[]> => {
  const links = page.getByRole('row').getByRole('link').filter({ hasText: text })
  return (await links.allInnerTexts()).map((name) => name.trim())
}

/** Adds a tree by pasting: a root with two children, the first with one of its own. */
async function pasteTree(page: Page) {
  const id = mark()
  const [root, first, second, inner] = ['Root', 'First', 'Second', 'Inner'].map(
    (name) => `${name} ${id}`,
  ) as [string, string, string, string]
  await page.getByRole('button', { name: hy('categories.paste') }).click()
  const dialog = page.getByRole('dialog', { name: hy('categories.paste') })
  const list = `${root}\n  ${first}\n    ${inner}\n  ${second}`
  await dialog.getByLabel(hy('categories.pasteLabel')).fill(list)
  await dialog.getByRole('button', { name: hy('categories.pastePreview') }).click()
  await expect(dialog.getByRole('status')).toHaveText(hy('categories.pasteCount', { count: 4 }))
  await dialog.getByRole('button', { name: hy('categories.pasteAdd', { count: 4 }) }).click()
  await expect(rowOf(page, inner)).toBeVisible()
  return { id, root, first, second, inner }
}

/** Deletes categories by the menu, children first. */
async function remove(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await act(page, name, hy('categories.delete'))
    const dialog = page.getByRole('dialog', { name: hy('categories.deleteOne', { name }) })
    await dialog.getByRole('button', { name: hy('categories.delete') }).click()
    await expect(rowOf(page, name)).toHaveCount(0)
  }
}

test('a pasted tree is moved by menu, keys and dragging, and put back', async ({ page }) => {
  test.slow()
  await openAs(page, 'catalogue', '/categories', 'en')
  const { id, root, first, second, inner } = await pasteTree(page)
  expect(await namesWith(page, id)).toEqual([root, first, inner, second])

  await act(page, second, hy('categories.up'))
  await expect.poll(() => namesWith(page, id)).toEqual([root, second, first, inner])
  await page.getByRole('button', { name: hy('categories.undo') }).click()
  await expect.poll(() => namesWith(page, id)).toEqual([root, first, inner, second])

  await rowOf(page, second).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(rowOf(page, second)).toHaveAttribute('aria-level', '3')
  await rowOf(page, second).focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(rowOf(page, second)).toHaveAttribute('aria-level', '2')

  await act(page, inner, hy('categories.moveTo'))
  const dialog = page.getByRole('dialog', { name: hy('categories.moveOne', { name: inner }) })
  await dialog.getByLabel(hy('categories.under')).fill(root)
  await page.getByRole('option', { name: root }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: hy('blocks.saveBar.stay') }).click()
  await dialog.getByRole('button', { name: hy('categories.move') }).click()
  await expect.poll(() => namesWith(page, id)).toEqual([root, first, second, inner])

  const grip = rowOf(page, inner).locator('.cursor-grab')
  await grip.dragTo(rowOf(page, first), { targetPosition: { x: 200, y: 24 } })
  await expect(rowOf(page, inner)).toHaveAttribute('aria-level', '3')

  await rowOf(page, root).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(rowOf(page, inner)).toHaveCount(0)
  await expect(rowOf(page, root)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, first)).toBeFocused()
  expect(await complaints(page)).toEqual([])

  await act(page, root, hy('categories.delete'))
  const used = page.getByRole('dialog', { name: hy('categories.deleteOne', { name: root }) })
  await used.getByRole('button', { name: hy('categories.delete') }).click()
  await expect(used.getByRole('alert')).toContainText(first)
  await used.getByRole('button', { name: hy('categories.cancel') }).click()
  await remove(page, [inner, first, second, root])
})

test('a category is hidden and renamed; its old address leads to the new one', async ({ page }) => {
  test.slow()
  await openAs(page, 'catalogue', '/categories', 'en')
  const { id, root, first, second, inner } = await pasteTree(page)
  const slug = `root-${id}`
  const address = (key: string) => `${inLanguage('en', '/shop/catalog')}?category_slug=${key}`
  const statusOf = async (key: string) =>
    (await page.request.get(address(key), { maxRedirects: 0 })).status()
  await expect.poll(() => statusOf(slug)).toBe(200)

  await act(page, root, hy('categories.hide'))
  await expect(rowOf(page, root).getByText(hy('categories.hidden'))).toBeVisible()
  await expect(rowOf(page, first).getByText(hy('categories.hiddenAbove'))).toBeVisible()
  await expect.poll(() => statusOf(slug)).toBe(404)
  await page.getByRole('button', { name: hy('categories.undo') }).click()
  await expect.poll(() => statusOf(slug)).toBe(200)

  await rowOf(page, root).getByRole('link', { name: root }).click()
  await expect(page.getByRole('heading', { level: 1, name: root })).toBeVisible()
  await page.getByLabel(hy('categories.slug')).fill(`stem-${id}`)
  await page.getByLabel(hy('allergens.nuts')).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`root-${id}`, { exact: true }).and(page.locator('p'))).toBeVisible()
  const moved = await page.request.get(address(slug), { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, address(`stem-${id}`)])
  await expect(page.getByLabel(hy('allergens.nuts'))).toBeChecked()
  await expect(
    page
      .getByRole('region', { name: hy('history.title') })
      .or(page.getByText(hy('action.categoryChange')).first())
      .first(),
  ).toBeVisible()
  expect(await complaints(page)).toEqual([])

  await page
    .getByRole('link', { name: hy('categories.title') })
    .first()
    .click()
  await remove(page, [inner, first, second, root])
})

test('two people change one category: the second chooses between both', async ({ page }) => {
  test.slow()
  await openAs(page, 'catalogue', '/categories', 'en')
  const { root, first, second, inner } = await pasteTree(page)
  await rowOf(page, root).getByRole('link', { name: root }).click()
  await page.waitForURL(/\/categories\/\d+$/)
  const path = new URL(page.url()).pathname.replace('/admin', '/api/admin')
  await page
    .getByRole('textbox', { name: /English/ })
    .last()
    .fill('Mine')
  const answer = await page.request.put(path, {
    data: { version: 1, meta_title: { hy: 'x', ru: 'x', en: 'Theirs' } },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: hy('blocks.saveBar.conflictTitle') })
  await expect(dialog).toContainText('Theirs')
  await dialog.getByRole('button').last().click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(path)).json()
      return [data.version, data.meta_title.en]
    })
    .toEqual([3, 'Mine'])
  await page
    .getByRole('link', { name: hy('categories.title') })
    .first()
    .click()
  await remove(page, [inner, first, second, root])
})

test('on a phone the tree is read and changed by its menus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'catalogue', '/categories', 'en')
  const row = page.getByRole('row').first()
  await expect(row).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await row.getByRole('button').last().click()
  await expect(page.getByRole('menuitem', { name: hy('categories.moveTo') })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('link').click()
  await expect(
    page
      .getByRole('button', { name: hy('common.inShop') })
      .or(page.getByRole('link', { name: hy('common.inShop') })),
  ).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('who may only read sees the tree without acts', async ({ page }) => {
  await openAs(page, 'viewer', '/categories', 'en')
  await expect(page.getByRole('treegrid')).toBeVisible()
  await expect(page.getByRole('button', { name: hy('categories.new') })).toHaveCount(0)
  await page.getByRole('row').first().getByRole('button').last().click()
  await expect(page.getByRole('menuitem', { name: hy('categories.view') })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: hy('categories.edit') })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: hy('categories.delete') })).toHaveCount(0)
})
