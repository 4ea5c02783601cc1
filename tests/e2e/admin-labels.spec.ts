import { request, type Page } from '@playwright/test'
import { complaints } from './axe.ts'
import {
  adminWords,
  comeBack,
  demoMember,
  expect,
  locales,
  openAs,
  readIn,
  signInAs,
  test,
} from './staff.ts'
import { wordsOf } from './shop.ts'

/** The demo's people read Armenian. */
test.use({ language: 'hy' })
const t = adminWords('hy')
const paper = wordsOf('hy')
/** With no-break spaces, as prices are written. */
const money = (text: string) => `${text.replaceAll(' ', '\u00a0')}\u00a0֏`

interface Made {
  id: number
  variantId: number
  sku: string
  name: string
}

/** A member of the staff who calls the API beside the page. */
async function office(origin: string) {
  const calls = await request.newContext({ baseURL: origin })
  const call = async (method: string, path: string, data?: object) => {
    const answer = await calls.fetch(`/api/admin/${path}`, { method, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: Record<string, never> }).data
  }
  const { email, password } = demoMember('catalogue')
  await call('POST', 'session', { email, password })
  return { call, [Symbol.asyncDispose]: () => calls.dispose() }
}

/** A product that no other test has. */
async function makeProduct(origin: string, variant: object = {}): Promise<Made> {
  await using desk = await office(origin)
  const sku = `LBL-${Date.now()}-${Math.floor(Math.random() * 10_000)}`
  const name = 'Երևանյան պաստերացված կովի կաթ բարձր յուղայնությամբ ապակե շշով'
  const made = await desk.call('POST', 'products', {
    type: 'simple',
    sku,
    name: { hy: name, ru: 'Молоко коровье', en: 'Cow milk' },
    variants: [{ sku, price: 1234, content_amount: 500, content_unit: 'ml', ...variant }],
  })
  const { id, variants } = made as unknown as { id: number; variants: { id: number }[] }
  return { id, variantId: variants[0]!.id, sku, name }
}

async function changePrice(origin: string, { id, variantId }: Made, price: number): Promise<void> {
  await using desk = await office(origin)
  const { version } = await desk.call('GET', `products/${id}`)
  await desk.call('PUT', `products/${id}`, { version, variants: [{ id: variantId, price }] })
}

const rowOf = (page: Page, { sku }: Made) => page.getByRole('row').filter({ hasText: sku })
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)!.length

test('a picker prints the labels of the shelf and marks them; a changed price comes back to the list', async ({
  page,
  baseURL,
}) => {
  const milk = await makeProduct(baseURL!, {
    barcode: `2${String(Date.now()).slice(-11)}`,
    box_qty: 6,
    box_price: 7000,
    old_price: 1500,
  })
  await openAs(page, 'picker', `/stock/labels?search=${milk.sku}`, 'hy')
  await expect(rowOf(page, milk)).toContainText(t('labels.never'))
  await rowOf(page, milk).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('labels.print') }).click()
  const label = page.getByRole('article', { name: milk.name })
  await expect(label).toContainText(money('1 234'))
  await expect(label).toContainText(money('1 500'))
  await expect(label).toContainText(paper('product.unitPrice.l', { price: money('2 468') }))
  await expect(label).toContainText(
    paper('document.boxPrice', { pieces: '6', price: money('7 000') }),
  )
  await expect(label.locator('img')).toBeVisible()
  await page.getByRole('button', { name: t('labels.mark') }).click()
  await expect(page.getByRole('button', { name: t('labels.isMarked') })).toBeDisabled()

  await page.goto(`/admin/stock/labels?search=${milk.sku}`)
  await expect(page.getByRole('heading', { name: t('labels.empty') })).toBeHidden()
  await expect(rowOf(page, milk)).toHaveCount(0)
  await changePrice(baseURL!, milk, 1300)
  await page.goto(`/admin/stock/labels?state=changed&search=${milk.sku}`)
  await expect(rowOf(page, milk)).toContainText(money('1 300'))
  await expect(rowOf(page, milk)).toContainText(money('1 234'))
  await expect(rowOf(page, milk)).toContainText(t('labels.parts.price'))
})

test('what changes after the labels were read is neither printed nor marked, even after a pause', async ({
  page,
  baseURL,
}) => {
  const milk = await makeProduct(baseURL!)
  await openAs(page, 'catalogue', '/me', 'hy')
  await page.goto(`/admin/print/label?ids=${milk.variantId}`)
  const label = page.getByRole('article', { name: milk.name })
  await expect(label).toContainText(money('1 234'))
  await changePrice(baseURL!, milk, 1300)
  await comeBack(page, /admin\/me$/)
  await expect(label).toContainText(money('1 234'))
  await page.getByRole('button', { name: t('labels.mark') }).click()
  await expect(page.getByRole('button', { name: t('labels.isMarked') })).toBeDisabled()
  await page.goto(`/admin/stock/labels?search=${milk.sku}`)
  await expect(rowOf(page, milk)).toContainText(t('labels.parts.price'))
})

