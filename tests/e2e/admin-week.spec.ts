import { adminWords, expect, openAs, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const hy = adminWords('hy')

test('a slot whose zone is gone meanwhile says why it is not saved', async ({ page }) => {
  await openAs(page, 'orders', '/delivery?tab=week', 'en')
  await page.route(/\/slot-templates\b/, (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), zone_id: 999_999 }),
    }),
  )
  const week = page.getByRole('list', { name: hy('delivery.tabs.week') })
  const day = hy('settings.shop.days.day1')
  await week.getByRole('button', { name: hy('delivery.addSlot', { day }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: hy('common.save'), exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
})
