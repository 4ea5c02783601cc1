import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { complaints } from './axe.ts'
import { addProduct, call, inLanguage } from './product-editor.ts'
import { nameOf } from './stock-calls.ts'
import {
  addMember,
  adminWords,
  comeBack,
  demoMember,
  expect,
  locales,
  openAs,
  openAsMember,
  signInStaff,
  test,
  totp,
} from './staff.ts'

const t = adminWords('en')

test('a wrong password is refused; the right one leads to the page that was asked for', async ({
  page,
}) => {
  const { email, password } = demoMember('owner')
  await page.goto('/admin/settings/audit?since=2026-01-01')
  await expect(page.getByRole('heading', { name: t('session.signInTitle') })).toBeVisible()
  await signInStaff(page, { email, password: `${password}-wrong` }, 'en')
  await expect(page.getByRole('alert')).toBeVisible()
  await signInStaff(page, { email, password }, 'en')
  await expect(page).toHaveURL(/\/admin\/settings\/audit\?since=2026-01-01$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('who signs out sees nothing more, also by the back button', async ({ page }) => {
  await openAs(page, 'viewer', '/me', 'en')
  const { name } = demoMember('viewer')
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: adminWords('hy')('shell.signOut'), exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/sign-in$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/sign-in\?back=%2Fme$/)
})

test.describe('a session that ends while something is typed', () => {
  const hy = adminWords('hy')
  const again = (page: Page) => page.getByRole('dialog', { name: hy('session.againTitle') })
  const end = async (page: Page) =>
    expect((await page.request.delete('/api/admin/session')).status()).toBe(200)
  const signInAgain = async (page: Page) => {
    const window = again(page)
    await window
      .getByLabel(hy('session.password'), { exact: true })
      .fill(demoMember('catalogue').password)
    await window.getByRole('button', { name: hy('session.signIn') }).click()
    await expect(window).toBeHidden()
  }

  test('leaves a page as it is, and the member signs in above it', async ({ page }) => {
    await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
    const supplier = page.getByRole('textbox', { name: hy('stock.supplier') })
    await supplier.fill('Ararat')
    await end(page)
    // The tab is looked at again after a while.
    await comeBack(page, /\/me$/)
    await signInAgain(page)
    await expect(supplier).toHaveValue('Ararat')
    await end(page)
    await page.getByRole('combobox').fill('GRC-025')
    await signInAgain(page)
    await page.getByRole('combobox').press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(supplier).toHaveValue('Ararat')
  })

  test('leaves a window open, whose next press saves', async ({ page }) => {
    await openAs(page, 'catalogue', '/stock?search=HOU-030', 'en')
    const row = page.getByRole('row').filter({ hasText: 'HOU-030' })
    await row.getByRole('button', { name: nameOf('stock.adjustOf') }).click()
    const adjust = page.getByRole('dialog', { name: nameOf('stock.adjustOf') })
    await adjust.getByLabel(hy('stock.reason')).selectOption('more')
    await adjust.getByLabel(hy('people.note')).fill('Found behind the shelf')
    await end(page)
    await adjust.getByRole('button', { name: hy('common.save') }).click()
    await signInAgain(page)
    await expect(adjust.getByLabel(hy('people.note'))).toHaveValue('Found behind the shelf')
    await adjust.getByRole('button', { name: hy('common.save') }).click()
    await expect(adjust).toBeHidden()
  })

  test('leaves a product whose save was refused, and the next press saves it', async ({ page }) => {
    await openAs(page, 'catalogue', '/products', 'en')
    const { id } = await addProduct(page)
    await page.goto(`/admin/products/${id}`)
    const name = inLanguage(page, hy('products.name'), 'English')
    await name.fill('A name that stays')
    await end(page)
    const save = page.getByRole('button', { name: hy('common.save'), exact: true })
    await save.click()
    await signInAgain(page)
    await expect(name).toHaveValue('A name that stays')
    await save.click()
    await expect(save).toBeHidden()
    const { data } = await call<AdminProduct>(page, 'GET', `/${id}`)
    expect(data.name.en).toBe('A name that stays')
  })

  test('asks again for a second factor that was left', async ({ page, baseURL }) => {
    test.slow()
    const member = await addMember(baseURL!, 'catalogue')
    await openAsMember(page, member, '/stock/receipts/new', 'en')
    const post = async (path: string, data = {}) =>
      (
        (await (await page.request.post(`/api/admin/${path}`, { data })).json()) as {
          data: { secret: string }
        }
      ).data
    await post('session/confirm', { password: member.password })
    const { secret } = await post('me/totp')
    await post('me/totp/confirm', { code: totp(secret) })
    const supplier = page.getByRole('textbox', { name: hy('stock.supplier') })
    await supplier.fill('Ararat')
    await end(page)
    await comeBack(page, /\/me$/)
    const window = again(page)
    await window.getByLabel(hy('session.password'), { exact: true }).fill(member.password)
    await window.getByRole('button', { name: hy('session.signIn') }).click()
    const code = window.getByLabel(hy('session.codeOrRecovery'))
    await expect(code).toBeVisible()
    // A window that is closing still shows its field.
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(window).toBeHidden()
    }
    await close()
    await page.getByRole('combobox').fill('GRC-025')
    await expect(code).toBeVisible()
    await close()
    await page.getByRole('combobox').fill('GRC-026')
    await code.fill(totp(secret, 1))
    await window.getByRole('button', { name: hy('session.confirm') }).click()
    await expect(window).toBeHidden()
    await expect(supplier).toHaveValue('Ararat')
  })

  test('leads to the sign-in where nothing is typed', async ({ page }) => {
    await openAs(page, 'catalogue', '/stock/receipts/new', 'en')
    await end(page)
    await page.getByRole('combobox').fill('GRC-025')
    await expect(page).toHaveURL(/\/sign-in\?back=/)
  })
})

test('the palette and the shortcuts open from the keyboard', async ({ page }) => {
  await openAs(page, 'owner', '/', 'en')
  const hy = adminWords('hy')
  await expect(page.getByRole('heading', { level: 1, name: hy('today.title') })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(hy('staff.title').slice(0, 5))
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/staff$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Ctrl K')
})

test('people see the sections of their roles alone', async ({ page }) => {
  await openAs(page, 'picker', '/settings/staff', 'en')
  const hy = adminWords('hy')
  const parts = page.getByRole('navigation', { name: hy('shell.parts') })
  await expect(parts.getByRole('link', { name: hy('audit.short') })).toBeVisible()
  await expect(parts.getByRole('link', { name: hy('staff.title') })).toHaveCount(0)
})

for (const locale of locales)
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test.describe(`${locale} at ${width}`, () => {
      test.use({ language: locale, viewport: { width, height } })

      test('the sign-in is accessible in light and dark', async ({ page }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.goto('/admin/')
          await expect(
            page.getByRole('heading', { name: adminWords(locale)('session.signInTitle') }),
          ).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          expect(await complaints(page)).toEqual([])
        }
      })
    })

/** Bytes after gzip of everything that the first look at the back office loads, fonts aside. */
const budget = 205_000

test.describe('in the language of the person', () => {
  test.use({ language: 'hy', ownTab: true })

  test('the first load keeps to its budget', async ({ page }) => {
    const loaded: Response[] = []
    page.on('response', (response) => loaded.push(response))
    await page.goto('/admin/')
    await signInStaff(page, demoMember('owner'), 'hy')
    await expect(
      page.getByRole('heading', { level: 1, name: adminWords('hy')('today.title') }),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    const files = loaded.filter((response) => /\/admin\/.*\.(?:js|css|json)$/.test(response.url()))
    const sizes = await Promise.all(
      files.map(async (response) => gzipSync(await response.body()).length),
    )
    expect(files.length).toBeGreaterThan(5)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget)
  })
})

test('a passkey is added, signs its person in, and is removed', async ({
  page,
  context,
  baseURL,
}) => {
  const hy = adminWords('hy')
  // While there is a passkey, a password alone signs nobody in as this person.
  const member = await addMember(baseURL!, 'viewer')
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  })
  await openAsMember(page, member, '/me', 'en')
  await page.getByRole('button', { name: hy('factors.addPasskey') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(hy('factors.passkeyName')).fill('Laptop')
  await dialog.getByRole('button', { name: hy('factors.addPasskey') }).click()
  await expect(
    dialog.getByRole('list', { name: hy('factors.codes') }).getByRole('listitem'),
  ).toHaveCount(10)
  await dialog.getByRole('button', { name: hy('factors.codesSaved') }).click()
  await expect(page.getByRole('list', { name: hy('factors.passkeys') })).toContainText('Laptop')

  await context.clearCookies()
  await page.goto('/admin/me')
  await signInStaff(page, member, 'hy')
  await page.getByRole('button', { name: hy('session.byPasskey') }).click()
  await expect(page).toHaveURL(/\/admin\/me$/)

  await page.getByRole('button', { name: hy('factors.removeNamed', { name: 'Laptop' }) }).click()
  await expect(page.getByRole('list', { name: hy('factors.passkeys') })).not.toContainText('Laptop')
})
