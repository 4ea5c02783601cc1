import type { Locator } from '@playwright/test'
import { testPicture } from '@tsiran/server/admin/testing-files'
import { expect } from '../shop.ts'
import { countStock } from './files.ts'
import { goTo, openStep, seeSaved, t } from './opening.ts'
import type { Person } from './person.ts'

const tree = `Մրգեր | Фрукты | Fruit
  Հատապտուղներ | Ягоды | Berries
    Անտառային | Лесные | Wild berries
  Կորիզավորներ | Косточковые | Stone fruit
Բանջարեղեն | Овощи | Vegetables
  Կանաչի | Зелень | Herbs
  Արմատապտուղներ | Корнеплоды | Roots
    Կարտոֆիլ | Картофель | Potatoes
Խմիչքներ | Напитки | Drinks
  Հյութեր | Соки | Juices
  Ջուր | Вода | Water
Հաց | Хлеб | Bread`

/** Task 5: a pasted tree, two rows moved by the keyboard, one hidden. */
export async function pasteCategories(owner: Person): Promise<void> {
  const { page } = owner
  await openStep(owner, 'categories')
  const dialog = page.getByRole('dialog', { name: t('categories.paste') })
  await owner.paste(dialog.getByLabel(t('categories.pasteLabel')), tree)
  await owner.click(dialog.getByRole('button', { name: t('categories.pastePreview') }))
  await owner.click(dialog.getByRole('button', { name: t('categories.pasteAdd', { count: 12 }) }))
  const row = (name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await owner.see(row('Bread'))
  // By the mouse, then by the keyboard.
  owner.work({ decisions: 1, keys: 0 })
  await row('Water')
    .locator('.cursor-grab')
    .dragTo(row('Juices'), { targetPosition: { x: 200, y: 2 } })
  await expect(page.getByText(t('categories.moved', { name: 'Water' }))).toBeVisible()
  await row('Bread').focus()
  await owner.press('Alt+ArrowUp')
  await expect(page.getByText(t('categories.moved', { name: 'Bread' }))).toBeVisible()
  const acts = row('Wild berries').getByRole('button', {
    name: t('categories.actsOf', { name: 'Wild berries' }),
  })
  await acts.focus()
  await owner.press('Enter')
  await page.getByRole('menuitem', { name: t('categories.hide'), exact: true }).press('Enter')
  owner.work({ decisions: 1, keys: 3 })
  await expect(page.getByText(t('categories.hiddenNow', { name: 'Wild berries' }))).toBeVisible()
}

/**
 * Task 6: a product by hand with its photo, published, and found by shoppers at once, also at another server, which had cached
 * the pages without it.
 */
export async function writeProduct(owner: Person, other: string): Promise<void> {
  const { page } = owner
  await openStep(owner, 'product')
  await owner.typeTexts(t('products.name'), ['Սերկևիլ', 'Айва', 'Ripe quince'])
  await owner.typeTexts(t('products.shortDescription'), [
    'Հասած սերկևիլ Արարատյան դաշտից։',
    'Спелая айва из Араратской долины.',
    'From the Ararat valley.',
  ])
  await owner.type(page.getByLabel(t('products.sku'), { exact: true }), 'QUINCE-1')
  await owner.type(page.getByLabel(t('products.price'), { exact: true }), '900')
  await owner.type(page.getByLabel(t('products.boxQty')), '10')
  await owner.type(page.getByLabel(t('products.boxPrice')), '8500')
  await owner.type(page.getByLabel(t('products.content'), { exact: true }), '500')
  await owner.choose(page.getByLabel(t('products.contentUnit')), 'g')
  await owner.type(page.getByLabel(t('products.firstStock')), '40')
  await owner.type(page.getByRole('combobox', { name: t('products.categories') }), 'Stone')
  await owner.click(page.getByRole('option', { name: /Stone fruit/ }))
  await owner.upload(page.getByLabel(t('media.chooseFiles')), {
    name: 'quince.jpg',
    buffer: await testPicture(3),
  })
  await owner.click(page.getByRole('button', { name: t('media.edit', { number: 1 }) }))
  const photo = page.getByRole('dialog', { name: 'quince.jpg' })
  await photo.getByLabel(t('media.whole')).uncheck()
  await expect(photo.getByTestId('container')).toBeVisible()
  await owner.click(photo.getByLabel(t('media.cropArea')))
  await owner.press('ArrowLeft')
  await owner.click(photo.getByRole('button', { name: t('common.save') }))
  await expect(photo).toBeHidden()
  await owner.press('Control+s')
  await seeSaved(owner)
  const { data } = (await (
    await page.request.get('/api/admin/products?search=QUINCE-1')
  ).json()) as {
    data: { category_ids: number[] }[]
  }
  const lists = [
    '/en/shop/main/catalog/search?search=quince',
    `/en/shop/main/catalog?category_id=${data[0]!.category_ids[0]}`,
  ]
  const shows = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('Ripe quince')
  for (const list of lists)
    for (const server of ['', other]) expect(await shows(server + list)).toBe(false)
  await owner.click(page.getByRole('button', { name: t('products.act.publish') }))
  const address = await page.getByRole('link', { name: t('common.inShop') }).getAttribute('href')
  for (const path of [address!.replace(/^\/(?:hy|ru)/, '/en'), ...lists])
    for (const server of ['', other]) await expect.poll(() => shows(server + path)).toBe(true)
}

/**
 * Task 8: the 40 juices become 7 % dearer in whole tens, a column of 50 cells is pasted, and the set is reverted and applied again.
 * Stock is moved by the ledger alone: 50 counts come as a file.
 */
export async function raisePrices(owner: Person): Promise<void> {
  const { page } = owner
  const dialog = page.locator('[data-window]')
  const raise = async () => {
    await owner.click(page.getByRole('button', { name: t('bulk.title') }))
    await owner.choose(dialog.getByLabel(t('bulk.operation')), { label: t('bulk.op.percent') })
    await owner.type(dialog.getByLabel(t('bulk.value')), '7')
    await owner.click(dialog.getByRole('button', { name: t('bulk.add') }))
    const second = dialog.getByRole('group', { name: t('bulk.operationNumber', { number: 2 }) })
    await owner.choose(second.getByLabel(t('bulk.operation')), { label: t('bulk.op.round') })
    await owner.type(second.getByLabel(t('bulk.value')), '10')
    await owner.click(dialog.getByRole('button', { name: t('bulk.preview') }))
    await expect(dialog.getByText(t('bulk.wouldChange', { count: 40 }))).toBeVisible()
    await owner.click(dialog.getByRole('button', { name: t('bulk.apply') }))
    await expect(dialog.getByText(t('bulk.applied', { count: 40 }))).toBeVisible()
  }
  await goTo(owner, t('products.title'))
  await owner.type(page.getByRole('searchbox'), 'JUI')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(41)
  await owner.check(page.getByRole('table').getByRole('checkbox').first())
  await raise()
  await owner.click(dialog.getByRole('button', { name: t('bulk.revert') }))
  const question = page.getByRole('dialog', { name: t('bulk.revertTitle') })
  await owner.click(question.getByRole('button', { name: t('bulk.revert') }))
  await expect(dialog.getByText(t('bulk.revertedCount', { count: 40 }))).toBeVisible()
  await owner.click(dialog.getByRole('button', { name: t('bulk.close') }).last())
  await raise()
  await owner.click(dialog.getByRole('button', { name: t('bulk.close') }).last())
  await pasteColumn(owner)
  await countStock(owner)
  const priceOf = async (sku: string) =>
    (await (await page.request.get(`/api/admin/products?search=${sku}`)).json()).data[0].price
  expect(await priceOf('JUI-001')).toBe(540)
}

/** Pastes a column of 50 prices into the grid, mistypes one cell, undoes that alone, and applies the rest. */
async function pasteColumn(owner: Person): Promise<void> {
  const { page } = owner
  await owner.open('/admin/products/grid?search=GEN')
  const cells = page.getByRole('row').getByRole('gridcell')
  const prices = Array.from({ length: 50 }, (_, index) => `${1_000 + index}`)
  await owner.see(cells.first())
  await owner.paste(cells.first(), prices.join('\n'))
  await expect(page.getByText(t('grid.staged', { count: 50 }))).toBeVisible()
  await owner.press('ArrowDown')
  await owner.write('1')
  await owner.press('Enter')
  await owner.click(page.getByRole('button', { name: t('grid.undo') }))
  await expect(page.getByText(t('grid.staged', { count: 50 }))).toBeVisible()
  await owner.click(page.getByRole('button', { name: t('bulk.preview') }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('bulk.wouldChange', { count: 50 }))).toBeVisible()
  await owner.click(dialog.getByRole('button', { name: t('bulk.apply') }))
  await expect(dialog.getByText(t('bulk.applied', { count: 50 }))).toBeVisible()
  await owner.click(dialog.getByRole('button', { name: t('bulk.close') }).last())
}