test('the address keeps paper, copies and languages; each has the pages that it needs', async ({
  page,
  baseURL,
}) => {
  const milk = await makeProduct(baseURL!)
  const juice = await makeProduct(baseURL!)
  await openAs(page, 'viewer', '/me', 'hy')
  await page.goto(`/admin/print/label?ids=${milk.variantId},${juice.variantId}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  // Whoever may only look prints, and records nothing.
  await expect(page.getByRole('button', { name: t('labels.mark') })).toHaveCount(0)
  for (const name of ['Русский', 'English']) await page.getByRole('checkbox', { name }).check()
  await page.getByRole('spinbutton', { name: t('labels.copies') }).fill('13')
  await expect(page.getByRole('article')).toHaveCount(26)
  await expect(page.getByText('Молоко коровье').first()).toBeVisible()
  expect(await pagesOf(page)).toBe(26)
  await page.getByLabel(t('labels.size')).selectOption(t('labels.sizes.sheet'))
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(26)
  for (const name of ['Русский', 'English'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  await expect(page.getByText('Молоко коровье').first()).toBeVisible()
  expect(await pagesOf(page)).toBe(2)

  // A begun sheet has two places left; of one label there are fewer.
  await page.getByRole('spinbutton', { name: t('labels.start') }).fill('23')
  await page.getByText(t('labels.copiesOf')).click()
  await page.getByRole('spinbutton', { name: milk.sku }).fill('2')
  await expect(page.getByRole('article')).toHaveCount(15)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(15)
  expect(await pagesOf(page)).toBe(2)
  const box = await page.getByRole('article').first().boundingBox()
  const sheet = await page.locator('.label-page').first().boundingBox()
  const mm = sheet!.width / 210
  // The second of the last row.
  expect(Math.round((box!.x - sheet!.x) / mm / 70)).toBe(1)
  expect(Math.round((box!.y - sheet!.y) / mm / 37)).toBe(7)
})

test('a product and its stock lead to their labels', async ({ page, baseURL }) => {
  const milk = await makeProduct(baseURL!)
  await openAs(page, 'catalogue', `/products/${milk.id}`, 'hy')
  await page.getByRole('link', { name: t('labels.short'), exact: true }).click()
  await expect(page.getByRole('article', { name: milk.name })).toBeVisible()
  await page.goto(`/admin/stock/${milk.variantId}`)
  await page.getByRole('link', { name: t('labels.printOne') }).click()
  await expect(page.getByRole('article', { name: milk.name })).toBeVisible()
  await page.goto(`/admin/stock?search=${milk.sku}`)
  await rowOf(page, milk).getByRole('checkbox').check()
  await page.getByRole('button', { name: t('labels.print') }).click()
  await expect(page.getByRole('article', { name: milk.name })).toBeVisible()
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height }, language: locale })

      test('the print page of labels is accessible, and nothing of a label is cut off', async ({
        page,
        baseURL,
      }) => {
        const shown = {
          barcode: `2${String(Date.now()).slice(-11)}`,
          shelf_place: 'Սառնարան 12, դարակ 4',
        }
        const dear = await makeProduct(baseURL!, {
          ...shown,
          price: 9_999_999,
          old_price: 10_000_000,
          box_qty: 12,
          box_price: 99_000_000,
        })
        const long = await makeProduct(baseURL!, {
          barcode: `AB${Date.now()}${width}`,
          shelf_place: 'Սառնարան 12, դարակ 4',
        })
        const weighed = await makeProduct(baseURL!, {
          price: 999_500,
          portion_grams: 1000,
          price_per_kg: 999_500,
          content_amount: null,
          content_unit: null,
        })
        await readIn(page, locale)
        await signInAs(page, 'catalogue', locale)
        for (const size of ['roll', 'sheet']) {
          const ids = [dear, long, weighed].map(({ variantId }) => variantId).join(',')
          await page.goto(`/admin/print/label?ids=${ids}&size=${size}&languages=hy,ru,en`)
          const labels = page.getByRole('article', { name: dear.name })
          await expect(labels).toHaveCount(3)
          await expect(labels.locator('img')).toHaveCount(2)
          const cut = await labels.evaluateAll((articles) =>
            articles.flatMap((article) => {
              const outer = article.getBoundingClientRect()
              return [...article.querySelectorAll('p, s, span, strong, img')]
                .map((part) => ({ box: part.getBoundingClientRect(), text: part.textContent }))
                .filter(
                  ({ box }) =>
                    box.bottom > outer.bottom + 0.5 ||
                    box.right > outer.right + 0.5 ||
                    box.left < outer.left - 0.5,
                )
                .map(({ text }) => text)
            }),
          )
          expect(cut, size).toEqual([])
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          ).toBe(true)
          if (locale === 'hy') expect(await complaints(page)).toEqual([])
        }
      })
    })
