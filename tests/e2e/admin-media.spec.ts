import { maxMediaKeys } from '@tsiran/contract/limits'
import type { MediaRow } from '@tsiran/contract/admin/media-shapes'
import { testPicture } from '@tsiran/server/admin/testing-files'
import { zipOf } from '../zip-fixture.ts'
import { complaints } from './axe.ts'
import { addProduct } from './product-editor.ts'
import { wordsOf } from './shop.ts'
import { hold } from './slow.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

const t = adminWords('hy')
const shop = wordsOf('hy')
/** A picture that no other test has. */
const photo = () => testPicture(Math.floor(Math.random() * 65_536))
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test('pictures are uploaded many at once, the bad one is named, and axe finds nothing', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/media', 'en')
  await page
    .getByLabel(t('media.chooseFiles'))
    .setInputFiles([
      file('e2e basket.jpg', await photo()),
      file('e2e jar.jpg', await photo()),
      file('e2e notes.jpg', Buffer.from('no picture at all, only words')),
    ])
  const problem = page.getByRole('list', { name: t('media.uploads') }).getByRole('listitem')
  await expect(problem).toHaveCount(1)
  await expect(problem).toContainText('e2e notes.jpg')
  await expect(problem).toContainText(shop('field.pictureType'))
  for (const name of ['e2e basket.jpg', 'e2e jar.jpg'])
    await expect(page.getByLabel(t('media.select', { name }))).toBeChecked()
  expect(await complaints(page)).toEqual([])

  await page.getByRole('searchbox').fill('basket')
  await expect(page.getByRole('button', { name: t('media.open', { name: 'e2e' }) })).toHaveCount(1)
  const picture = page.getByRole('button', { name: t('media.open', { name: 'e2e basket.jpg' }) })
  const shown = await picture.getByRole('presentation').getAttribute('src')
  expect((await page.request.get(shown!)).headers()['content-type']).toBe('image/webp')
})

test('a picture is cropped and described, and the change log says so', async ({ page }) => {
  await openAs(page, 'catalogue', '/media', 'en')
  await page
    .getByLabel(t('media.chooseFiles'))
    .setInputFiles([file('e2e crop me.jpg', await photo())])
  const picture = page.getByRole('button', { name: t('media.open', { name: 'e2e crop me.jpg' }) })
  const before = await picture.getByRole('presentation').getAttribute('src')
  await picture.click()
  const dialog = page.getByRole('dialog', { name: 'e2e crop me.jpg' })
  await dialog.getByLabel(t('media.whole')).uncheck()
  await expect(dialog.getByRole('slider', { name: t('media.zoom') })).toBeVisible()
  await expect(dialog.getByTestId('container')).toBeVisible()
  const area = dialog.getByLabel(t('media.cropArea'))
  await area.focus()
  await page.keyboard.press('ArrowLeft')
  await dialog
    .getByRole('group', { name: t('media.alt') })
    .getByLabel('English')
    .fill('A green jar')
  expect(await complaints(page)).toEqual([])
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(picture.getByRole('presentation')).not.toHaveAttribute('src', before!)
  await page.getByRole('searchbox').fill('green jar')
  await expect(picture).toBeVisible()
})

