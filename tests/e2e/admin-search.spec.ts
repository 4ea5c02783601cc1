import { complaints } from './axe.ts'
import { sample, wordsOf } from './shop.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

test.use({ reducedMotion: 'no-preference' })

const hy = adminWords('hy')
const word = () =>
  `zq${Array.from({ length: 10 }, () => 'bcdfghklmnprstvw'[Math.floor(Math.random() * 16)]).join('')}`

test('a query that found nothing gets a synonym, and shoppers find at once', async ({ page }) => {
  test.slow()
  const typed = word()
  const found = async (text: string) => {
    const answer = await page.request.get(`/api/search?locale=en&limit=24&search=${text}`)
    return (await answer.json()).meta.total as number
  }
  expect(await found(typed)).toBe(0)
  await openAs(page, 'catalogue', '/search', 'en')
  expect(await complaints(page)).toEqual([])
  const row = page.getByRole('row').filter({ hasText: typed })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('searchDesk.new.synonym') }).click()
  const dialog = page.getByRole('dialog', { name: hy('searchDesk.newSynonym') })
  await expect(dialog.getByLabel(hy('searchDesk.typed'))).toHaveValue(typed)
  await dialog.getByLabel(hy('searchDesk.meant')).fill('milk')
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => found(typed)).toBeGreaterThan(0)

  await page.getByRole('tab', { name: hy('searchDesk.tabs.synonyms') }).click()
  await page.goto(`/admin/search?tab=synonyms&search=${typed}`)
  await page
    .getByRole('row')
    .filter({ hasText: typed })
    .getByRole('button', { name: hy('categories.actsOf', { name: `${typed} → milk` }) })
    .click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  await expect.poll(() => found(typed)).toBe(0)
})

test('what a colleague has deleted leaves the list once somebody acts on it', async ({ page }) => {
  const typed = word()
  await openAs(page, 'catalogue', '/search', 'en')
  const added = await page.request.post('/api/admin/synonyms', {
    data: { typed, meant: 'milk', both_ways: false },
  })
  const { id, version } = (await added.json()).data as { id: number; version: number }
  await page.goto(`/admin/search?tab=synonyms&search=${typed}`)
  const row = page.getByRole('row').filter({ hasText: typed })
  await expect(row).toBeVisible()
  await page.request.delete(`/api/admin/synonyms/${id}?version=${version}`)
  await row
    .getByRole('button', { name: hy('categories.actsOf', { name: `${typed} → milk` }) })
    .click()
  await page.getByRole('menuitem', { name: hy('categories.delete') }).click()
  await expect(row).toBeHidden()
})

test('pinned products come first, and a redirect opens its page', async ({ page }) => {
  test.slow()
  const query = word()
  await openAs(page, 'catalogue', '/search?tab=pins', 'en')
  await page.getByRole('button', { name: hy('searchDesk.new.pin') }).click()
  const dialog = page.getByRole('dialog', { name: hy('searchDesk.newPin') })
  await dialog.getByLabel(hy('searchDesk.query')).fill(query)
  const product = await page.request.get(`/api/product/${sample.product.urlKey}?locale=en`)
  const { sku, id } = (await product.json()).data as { sku: string; id: number }
  await dialog.getByLabel(hy('searchDesk.addProduct')).fill(sku)
  await page.getByRole('option', { name: new RegExp(sku) }).click()
  await expect(
    dialog.getByRole('list', { name: hy('searchDesk.pinned') }).getByRole('listitem'),
  ).toHaveCount(1)
  await dialog.getByRole('button', { name: hy('common.save') }).click()
  await expect(dialog).toBeHidden()
  // What is taken out by its button alone is not lost by Escape.
  await page.getByRole('button', { name: hy('categories.actsOf', { name: query }) }).click()
  await page.getByRole('menuitem', { name: hy('categories.edit') }).click()
  const edited = page.getByRole('dialog', { name: hy('searchDesk.editPin') })
  await edited.getByRole('listitem').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: hy('common.remove') }).click()
  await expect(edited.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: hy('blocks.saveBar.leaveTitle') })
    .getByRole('button', { name: hy('blocks.saveBar.leave') })
    .click()
  await expect(edited).toBeHidden()
  const answer = await page.request.get(`/api/search?locale=en&search=${query}`)
  expect((await answer.json()).data.map((card: { id: number }) => card.id)).toEqual([id])

  await page.getByLabel(hy('searchDesk.tryField')).fill(query)
  await page.getByRole('button', { name: hy('searchDesk.tryButton') }).click()
  await expect(page.getByText(hy('searchDesk.found', { count: 1 }))).toBeVisible()
  await expect(page.getByText(hy('searchDesk.pinnedMark'), { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: hy('searchDesk.tabs.redirects') }).click()
  await page.getByRole('button', { name: hy('searchDesk.new.redirect') }).click()
  const redirect = page.getByRole('dialog', { name: hy('searchDesk.newRedirect') })
  await redirect.getByLabel(hy('searchDesk.query')).fill(query)
  await redirect.getByLabel(hy('searchDesk.path')).fill('//evil.test')
  await redirect.getByRole('button', { name: hy('common.save') }).click()
  await expect(redirect.getByText(wordsOf('hy')('field.shopPath'))).toBeVisible()
  await redirect.getByLabel(hy('searchDesk.path')).fill('/hy/brands')
  await redirect.getByRole('button', { name: hy('common.save') }).click()
  await expect(redirect).toBeHidden()
  const led = await page.request.get(`/ru/shop/main/catalog/search?search=${query}`, {
    maxRedirects: 0,
  })
  expect([led.status(), led.headers()['location']]).toEqual([302, '/ru/brands'])
})

test('on a phone the desk fits, and the viewer only reads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'viewer', '/search?tab=synonyms', 'en')
  await expect(page.getByRole('tab', { name: hy('searchDesk.tabs.synonyms') })).toBeVisible()
  await expect(page.getByRole('button', { name: hy('searchDesk.new.synonym') })).toHaveCount(0)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})
