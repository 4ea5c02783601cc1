import { expect, test } from './shop.ts'
import { openGallery, phone } from './gallery.ts'
import type { Page } from '@playwright/test'

test.describe('a form', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })
  const price = (page: Page) => page.getByLabel('Price', { exact: true })

  test('says what changed, and saves by Ctrl-S', async ({ page }) => {
    await openGallery(page, '/form')
    await expect(bar(page)).toBeHidden()
    await page.getByLabel('Name: English').fill('Lavash')
    await price(page).fill('420')
    await expect(bar(page)).toContainText('Changed: Name, Price')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(bar(page)).toBeHidden()
    await price(page).fill('430')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(price(page)).toHaveValue('420')
  })

  test('asks before its changes are left', async ({ page }) => {
    await openGallery(page, '/form')
    await price(page).fill('420')
    const back = page.getByRole('link', { name: 'Blocks of the back office' })
    await back.click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    await expect(price(page)).toHaveValue('420')
    await back.click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  })

  test('shows yours and theirs where a colleague saved before', async ({ page }) => {
    await openGallery(page, '/form')
    await price(page).fill('420')
    await page.getByRole('button', { name: 'Save over a colleague' }).click()
    const dialog = page.getByRole('dialog', { name: 'Someone saved before you' })
    await expect(dialog.getByRole('radio', { name: /^Yours/ })).toBeChecked()
    await dialog.getByRole('radio', { name: /^Saved already/ }).check()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await expect(price(page)).toHaveValue('450')
    await expect(bar(page)).toBeHidden()
  })

  test('has a text in every language beside each other, counts the missing and copies', async ({
    page,
  }) => {
    await openGallery(page, '/form')
    const name = page.getByRole('group', { name: /^Name/ })
    await expect(name.getByRole('textbox')).toHaveCount(3)
    await expect(name).toContainText('Languages not filled in: 1')
    await price(page).fill('420')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(name.getByRole('textbox', { name: /English/ })).toHaveAccessibleDescription(
      'Write the name in this language.',
    )
    await name.getByRole('button', { name: 'Copy from Русский' }).click()
    await expect(name.getByRole('textbox', { name: /English/ })).toHaveValue('Лаваш')
    await expect(name).not.toContainText('Languages not filled in')
  })

  test('has tabs of languages on a phone; an error opens its tab', async ({ page }) => {
    await page.setViewportSize(phone)
    await openGallery(page, '/form')
    const name = page.getByRole('group', { name: /^Name/ })
    await expect(name.getByRole('textbox')).toHaveCount(1)
    await expect(name.getByRole('tab', { name: 'English not filled in' })).toHaveAttribute(
      'aria-selected',
      'false',
    )
    await price(page).fill('420')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(name.getByRole('tab', { name: /English/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(name.getByRole('textbox')).toHaveAccessibleDescription(
      'Write the name in this language.',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })

  test('groups an amount while it is typed, and takes a pasted price', async ({ page }) => {
    await openGallery(page, '/form')
    await price(page).fill('')
    await price(page).pressSequentially('1234567')
    await expect(price(page)).toHaveValue(/^1\s234\s567$/)
    await price(page).press('ArrowLeft')
    await price(page).press('ArrowLeft')
    await price(page).press('Backspace')
    await price(page).press('9')
    await expect(price(page)).toHaveValue(/^1\s234\s967$/)
    const paste = (text: string) =>
      price(page).evaluate((field: HTMLInputElement, pasted) => {
        field.select()
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }, text)
    await paste('12 400,00 ֏')
    await expect(price(page)).toHaveValue(/^12\s400$/)
    await paste('12.50')
    await expect(price(page)).toHaveValue(/^12\s400$/)
  })

  test('counts a quantity by buttons and arrows within its bounds', async ({ page }) => {
    await openGallery(page, '/form')
    const quantity = page.getByRole('spinbutton', { name: 'In stock' })
    await page.getByRole('button', { name: 'One more' }).click()
    await quantity.press('ArrowUp')
    await expect(quantity).toHaveValue('14')
    await quantity.fill('99999')
    await expect(quantity).toHaveValue('999')
    await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled()
  })

  test('picks by a search, from the keyboard', async ({ page }) => {
    await openGallery(page, '/form')
    const category = page.getByRole('combobox', { name: 'Category' })
    await category.fill('tea')
    await expect(page.getByRole('option')).toHaveText([/Чай и кофе/])
    await category.press('Enter')
    await expect(category).toHaveValue('Чай и кофе')
    await expect(bar(page)).toContainText('Changed: Category')
    await category.fill('zzz')
    await expect(page.getByText('Nothing found for “zzz”')).toBeVisible()
    await category.fill('offline')
    await expect(page.getByText('The search failed')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The search failed')).toBeVisible()
    await category.press('Escape')
    await page.getByRole('button', { name: 'Clear the choice' }).click()
    await expect(category).toHaveValue('')
    const tags = page.getByRole('combobox', { name: 'Tags' })
    await tags.fill('sweets')
    await expect(page.getByRole('option')).toHaveText([/Sweets/])
    await tags.press('Enter')
    await expect(bar(page)).toContainText('Changed: 1 tag')
    await page.getByRole('button', { name: 'Remove: Sweets' }).click()
    await expect(bar(page)).toBeHidden()
  })

  test('lets what was done be taken back', async ({ page }) => {
    await openGallery(page, '/form')
    await page.getByRole('button', { name: 'Hide the product' }).click()
    const toasts = page.getByRole('region', { name: 'Notifications' })
    await expect(toasts).toContainText('The product is hidden')
    await toasts.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts).toContainText('Pending')
  })

  test('has a history of who changed what when', async ({ page }) => {
    await openGallery(page, '/form')
    const days = page.getByRole('group', { name: 'History' }).getByRole('region')
    await expect(days).toHaveCount(2)
    await expect(days.first().getByRole('listitem').nth(1)).toContainText(
      /10:02.*Price changed.*380.*→.*400/,
    )
    await expect(days.first().locator('time').first()).toHaveAttribute('title', '22.11.2026 11:15')
  })
})