test('an unused picture is deleted, and the deletion undone', async ({ page }) => {
  await openAs(page, 'catalogue', '/media', 'en')
  const name = 'e2e unused.jpg'
  await page.getByLabel(t('media.chooseFiles')).setInputFiles([file(name, await photo())])
  const picture = page.getByRole('button', { name: t('media.open', { name }) })
  await expect(picture).toBeVisible()
  await page.getByRole('button', { name: t('media.delete') }).click()
  await expect(picture).toBeHidden()
  await page.getByRole('button', { name: t('media.undo') }).click()
  await expect(picture).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a picture is cropped by a finger', async ({ page }) => {
    await openAs(page, 'catalogue', '/media', 'en')
    const name = 'e2e finger.jpg'
    await page.getByLabel(t('media.chooseFiles')).setInputFiles([file(name, await photo())])
    const picture = page.getByRole('button', { name: t('media.open', { name }) })
    const before = await picture.getByRole('presentation').getAttribute('src')
    await picture.tap()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByLabel(t('media.whole')).tap()
    const area = dialog.getByLabel(t('media.cropArea'))
    await expect(area).toBeVisible()
    const { x, y, width, height } = (await area.boundingBox())!
    const [left, top] = [x + width / 2, y + height / 2]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: left + dx, y: top }],
      })
    await touch('touchStart')
    for (const dx of [10, 20, 30, 40]) await touch('touchMove', dx)
    await touch('touchEnd')
    await dialog.getByRole('button', { name: t('common.save') }).tap()
    await expect(dialog).toBeHidden()
    await expect(picture.getByRole('presentation')).not.toHaveAttribute('src', before!)
    const { data } = await (await page.request.get(`/api/admin/media?search=finger`)).json()
    // The picture is 60 by 40: a finger to the right shows what is at the left.
    expect(data[0].crop).toMatchObject({ width: 40, height: 40 })
    expect(data[0].crop.x).toBeLessThan(10)
  })

  test('pictures of a zip are added to the product that they are named by', async ({ page }) => {
    await openAs(page, 'catalogue', '/media', 'en')
    const { url_key, sku } = await addProduct(page, { status: 'published' })
    const zip = zipOf([
      { name: `folder/${sku}.jpg`, content: await photo() },
      { name: 'folder/nobody.jpg', content: await photo() },
      { name: 'folder/readme.txt', content: Buffer.from('These are our pictures of spring') },
    ])
    const sent = await hold(page, 'POST', /\/media\/archive$/)
    await page.getByLabel(t('media.zip')).setInputFiles({
      name: 'pictures.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    })
    const dialog = page.getByRole('dialog', { name: t('media.zip') })
    await sent.asked
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('blocks.saveBar.stay') }).click()
    sent.letGo()
    await expect(dialog).toContainText(t('media.zipDone', { stored: 2, attached: 1 }), {
      timeout: 20_000,
    })
    await expect(dialog).toContainText('readme.txt')
    await expect(dialog).toContainText('nobody.jpg')
    expect(await complaints(page)).toEqual([])
    const { data: product } = await (await page.request.get(`/api/product/${url_key}`)).json()
    const added = (product.images as { small_image_url: string }[]).at(-1)!.small_image_url
    expect(added).toMatch(/^\/media\/m-/)
    expect((await page.request.get(added)).status()).toBe(200)
  })
})

test('somebody who only reads sees the pictures and changes nothing', async ({ page }) => {
  await openAs(page, 'viewer', '/media', 'en')
  await expect(page.getByRole('heading', { level: 1, name: t('media.title') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('media.upload') })).toHaveCount(0)
})

