import { maxPictures } from '@tsiran/contract/admin/product-choices'
import { addProduct } from './product-editor.ts'
import { adminWords, expect, openAs, test } from './staff.ts'

const t = adminWords('hy')

test('a product says that its pictures are full, and takes one again once another is out', async ({
  page,
}) => {
  const keyOf = (number: number) => `m-${String(number).padStart(32, '0')}`
  await openAs(page, 'catalogue', '/products', 'en')
  const { id } = await addProduct(page)
  await page.route(new RegExp(`/api/admin/products/${id}`), async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    const images = Array.from({ length: maxPictures - 1 }, (_, number) => keyOf(number))
    await route.fulfill({ response: answer, json: { data: { ...body.data, images } } })
  })
  await page.route(/\/api\/admin\/media\?/, async (route) => {
    const answer = await route.fetch()
    const [name, alt] = ['501.png', { hy: 'Նկար 501', ru: '501', en: '501' }]
    const row = { key: keyOf(501), version: 1, name, alt, state: 'ready' }
    const data = [{ ...row, small_url: '', large_url: '' }]
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data } })
  })
  await page.goto(`/admin/products/${id}`)
  const fromLibrary = page.getByRole('button', { name: t('media.fromLibrary') })
  const notice = page.getByText(t('media.full', { count: maxPictures }))
  await fromLibrary.click()
  const library = page.getByRole('dialog', { name: t('media.library') })
  await library.getByRole('button', { name: 'Նկար 501' }).click()
  await library.getByRole('button', { name: t('media.choose', { count: 1 }) }).click()
  await expect(library).toBeHidden()
  await expect(notice).toBeVisible()
  await expect(fromLibrary).toBeHidden()
  // The button that opened the library is gone: the keyboard goes on from what stands there.
  await expect(page.locator(':focus')).toHaveText(t('media.full', { count: maxPictures }))
  await page
    .getByRole('button', { name: t('media.take', { number: 1 }), exact: true })
    .first()
    .click()
  await expect(notice).toBeHidden()
  await expect(fromLibrary).toBeVisible()
})
