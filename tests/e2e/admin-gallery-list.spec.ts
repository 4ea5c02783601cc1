import { expect, test } from './shop.ts'
import { openGallery, phone } from './gallery.ts'
import type { Locator, Page } from '@playwright/test'

const rowOf = (page: Page, number: number) => page.getByRole('row', { name: String(number) })
const count = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible()

test.describe('a list', () => {
  test('keeps search, filter, order and page in the address, and Back undoes them', async ({
    page,
  }) => {
    await openGallery(page, '')
    await count(page, '1–50 of 312')
    await page.getByRole('button', { name: 'Status', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Pending' }).check()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\?status=pending$/)
    await count(page, '1–50 of 63')
    await page.getByRole('link', { name: 'Total' }).click()
    await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\?status=pending&sort=total&page=2$/)
    await count(page, '51–63 of 63')
    await page.getByRole('searchbox').fill('hill')
    await expect(page).toHaveURL(/\?search=hill&status=pending&sort=total$/)
    await page.goBack()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await count(page, '51–63 of 63')
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort')
    await page.getByRole('button', { name: 'Clear filter: Status' }).click()
    await count(page, '1–50 of 312')
  })

  test('shows the columns that were chosen, also to whoever gets the link', async ({ page }) => {
    await openGallery(page, '')
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Phone' }).check()
    await page.getByRole('checkbox', { name: 'Customer' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Customer' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Order',
      'Placed',
      'Phone',
      'Status',
      'Total',
    ])
  })

  test('has views, which a change of the filters leaves', async ({ page }) => {
    await openGallery(page, '')
    await page.getByRole('link', { name: 'Waiting' }).click()
    await expect(page).toHaveURL(/\?view=waiting&status=pending,processing&sort=placed_at$/)
    await expect(page.getByRole('link', { name: 'Waiting' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('link', { name: 'Waiting' })).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('narrows by a range of amounts', async ({ page }) => {
    await openGallery(page, '')
    await page.getByRole('button', { name: 'Amount', exact: true }).click()
    await page.getByLabel('From').fill('60000')
    await page.getByLabel('From').press('Enter')
    await expect(page).toHaveURL(/\?sum_from=60000$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /Amount: ≥ 60.000.֏/ })).toBeVisible()
  })

  test('selects rows over pages, and all that match as a filter', async ({ page }) => {
    await openGallery(page, '?limit=25')
    await page.getByRole('checkbox', { name: 'Select: Order 100312' }).click()
    await page
      .getByRole('checkbox', { name: 'Select: Order 100308' })
      .click({ modifiers: ['Shift'] })
    const bar = page.getByRole('region', { name: /selected$/ })
    await expect(bar).toContainText('5 selected')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(rowOf(page, 100_287)).toBeVisible()
    await expect(bar).toContainText('5 selected')
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('checkbox', { name: 'Select the whole page' }).click()
    await page.getByRole('button', { name: 'Select all that match (312)' }).click()
    await expect(bar).toContainText('312 selected')
    await page.getByRole('searchbox').fill('hill')
    await expect(bar).toBeHidden()
    await page.getByRole('checkbox', { name: 'Select the whole page' }).click()
    await page.getByRole('button', { name: /^Select all that match/ }).click()
    await page.getByRole('button', { name: 'Print slips' }).click()
    await expect(page.getByText('Done for 52')).toBeVisible()
    await expect(bar).toBeHidden()
  })

  test('is used from the keyboard', async ({ page }) => {
    await openGallery(page, '')
    await expect(rowOf(page, 100_312)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(page.getByRole('link', { name: '100311' })).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: 'Select: Order 100311' })).toBeChecked()
    await page.keyboard.press('k')
    await expect(page.getByRole('link', { name: '100312' })).toBeFocused()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('100300?jx')
    await expect(page.getByRole('searchbox')).toHaveValue('100300?jx')
    await page.getByRole('button', { name: 'Columns' }).focus()
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByText('Select the row')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('a page beyond the end is the last one: its rows may have gone meanwhile', async ({
    page,
  }) => {
    await openGallery(page, '?page=8')
    await count(page, '301–312 of 312')
    await expect(page).toHaveURL(/\?page=7$/)
    await page.goBack()
    await expect(page).not.toHaveURL(/page=8/)
  })

  test('j and k lead from a page’s end to the page beside', async ({ page }) => {
    await openGallery(page, '')
    await expect(rowOf(page, 100_312)).toBeVisible()
    await page.keyboard.press('k')
    await expect(page.getByRole('link', { name: '100263' })).toBeFocused()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('link', { name: '100262' })).toBeFocused()
    await page.keyboard.press('k')
    await expect(page.getByRole('link', { name: '100263' })).toBeFocused()
    await expect(page).toHaveURL(/gallery$/)
  })

  for (const size of [phone, { width: 1440, height: 900 }])
    test(`a toast covers neither bars nor the pager at ${size.width}`, async ({ page }) => {
      await page.setViewportSize(size)
      await openGallery(page, '')
      const select = page.getByRole('checkbox', { name: 'Select: Order 100312' })
      await select.check()
      await page.getByRole('button', { name: 'Print slips' }).click()
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('button').first()
      await expect(toast).toBeVisible()
      await toast.hover()
      await select.check()
      const boxOf = async (part: Locator) => (await part.boundingBox())!
      const bar = page.getByRole('region', { name: '1 selected' })
      await expect
        .poll(async () => {
          const [lower, upper] = [await boxOf(bar), await boxOf(toast)]
          return upper.y + upper.height <= lower.y
        })
        .toBe(true)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const pager = page.getByRole('navigation', { name: 'Pages of the list' })
      await expect
        .poll(async () => {
          const [upper, lower] = [await boxOf(pager), await boxOf(toast)]
          return upper.y + upper.height <= lower.y
        })
        .toBe(true)
    })

  test('opens a focused row by Enter', async ({ page }) => {
    await openGallery(page, '')
    await expect(rowOf(page, 100_312)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/gallery\/form\?order=100312$/)
  })

  test('has its columns while it loads, a first step when empty, a retry when it fails', async ({
    page,
  }) => {
    await openGallery(page, '?data=loading')
    await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('columnheader')).toHaveCount(6)
    await openGallery(page, '?data=empty')
    const list = page.getByRole('region', { name: 'Orders' })
    await expect(list.getByText('No orders yet')).toBeVisible()
    await expect(list.getByRole('button', { name: 'Create an order' })).toBeVisible()
    await openGallery(page, '?data=failed')
    await expect(page.getByRole('alert')).toContainText('The server did not answer.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rowOf(page, 100_312)).toBeVisible()
    await openGallery(page, '?search=nobody')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rowOf(page, 100_312)).toBeVisible()
  })

  test('clears its search while the pause of the field ends', async ({ page }) => {
    // The pause ends between any two tasks of the page, until that has an effect.
    await page.addInitScript(() => {
      const [start, stop] = [window.setTimeout, window.clearTimeout]
      const pauses = new Set<unknown>()
      let pushes = 0
      navigation!.addEventListener('navigate', (event) => {
        if (event.navigationType === 'push') pushes++
      })
      const patch = {
        setTimeout(run: () => void, ms?: number) {
          const id = start(run, ms)
          if (ms !== 300) return id
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            if (!pauses.has(id) || pushes > 1) return
            run()
            port2.postMessage(null)
          }
          pauses.add(id)
          port2.postMessage(null)
          return id
        },
        clearTimeout(id?: number) {
          pauses.delete(id)
          stop(id)
        },
      }
      Object.assign(window, patch)
    })
    await openGallery(page, '?search=nobody')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(rowOf(page, 100_312)).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await expect(page).toHaveURL(/gallery$/)
  })

  test('of many rows holds in the document those that are near, and scrolls to the others', async ({
    page,
  }) => {
    await openGallery(page, '?data=long')
    const table = page.getByRole('table', { name: 'Orders' })
    await expect(table).toHaveAttribute('aria-rowcount', '313')
    await expect(rowOf(page, 100_312)).toHaveAttribute('aria-rowindex', '2')
    await expect(rowOf(page, 100_001)).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(rowOf(page, 100_001)).toHaveAttribute('aria-rowindex', '313')
    await expect(rowOf(page, 100_312)).toHaveCount(0)
    expect(await page.locator('[data-row]').count()).toBeLessThan(100)
  })

  test('is cards with labelled values on a phone', async ({ page }) => {
    await page.setViewportSize(phone)
    await openGallery(page, '')
    const card = page
      .getByRole('list', { name: 'Orders' })
      .getByRole('listitem')
      .filter({ hasText: '100312' })
    await expect(card.getByRole('term')).toHaveText(['Placed', 'Customer', 'Status', 'Total'])
    await expect(card.getByRole('definition').last()).toHaveText(/^1.900.֏$/)
    await page
      .getByRole('combobox', { name: 'Sort by' })
      .selectOption({ label: 'Total, descending' })
    await expect(page).toHaveURL(/\?sort=-total$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})
