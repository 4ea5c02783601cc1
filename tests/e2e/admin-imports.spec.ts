import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { complaints } from './axe.ts'
import { addProduct } from './product-editor.ts'
import { hold } from './slow.ts'
import { adminWords, expect, locales, openAs, readIn, test } from './staff.ts'
import { xlsxOf } from './xlsx.ts'

/** Demo staff work in Armenian. */
const t = adminWords('hy')
const mark = () => `IM${Date.now()}${Math.floor(Math.random() * 1_000_000)}`

/** Letters of windows-1251, as older spreadsheets save them. */
function windows1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0)!
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
    }),
  )
}

type Kind = 'products' | 'prices' | 'stock' | 'categories'
async function upload(page: Page, kind: Kind, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(t('imports.kind')).first().selectOption(kind)
  await page
    .getByLabel(t('imports.file'), { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await page.getByRole('button', { name: t('imports.upload'), exact: true }).click()
}

const count = (page: Page, name: 'created' | 'updated' | 'unchanged' | 'refused' | 'applied') =>
  page
    .getByRole('term')
    .filter({ hasText: t(`imports.${name}`) })
    .locator('xpath=following-sibling::dd[1]')

/** A thread of its own checks and writes rows: on a busy machine, after others. */
const byJob = { timeout: 60_000 }

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('imports.check'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('imports.checkTitle') })).toBeVisible(byJob)
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8')

test('a file in windows-1251 is mapped, checked, corrected and applied', async ({ page }) => {
  test.slow()
  const sku = mark()
  await openAs(page, 'catalogue', '/imports', 'en')
  const csv = [
    'Артикул;name_hy;name_ru;name_en;Цена;заметка',
    `${sku}-1;Кат;Молоко;Milk;1 200;x`,
    `${sku}-2;Кат;Сыр;Cheese;дорого;x`,
  ].join('\r\n')
  await upload(page, 'products', 'товары.csv', windows1251(csv))
  await expect(page.getByRole('heading', { name: 'товары.csv' })).toBeVisible()
  await expect(page.getByLabel('Цена')).toHaveValue('price')
  await expect(page.getByLabel('заметка')).toHaveValue('')
  await expect(page.getByText('Молоко · Сыр')).toBeVisible()
  expect(await complaints(page, 'main')).toEqual([])

  await check(page)
  await expect(count(page, 'created')).toHaveText('1')
  await expect(count(page, 'refused')).toHaveText('1')
  const errors = page.getByRole('table', { name: t('imports.errors') })
  await expect(errors.getByRole('row').nth(1)).toContainText(['3', 'Цена', 'дорого'].join(''))
  expect(await complaints(page, 'main')).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('imports.exportAs.csv') }).click()
  const bad = await textOf(await downloading)
  expect(bad).toContain(`${sku}-2;`)
  expect(bad).not.toContain(`${sku}-1;`)

  await page.getByRole('button', { name: t('imports.applySkipping') }).click()
  await expect(count(page, 'applied')).toHaveText('1', byJob)

  await page.goto('/admin/imports')
  await upload(page, 'products', 'fixed.csv', Buffer.from(bad.replace('дорого', '1500')))
  await check(page)
  await expect(count(page, 'created')).toHaveText('1')
  await page.getByRole('button', { name: t('imports.apply'), exact: true }).click()
  await expect(count(page, 'applied')).toHaveText('1', byJob)
  const found = await page.request.get(`/api/admin/products?search=${sku}`)
  expect(
    (await found.json()).data
      .map(({ sku: one, price }: { sku: string; price: number }) => [one, price])
      .sort(),
  ).toEqual([
    [`${sku}-1`, 1200],
    [`${sku}-2`, 1500],
  ])
})

