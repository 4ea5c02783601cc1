import type { StaffMember } from '@tsiran/contract/admin/staff-shapes'
import { complaints } from './axe.ts'
import {
  addMember,
  adminWords,
  demoMember,
  expect,
  locales,
  openAs,
  openAsMember,
  readIn,
  signInAs,
  signInStaff,
  test,
  totp,
} from './staff.ts'

const t = adminWords('en')
const hy = adminWords('hy')
const mark = () => `${Date.now()}${Math.floor(Math.random() * 1_000_000)}`

test('the owner invites a picker, who joins by the link, is changed, and is shut out', async ({
  page,
  browser,
}) => {
  const person = {
    name: 'Հայկ Նորոյան',
    email: `hayk-${mark()}@tsiran.example`,
    password: 'apricot-stone-9',
  }
  await openAs(page, 'owner', '/settings/staff', 'en')
  await page.getByRole('button', { name: hy('staff.invite') }).click()
  const dialog = page.getByRole('dialog', { name: hy('staff.invite') })
  await dialog.getByLabel(hy('staff.name')).fill(person.name)
  await dialog.getByLabel(hy('session.email')).fill(person.email)
  await dialog.getByLabel(hy('roles.picker')).check()
  await page.route(
    /\/api\/admin\/staff\/invites\?/,
    (route) => route.fulfill({ status: 403, json: { message: '', code: 'confirmation_needed' } }),
    {
      times: 1,
    },
  )
  await dialog.getByRole('button', { name: hy('staff.sendInvite') }).click()
  // Inviting is sensitive: later than ten minutes after the sign-in the owner confirms by password, and the invite goes out by itself.
  const confirm = page.getByRole('dialog', { name: hy('session.confirmTitle') })
  await confirm
    .getByLabel(hy('session.password'), { exact: true })
    .fill(demoMember('owner').password)
  await confirm.getByRole('button', { name: hy('session.confirm') }).click()
  const link = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: hy('common.done') }).click()
  await expect(page.getByRole('region', { name: hy('staff.invites') })).toContainText(person.email)

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(theirs).toHaveURL(/\/admin\/invite$/)
  await theirs.getByLabel(t('session.password'), { exact: true }).fill(person.password)
  await theirs.getByRole('button', { name: t('invite.send') }).click()
  await expect(theirs.getByRole('navigation')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: person.name }).last().click()
  const member = page.getByRole('dialog', { name: person.name })
  await member.getByLabel(hy('roles.courier')).check()
  await member.getByLabel(hy('staff.active')).uncheck()
  await member.getByRole('button', { name: hy('common.save'), exact: true }).click()
  await expect(page.getByRole('row', { name: person.email })).toContainText(hy('staff.inactive'))
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/admin\/sign-in/)
  await context.close()

  await page.getByRole('link', { name: hy('audit.short') }).click()
  await expect(page.getByRole('article').filter({ hasText: person.name }).first()).toContainText(
    hy('roles.courier'),
  )
})

test('a member who was shut out meanwhile is not let in again by a change of the name', async ({
  page,
  baseURL,
}) => {
  const { name, email } = await addMember(baseURL!, 'picker')
  await openAs(page, 'owner', '/settings/staff', 'en')
  const read = async () => {
    const answer = await page.request.get('/api/admin/staff')
    const { data } = (await answer.json()) as { data: { staff: StaffMember[] } }
    return data.staff.find((one) => one.email === email)!
  }
  await page.getByRole('button', { name }).last().click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(hy('staff.name')).fill(`${name} 2`)
  const { id, roles, version } = await read()
  const shutOut = { name, roles, active: false, version }
  expect((await page.request.put(`/api/admin/staff/${id}`, { data: shutOut })).status()).toBe(200)
  await dialog.getByRole('button', { name: hy('staff.endSessions', { count: 1 }) }).click()
  await expect(
    dialog.getByRole('button', { name: hy('staff.endSessions', { count: 0 }) }),
  ).toBeDisabled()
  await dialog.getByRole('button', { name: hy('common.save'), exact: true }).click()
  const again = dialog.getByRole('button', { name: hy('common.saveAnyway') })
  await expect(again).toBeVisible()
  await again.click()
  await expect(dialog).toBeHidden()
  expect(await read()).toMatchObject({ name: `${name} 2`, active: false })
})

test('a member protects the account by an app, and signs in with its code', async ({
  page,
  baseURL,
}) => {
  // While there is a second factor, a password alone signs nobody in as this person.
  const person = await addMember(baseURL!, 'viewer')
  await openAsMember(page, person, '/me', 'en')
  await page.getByRole('button', { name: hy('factors.totp') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: hy('factors.qr') })).toBeVisible()
  const secret = await dialog.locator('code').innerText()
  // A phone cannot scan what it shows itself.
  const onPhone = dialog.getByRole('link', { name: hy('factors.openApp') })
  await expect(onPhone).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(onPhone).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByLabel(hy('session.code')).fill('12345')
  await dialog.getByRole('button', { name: hy('factors.turnOn') }).click()
  await expect(dialog.getByText(hy('factors.wrong'))).toBeVisible()
  await dialog.getByLabel(hy('session.code')).fill(totp(secret))
  await dialog.getByRole('button', { name: hy('factors.turnOn') }).click()
  await expect(
    dialog.getByRole('list', { name: hy('factors.codes') }).getByRole('listitem'),
  ).toHaveCount(10)
  const recovery = await dialog
    .getByRole('list', { name: hy('factors.codes') })
    .getByRole('listitem')
    .first()
    .innerText()
  await dialog.getByRole('button', { name: hy('factors.codesSaved') }).click()

  await page.context().clearCookies()
  await page.goto('/admin/me')
  await signInStaff(page, person, 'hy')
  await expect(page.getByRole('heading', { name: hy('session.secondFactorTitle') })).toBeVisible()
  await page.getByLabel(hy('session.codeOrRecovery')).fill('12345')
  await page.getByRole('button', { name: hy('session.confirm') }).click()
  await expect(page.getByText(hy('factors.wrong'))).toBeVisible()
  await page.getByLabel(hy('session.codeOrRecovery')).fill(recovery)
  await page.getByRole('button', { name: hy('session.confirm') }).click()
  await expect(page).toHaveURL(/\/admin\/me$/)

  // Who has just proven a second factor is not asked again.
  await page.getByRole('button', { name: hy('factors.removeTotp') }).click()
  await expect(page.getByRole('button', { name: hy('factors.removeTotp') })).toHaveCount(0)
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height }, language: locale })

      test('every page is accessible, and fits', async ({ page }) => {
        await readIn(page, locale)
        await signInAs(page, 'owner', locale)
        for (const path of ['/', '/me', '/settings/staff', '/settings/audit', '/nowhere']) {
          await page.goto(`/admin${path}`)
          if (path === '/')
            await expect(
              page.getByRole('heading', { level: 1, name: adminWords(locale)('today.title') }),
            ).toBeVisible()
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            path,
          ).toBe(true)
          expect(await complaints(page), path).toEqual([])
        }
      })
    })
