import { addMember, adminWords, expect, openAsMember, test } from './staff.ts'

// Everybody of the demo works in Armenian.
const t = adminWords('hy')

test('a typed name of one’s own stays when the language is changed in the menu', async ({
  page,
  baseURL,
}) => {
  const member = await addMember(baseURL!, 'picker')
  await openAsMember(page, member, '/me', 'hy')
  const name = page.getByLabel(t('staff.name'), { exact: true })
  await name.fill('Mariam')
  await page.getByRole('banner').getByRole('button', { name: member.name }).click()
  await page.getByRole('banner').getByText('English', { exact: true }).click()
  const en = adminWords('en')
  const renamed = page.getByLabel(en('staff.name'), { exact: true })
  await expect(renamed).toBeVisible()
  await expect(renamed).toHaveValue('Mariam')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: en('common.save'), exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mariam' })).toBeVisible()
})