test('prices from an Excel file are applied and reverted', async ({ page }) => {
  test.slow()
  await openAs(page, 'owner', '/imports', 'en')
  const { id } = await addProduct(page)
  const product = async () =>
    (await (await page.request.get(`/api/admin/products/${id}`)).json()).data
  const [{ sku, price }] = (await product()).variants
  await upload(
    page,
    'prices',
    'prices.xlsx',
    xlsxOf([
      ['sku', 'price'],
      [sku, price + 10],
    ]),
  )
  await check(page)
  await expect(count(page, 'updated')).toHaveText('1')
  expect((await product()).variants[0].price).toBe(price)
  await page.getByRole('button', { name: t('imports.apply'), exact: true }).click()
  await expect(count(page, 'applied')).toHaveText('1', byJob)
  expect((await product()).variants[0].price).toBe(price + 10)
  await page.getByRole('button', { name: t('bulk.revert'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('bulk.revertTitle') })
  await expect(dialog).toContainText(t('imports.revertNotes.prices'))
  await dialog.getByRole('button', { name: t('bulk.revert'), exact: true }).click()
  await expect(page.getByText(t('bulk.revertedCount', { count: 1 }))).toBeVisible()
  expect((await product()).variants[0].price).toBe(price)
})

/** The lines of an export of categories that begin with a root of the demo: other tests add and delete roots of their own meanwhile. */
const ofDemoCategories = (csv: string) => {
  const [headings, ...lines] = csv.split('\n')
  const ours = lines.filter((line) =>
    catalog.some(({ slug }) => /^"?([\w-]+)/.exec(line)?.[1] === slug),
  )
  expect(ours.length).toBeGreaterThan(catalog.length)
  return [headings, ...ours].join('\n')
}

// The products are those of a category that no other test changes meanwhile.
for (const [kind, from, keep] of [
  ['products', '/admin/products?category_id=310', (csv: string) => csv],
  ['categories', '/admin/imports', ofDemoCategories],
] as const)
  test(`an export of ${kind} imported again changes nothing`, async ({ page }) => {
    test.slow()
    await openAs(page, 'catalogue', '/imports', 'en')
    await page.goto(from)
    await page.getByRole('button', { name: t('imports.export'), exact: true }).click()
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('group', { name: t(`imports.kinds.${kind}`) })
      .getByRole('menuitem', { name: t('imports.exportAs.csv') })
      .click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    await page.goto('/admin/imports')
    await upload(page, kind, `${kind}.csv`, Buffer.from(keep(await textOf(download))))
    await check(page)
    await expect(page.getByText(t('imports.nothing'))).toBeVisible({ timeout: 60_000 })
    await expect(count(page, 'refused')).toHaveText('0')
  })

for (const [name, buffer, sentence] of [
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /աղյուսակ չէ/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /պահպանեք որպես \.xlsx/],
  [
    '300 columns',
    Buffer.from(Array.from({ length: 300 }, (_, at) => `c${at}`).join(',')),
    /Սյունակները շատ են/,
  ],
] as const)
  test(`${name} is refused with a sentence at its field`, async ({ page }) => {
    await openAs(page, 'catalogue', '/imports', 'en')
    await upload(page, 'products', 'file.csv', buffer)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/imports$/)
  })

test('an import can be canceled, and the list shows it on a phone in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'catalogue', '/imports', 'en')
  const name = `${mark()}.csv`
  await upload(page, 'prices', name, Buffer.from('sku,price\nA,1\n'))
  await page.getByRole('button', { name: t('imports.cancel') }).click()
  await expect(page.getByRole('main').getByText(t('imports.states.canceled'))).toBeVisible()
  for (const locale of locales) {
    await readIn(page, locale)
    await page.goto(`/admin/imports?search=${name}`)
    const words = adminWords(locale)
    await expect(page.getByRole('heading', { name: words('imports.title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(words('imports.states.canceled'))).toBeVisible()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true)
  }
  expect(await complaints(page, 'main')).toEqual([])
})

test('whoever leaves the imports while a file is sent is not led back', async ({ page }) => {
  const prices = Buffer.from('sku;price\nX;100')
  await openAs(page, 'catalogue', '/imports', 'en')
  await upload(page, 'prices', 'stayed.csv', prices)
  await expect(page.getByRole('heading', { name: 'stayed.csv' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('imports.title') })
    .click()
  const post = await hold(page, 'POST', /\/imports$/)
  await upload(page, 'prices', 'left.csv', prices)
  await post.asked
  await page
    .getByRole('link', { name: t('brands.title'), exact: true })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: t('brands.title') })
  await expect(heading).toBeVisible()
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname.endsWith('/imports'))
  post.letGo()
  await answer
  await page.getByRole('searchbox').fill('left')
  await expect(page).toHaveURL(/\/brands\?search=left$/)
})

test('a picker does not see imports', async ({ page }) => {
  await openAs(page, 'picker', '/imports', 'en')
  await expect(page.getByText(t('shell.forbiddenNote'))).toBeVisible()
})

test('the list of imports follows one that a job works on', async ({ page }) => {
  await openAs(page, 'catalogue', '/imports', 'en')
  const name = `${mark()}.csv`
  await upload(page, 'prices', name, Buffer.from('sku,price\nX,1\n'))
  await expect(page.getByRole('heading', { name })).toBeVisible()
  let looks = 0
  await page.route('**/api/admin/imports?*', async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { data: { file_name: string; state: string }[] }
    looks += 1
    if (looks === 1) for (const row of list.data) if (row.file_name === name) row.state = 'checking'
    await route.fulfill({ json: list })
  })
  await page.goto('/admin/imports')
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(t('imports.states.checking'))
  await expect(row).toContainText(t('imports.states.mapping'))
  expect(looks).toBeGreaterThan(1)
})
