import { testPicture } from '@tsiran/server/admin/testing-files'
import { adminWords, expect, totp } from '../staff.ts'
import type { Person } from './person.ts'

export const t = adminWords('en')
/** The bar of a form is gone once the form is saved; the toast of an earlier save may still be there. */
export async function seeSaved({ page }: Pick<Person, 'page'>): Promise<void> {
  await expect(page.getByText(t('common.saved')).last()).toBeVisible()
  await expect(page.getByRole('region', { name: t('blocks.saveBar.region') })).toBeHidden()
}

/** Goes back to the first page and on to a step of the checklist. */
export async function openStep(
  owner: Person,
  step: 'shop' | 'categories' | 'product' | 'import' | 'delivery' | 'payment' | 'terms',
): Promise<void> {
  await goTo(owner, t('today.title'))
  await owner.click(
    owner.page.getByRole('main').getByRole('link', { name: t(`setup.steps.${step}`), exact: true }),
  )
}

/** Goes to a part of the back office by the sidebar. */
export const goTo = (owner: Person, name: string) =>
  owner.click(
    owner.page
      .getByRole('navigation', { name: t('shell.parts') })
      .getByRole('link', { name, exact: true }),
  )

export const seeDone = ({ page }: Person, step: Parameters<typeof openStep>[1]) =>
  expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: t(`setup.steps.${step}`), exact: true }) }),
  ).toContainText(t('setup.done'))

/** Task 1: the printed link makes the owner, who adds an authenticator app. */
export async function protectOwner(owner: Person, link: string): Promise<void> {
  const { page } = owner
  const closed = await page.request.get('/ru')
  expect([closed.status(), closed.headers()['retry-after']]).toEqual([503, '600'])
  await owner.open(link)
  await owner.type(page.getByLabel(t('staff.name')), 'Anahit Grigoryan')
  await owner.type(page.getByLabel(t('session.email')), 'anahit@shop.example')
  await owner.type(page.getByLabel(t('session.password'), { exact: true }), 'quince-and-walnut-7')
  await owner.press('Enter')
  await owner.click(page.getByRole('button', { name: t('factors.totp') }))
  owner.secret = await page.locator('code').innerText()
  await owner.type(page.getByLabel(t('session.code')), totp(owner.secret))
  await owner.press('Enter')
  await owner.click(page.getByRole('button', { name: t('factors.codesSaved') }))
  await owner.see(page.getByRole('heading', { level: 1, name: t('today.title') }))
}

/** Task 2: names, contacts and a logo open the shop. */
export async function setUpShop(owner: Person): Promise<void> {
  const { page } = owner
  await openStep(owner, 'shop')
  await owner.typeTexts(t('settings.shop.name'), ['Սերկևիլ', 'Айва', 'Quince'])
  await owner.type(page.getByLabel(t('settings.shop.phone'), { exact: true }), '+374 10 200300')
  await owner.type(page.getByLabel(t('settings.shop.email'), { exact: true }), 'hello@shop.example')
  await owner.typeTexts(t('settings.shop.address'), [
    'Երևան, Տերյան 5',
    'Ереван, ул. Теряна, 5',
    '5 Teryan Street, Yerevan',
  ])
  await owner.upload(page.getByLabel(t('media.chooseFiles')), {
    name: 'logo.jpg',
    buffer: await testPicture(7),
  })
  await owner.see(page.getByRole('button', { name: t('media.take', { number: 1 }) }))
  await owner.press('Control+s')
  await seeSaved(owner)
  const open = await page.request.get('/hy')
  expect([open.status(), (await open.text()).includes('Սերկևիլ')]).toEqual([200, true])
  await goTo(owner, t('today.title'))
  await seeDone(owner, 'shop')
}