test('more chosen pictures than one call takes stay chosen, and their number is shown without rows', async ({
  page,
}) => {
  const picture = (key: string) => ({
    key,
    name: `${key}.jpg`,
    version: 1,
    state: 'ready',
    width: 100,
    height: 100,
    bytes: 1000,
    uses: 0,
    alt: { hy: '', ru: '', en: '' },
    crop: null,
    created_at: '2026-01-01T00:00:00.000Z',
    created_by: null,
    small_url: '/favicon.ico',
    large_url: '/favicon.ico',
  })
  const keys = Array.from({ length: maxMediaKeys + 1 }, (_, index) => `m-${index}`)
  await page.route('**/api/admin/media?**', (route) => {
    const search = new URL(route.request().url()).searchParams.get('search')
    const data = { nothing: [], other: ['n-1', 'n-2'] }[search ?? ''] ?? keys
    return route.fulfill({
      json: { data: data.map(picture), meta: { total: data.length } },
    })
  })
  await page.route('**/api/admin/media/matches?**', (route) => {
    const asked = new URL(route.request().url()).searchParams.get('keys')?.split(',') ?? []
    const product = { id: 1, sku: 'SKU', name: 'Jam' }
    const data = asked.map((key) => ({ key, name: key, product, attached: false }))
    return route.fulfill({ json: { data } })
  })
  const attached: string[] = []
  await page.route('**/api/admin/media/attach*', (route) => {
    attached.push(...(route.request().postDataJSON() as { keys: string[] }).keys)
    return route.fulfill({ json: { data: { attached: attached.length, products: 1 } } })
  })
  await openAs(page, 'catalogue', '/media', 'en')
  await page.getByRole('button', { name: t('media.selectPage') }).click()
  const chosen = (count: number) => page.getByText(t('media.selected', { count }), { exact: true })
  await expect(chosen(keys.length)).toBeVisible()
  await page.getByRole('button', { name: t('media.attach'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('media.attach') })
  await dialog
    .getByRole('button', { name: t('media.attachCount', { count: maxMediaKeys }) })
    .click()
  await expect(dialog).toBeHidden()
  expect(attached).toHaveLength(maxMediaKeys)
  await expect(chosen(1)).toBeVisible()
  await page.getByRole('searchbox').fill('nothing')
  await expect(page.getByRole('button', { name: t('media.open', { name: 'm-' }) })).toHaveCount(0)
  await expect(chosen(1)).toBeVisible()
  await page.getByRole('searchbox').fill('other')
  await page.getByRole('button', { name: t('media.selectPage') }).click()
  await expect(chosen(3)).toBeVisible()
  // The second of three is refused: it stays chosen with the one that was not tried.
  await page.route(/\/api\/admin\/media\/[mn]-\d+/, (route) =>
    route.request().url().includes('n-1')
      ? route.fulfill({ status: 403, json: { code: 'forbidden', message: '' } })
      : route.fulfill({ json: {} }),
  )
  await page.getByRole('button', { name: t('media.delete'), exact: true }).click()
  await expect(chosen(2)).toBeVisible()
})

test('a description that was typed is not lost by Escape', async ({ page }) => {
  await openAs(page, 'catalogue', '/media', 'en')
  const name = 'e2e described.jpg'
  await page.getByLabel(t('media.chooseFiles')).setInputFiles([file(name, await photo())])
  await page.getByRole('button', { name: t('media.open', { name }) }).click()
  const english = page
    .getByRole('dialog', { name })
    .getByRole('group', { name: t('media.alt') })
    .getByLabel('English')
  await english.fill('A half-described jar')
  await page.keyboard.press('Escape')
  const leave = page.getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
  await expect(leave).toBeVisible()
  await leave.getByRole('button', { name: t('blocks.saveBar.stay') }).click()
  await expect(english).toHaveValue('A half-described jar')
})

test('a picture that a colleague has described meanwhile is described anew only where it is meant', async ({
  page,
}) => {
  await openAs(page, 'catalogue', '/media', 'en')
  const name = 'e2e twice.jpg'
  await page.getByLabel(t('media.chooseFiles')).setInputFiles([file(name, await photo())])
  const picture = page.getByRole('button', { name: t('media.open', { name }) })
  await picture.click()
  const dialog = page.getByRole('dialog', { name })
  await dialog
    .getByRole('group', { name: t('media.alt') })
    .getByLabel('English')
    .fill('Mine')
  const row = async () => {
    const answer = await page.request.get(`/api/admin/media?search=${encodeURIComponent(name)}`)
    return ((await answer.json()) as { data: MediaRow[] }).data[0]!
  }
  const { key, version, alt, crop } = await row()
  const theirs = { version, alt: { ...alt, en: 'Theirs' }, crop }
  expect((await page.request.put(`/api/admin/media/${key}`, { data: theirs })).status()).toBe(200)
  await dialog.getByRole('button', { name: t('common.save') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect((await row()).alt.en).toBe('Theirs')
  await dialog.getByRole('button', { name: t('common.saveAnyway') }).click()
  await expect(dialog).toBeHidden()
  expect((await row()).alt.en).toBe('Mine')
})

test('files that are being sent ask before the library is left', async ({ page }) => {
  await openAs(page, 'catalogue', '/media', 'en')
  const name = 'e2e slow.jpg'
  const post = await hold(page, 'POST', /\/media$/)
  await page.getByLabel(t('media.chooseFiles')).setInputFiles([file(name, await photo())])
  await post.asked
  await page
    .getByRole('link', { name: t('products.title'), exact: true })
    .first()
    .click()
  const leave = page.getByRole('dialog', { name: t('blocks.saveBar.leaveTitle') })
  await leave.getByRole('button', { name: t('blocks.saveBar.stay') }).click()
  post.letGo()
  await expect(page.getByLabel(t('media.select', { name }))).toBeChecked()
})
