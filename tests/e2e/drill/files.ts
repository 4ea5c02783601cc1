import { readFile } from 'node:fs/promises'
import { expect } from '../shop.ts'
import { xlsxOf } from '../xlsx.ts'
import { goTo, openStep, t } from './opening.ts'
import type { Person } from './person.ts'

/** Jobs of the server go on in the background. */
const slow = { timeout: 120_000 }

const columns = [
  'sku',
  'name_hy',
  'name_ru',
  'name_en',
  'category',
  'price',
  'old_price',
  'qty',
  'status',
]

/** A file of 300 products with twelve faults: ten that can be corrected, and two rows without a code. */
function productsFile() {
  const right = Array.from({ length: 300 }, (_, index) => {
    const number = index + 1
    const path = number <= 40 ? 'Drinks/Juices' : number <= 160 ? 'Vegetables/Herbs' : 'Bread'
    const name = `${number}`.padStart(3, '0')
    return [
      `${number <= 40 ? 'JUI' : 'GEN'}-${name}`,
      `Ապրանք ${name}`,
      `Товар ${name}`,
      `Product ${name}`,
      path,
      500 + number,
      '',
      20,
      'published',
    ]
  })
  const faults: [row: number, column: string, value: string | number][] = [
    [10, 'price', 'cheap'],
    [35, 'price', 0],
    [60, 'price', ''],
    [85, 'category', 'Vegetables/Nowhere'],
    [110, 'category', 'Nowhere'],
    [135, 'old_price', 10],
    [160, 'name_hy', ''],
    [185, 'qty', 'many'],
    [210, 'status', 'maybe'],
    [235, 'qty', -5],
    [260, 'sku', ''],
    [285, 'sku', ''],
  ]
  const rows = right.map((cells) => [...cells])
  for (const [row, column, value] of faults) rows[row - 1]![columns.indexOf(column)] = value
  const corrected = faults.slice(0, 10).map(([row]) => right[row - 1]!)
  return { rows, corrected, faults }
}

async function check(owner: Person, name: string, buffer: Buffer): Promise<void> {
  const { page } = owner
  await owner.upload(page.getByLabel(t('imports.file'), { exact: true }), { name, buffer })
  await owner.click(page.getByRole('button', { name: t('imports.upload'), exact: true }))
  await owner.click(page.getByRole('button', { name: t('imports.check'), exact: true }))
  await owner.see(page.getByRole('heading', { name: t('imports.checkTitle') }))
}
const count = ({ page }: Person, name: 'created' | 'refused' | 'applied') =>
  page
    .getByRole('term')
    .filter({ hasText: t(`imports.${name}`) })
    .locator('xpath=following-sibling::dd[1]')

/** Task 7: the dry run finds exactly the faults; ten rows are corrected in the file of errors, two are left out. */
export async function importProducts(owner: Person): Promise<void> {
  const { page } = owner
  const { rows, corrected, faults } = productsFile()
  await openStep(owner, 'import')
  await check(owner, 'products.xlsx', xlsxOf([columns, ...rows]))
  await expect(count(owner, 'created')).toHaveText(String(rows.length - faults.length))
  await expect(count(owner, 'refused')).toHaveText(String(faults.length))
  const errors = page.getByRole('table', { name: new RegExp(t('imports.errors')) })
  expect(
    (await errors.getByRole('row').getByRole('cell').first().allInnerTexts()).length,
  ).toBeGreaterThan(0)
  const downloading = page.waitForEvent('download')
  await owner.click(page.getByRole('link', { name: new RegExp(t('imports.exportAs.csv')) }))
  const bad = await readFile(await (await downloading).path(), 'utf8')
  expect(bad.trim().split('\n')).toHaveLength(faults.length + 1)
  await owner.click(page.getByRole('button', { name: t('imports.applySkipping') }))
  await expect(count(owner, 'applied')).toHaveText(String(rows.length - faults.length), slow)
  // In the spreadsheet: ten cells are corrected, two rows deleted, the file saved.
  owner.work({ decisions: 14, keys: 120 })
  await goTo(owner, t('imports.title'))
  await check(owner, 'corrected.xlsx', xlsxOf([columns, ...corrected]))
  await expect(count(owner, 'refused')).toHaveText('0')
  await owner.click(page.getByRole('button', { name: t('imports.apply'), exact: true }))
  await expect(count(owner, 'applied')).toHaveText(String(corrected.length), slow)
}

/** A column of 50 counts, pasted into a spreadsheet beside the codes, becomes 50 movements of the ledger. */
export async function countStock(owner: Person): Promise<void> {
  const { page } = owner
  const counted = Array.from({ length: 50 }, (_, index) => [`GEN-${100 + index}`, 30 + index])
  owner.work({ decisions: 4, keys: 20 })
  await goTo(owner, t('imports.title'))
  await owner.choose(page.getByLabel(t('imports.kind')).first(), 'stock')
  await check(owner, 'stock.xlsx', xlsxOf([['sku', 'qty'], ...counted]))
  await expect(count(owner, 'refused')).toHaveText('0')
  await owner.click(page.getByRole('button', { name: t('imports.apply'), exact: true }))
  await expect(count(owner, 'applied')).toHaveText('50', slow)
  const { data } = (await (await page.request.get('/api/admin/stock?search=GEN-149')).json()) as {
    data: { variant_id: number; qty: number }[]
  }
  expect(data[0]!.qty).toBe(79)
  const ledger = await page.request.get(
    `/api/admin/stock/movements?variant_id=${data[0]!.variant_id}`,
  )
  const moved: { delta: number }[] = (await ledger.json()).data
  expect(moved.map(({ delta }) => delta)).toEqual([59, 20])
}
