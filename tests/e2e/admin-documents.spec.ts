import { complaints } from './axe.ts'
import { orderAsGuest } from './guest-orders.ts'
import { wordsOf } from './shop.ts'
import { adminWords, expect, locales, openAs, test } from './staff.ts'

test.use({ language: 'hy' })
const t = adminWords('hy')
const paper = wordsOf('hy')

test('slips and a pick list of two orders are printed, and saved as a PDF', async ({
  page,
  baseURL,
}) => {
  const first = await orderAsGuest(baseURL!, { quantity: 3 })
  const second = await orderAsGuest(baseURL!, { quantity: 2 })
  const ids = `${first.number},${second.number}`
  await openAs(page, 'orders', '/me', 'hy')
  await page.goto(`/admin/print/slip?ids=${ids}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(first.phone)
  await expect(page.getByRole('article').first()).toContainText(paper('document.cashDue'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('print.pdf') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^slip-.*\.pdf$/)
  expect(await complaints(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: t('print.print') })).toBeHidden()
  const pages = (await page.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type \/Page\b/g)
  expect(pages).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/admin/print/pick_list?ids=${ids}`)
  const list = page.getByRole('article')
  await expect(list.getByRole('row')).toHaveCount(2)
  await expect(list).toContainText(`${first.number} × 3, ${second.number} × 2`)
})

test('papers that are not a person’s say so, and offer no try that would fail again', async ({
  page,
}) => {
  await openAs(page, 'viewer', '/me', 'hy')
  await page.goto('/admin/print/slip?ids=1')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('an order without an invoice gets one with a number, which a second look shows again', async ({
  page,
  baseURL,
}) => {
  const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
  await openAs(page, 'owner', '/me', 'hy')
  await page.goto(`/admin/print/invoice?ids=${number}`)
  await expect(page.getByText(t('print.withoutInvoice', { orders: String(number) }))).toBeVisible()
  await page.getByRole('button', { name: t('print.issue') }).click()
  const invoice = page.getByRole('article')
  await expect(invoice).toContainText(/№ 20\d\d-\d{6}/)
  const text = await invoice.innerText()
  await page.reload()
  await expect(invoice).toHaveText(text, { useInnerText: true })
  await expect(page.getByRole('button', { name: t('print.issue') })).toBeHidden()
})

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const locale of locales) {
    test.describe(locale, () => {
      test.use({ language: locale })
      test(`a slip is read on a phone, in ${locale}`, async ({ page, baseURL }) => {
        const { number } = await orderAsGuest(baseURL!, { quantity: 1 })
        await openAs(page, 'orders', '/me', locale)
        await page.goto(`/admin/print/slip?ids=${number}`)
        await expect(page.getByRole('article')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          390,
        )
        const figures = page.locator('article tbody tr').first().locator('td')
        for (const box of await figures.evaluateAll((cells) =>
          cells.map((cell) => cell.getBoundingClientRect().right),
        ))
          expect(box, 'cut off').toBeLessThanOrEqual(390)
      })
    })
  }
})
