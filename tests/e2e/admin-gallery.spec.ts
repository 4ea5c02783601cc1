import { expect, test } from './shop.ts'
import { complaints } from './axe.ts'
import { openGallery } from './gallery.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`axe finds nothing in ${colorScheme} colours at ${width}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await openGallery(page, '', 'hy')
      await page.getByRole('checkbox', { name: /100312/ }).click()
      await expect(page.locator('[data-row]').first()).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await page.locator('button[aria-haspopup=dialog]', { hasText: 'Կարգավիճակ' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await complaints(page)).toEqual([])
      await openGallery(page, '/form', 'ru')
      await page.getByLabel('Цена', { exact: true }).fill('500')
      expect(await complaints(page)).toEqual([])
      await page.getByRole('button', { name: 'Сохранить поверх коллеги' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await complaints(page)).toEqual([])
    })
  }
}
