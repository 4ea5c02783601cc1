import type { Page } from '@playwright/test'
import { ani, manager, signIn } from './people.ts'
import { expect, sample, ready, test, wordsOf } from './shop.ts'

test.use({ reducedMotion: 'no-preference' })

const t = wordsOf('en')
const listing = `/en/shop/main/catalog?category_id=${sample.root.id}`
const main = (page: Page) => page.getByRole('main')

/** Shows a page whose scripts do not come before `release`. `asked` counts its requests. */
async function openWithoutScripts(
  page: Page,
  address: string,
): Promise<{ asked: () => number; release: () => void }> {
  const gate = Promise.withResolvers<void>()
  let count = 0
  await page.route(/\.js$/, async (route) => {
    count++
    await gate.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return { asked: () => count, release: gate.resolve }
}

test('scripts load after the page is painted, or with the first act, whichever comes first', async ({
  page,
}) => {
  const picture = Promise.withResolvers<void>()
  await page.route('**/media/products/**', async (route) => {
    await picture.promise
    await route.fallback()
  })
  const { asked, release } = await openWithoutScripts(page, listing)
  expect(asked(), 'scripts while pictures are on their way').toBe(0)
  await page.keyboard.press('Tab')
  await expect.poll(asked).toBeGreaterThan(3)
  release()
  await ready(page)
  expect(
    await page.evaluate(() => document.readyState),
    'a page that is alive before its pictures are there',
  ).toBe('interactive')
  picture.resolve()
})

test('presses, choices and typed text are replayed once the scripts have started', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, listing)
  const compare = main(page)
    .getByRole('button', { name: new RegExp(`^${t('compare.add')}`) })
    .first()
  await compare.click()
  await expect(compare).toHaveCSS('cursor', 'progress')
  const plus = main(page)
    .getByRole('button', { name: new RegExp(`^${t('product.increase', { name: '' })}`) })
    .first()
  await plus.click()
  await plus.click()
  const search = page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'))
  await search.pressSequentially('milk')
  release()
  await expect(
    page
      .getByRole('listbox', { name: t('shell.search.suggestions') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await expect(search).toHaveValue('milk')
  await expect(search).toBeFocused()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(compare).not.toHaveCSS('cursor', 'progress')
  await expect(main(page).getByRole('article').getByRole('spinbutton').first()).toHaveValue('3')
})

test('a filter that is chosen before the scripts start is applied afterwards', async ({ page }) => {
  const { release } = await openWithoutScripts(page, listing)
  const box = page.getByRole('complementary').getByRole('checkbox', { name: 'Geghama Ler' })
  await box.check()
  await expect(box).toBeChecked()
  release()
  await expect(page).toHaveURL(/brand=5/)
  await expect(box).toBeChecked()
})

test('the menu opens by a press before the scripts start', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/en')
  const menu = page.getByRole('banner').getByRole('button', { name: t('shell.menu'), exact: true })
  await menu.click()
  release()
  await expect(
    page
      .getByRole('navigation', { name: t('shell.categories') })
      .getByRole('link')
      .first(),
  ).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('a plain form adds to the cart, and links work, before the scripts start', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, `/en/shop/products/${sample.product.urlKey}`)
  await main(page)
    .getByRole('button', {
      name: t('ui.named', { label: t('product.add'), name: sample.product.name.en }),
    })
    .first()
    .click()
  await page.waitForURL(/\/shop\/cart\?added=/, { waitUntil: 'commit' })
  release()
  await ready(page)
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('shell.cartCount', { count: 1 }) }),
  ).toBeVisible()
})

for (const [what, person, path, link, field] of [
  ['the profile', ani, 'profile?edit=person', 'account.phone', 'account.firstName'],
  ['a company', manager, 'company-users?add', 'companies.addUser', 'companies.name'],
] as const)
  test(`a link to the form that stands in the page of ${what} leads to its field`, async ({
    page,
  }) => {
    await signIn(page, person)
    await page.goto(`/en/account/${path}`)
    await ready(page)
    await main(page)
      .getByRole('link', { name: t(link) })
      .click()
    await expect(main(page).getByRole('textbox', { name: t(field) })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

for (const [what, person, path, field] of [
  ['the profile', ani, '/account/profile/?edit=person', 'account.lastName'],
  ['a new user', manager, '/account/company-users?add', 'companies.position'],
] as const)
  test(`the form of ${what} stays where it is with what was typed before the scripts start`, async ({
    page,
  }) => {
    await signIn(page, person)
    const { release } = await openWithoutScripts(page, `/en${path}`)
    const input = main(page).getByRole('textbox', { name: t(field), exact: true })
    await input.fill('Barista')
    const before = await input.boundingBox()
    release()
    await ready(page)
    await expect(input).toHaveValue('Barista')
    await expect(input).toBeFocused()
    expect(await input.boundingBox()).toEqual(before)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('a registration that becomes a company’s before the scripts start keeps what was typed', async ({
  page,
}) => {
  const { release } = await openWithoutScripts(page, '/en/signin?view=reg')
  const firstName = main(page).getByRole('textbox', { name: t('auth.field.first_name') })
  await firstName.fill('Aram')
  await main(page).getByText(t('auth.kind.company')).click()
  await main(page)
    .getByRole('textbox', { name: t('auth.field.email') })
    .fill('aram@example.am')
  release()
  const company = main(page).getByRole('textbox', { name: t('auth.field.company_name') })
  await company.fill('Aragats')
  await expect(firstName).toHaveValue('Aram')
  await expect(main(page).getByRole('textbox', { name: t('auth.field.email') })).toHaveValue(
    'aram@example.am',
  )
  // Back to a person by the keyboard, and by the link below the form.
  const kind = (name: 'individual' | 'company') =>
    main(page).getByRole('radio', { name: t(`auth.kind.${name}`) })
  await kind('company').press('ArrowLeft')
  await expect(company).toHaveCount(0)
  await expect(kind('individual')).toBeFocused()
  await main(page)
    .getByRole('link', { name: t('auth.link.sign') })
    .click()
  await expect(company).toBeVisible()
  await expect(kind('company')).toBeChecked()
  await expect(firstName).toHaveValue('Aram')
})
