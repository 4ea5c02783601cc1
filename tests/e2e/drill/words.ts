import { testPicture } from '@tsiran/server/admin/testing-files'
import { expect } from '../shop.ts'
import { goTo, openStep, seeDone, seeSaved, t } from './opening.ts'
import { languages, type Person, type Texts } from './person.ts'

/** Task 3: delivery gets its words and price, and is switched on; the step leads to its form. */
export async function chooseDelivery(owner: Person): Promise<void> {
  const { page } = owner
  await openStep(owner, 'delivery')
  const form = page.getByRole('dialog', { name: 'Delivery', exact: true })
  await owner.check(form.getByLabel(t('settings.method.active')))
  await owner.typeTexts(
    t('settings.method.description'),
    [
      'Կենտրոն և Արաբկիր՝ 2 ժամում',
      'Кентрон и Арабкир за 2 часа',
      'Kentron and Arabkir in 2 hours',
    ],
    form,
  )
  await owner.type(form.getByLabel(t('settings.delivery.rate')), '700')
  await owner.type(form.getByLabel(t('settings.delivery.freeFrom')), '15000')
  await owner.click(form.getByRole('button', { name: t('common.save') }))
  await expect(form).toBeHidden()
  await goTo(owner, t('today.title'))
  await seeDone(owner, 'delivery')
}

/** Task 4: cash is on already; the card of the sandbox bank joins it. */
export async function choosePayment(owner: Person): Promise<void> {
  const { page } = owner
  await openStep(owner, 'payment')
  const row = page
    .getByRole('list', { name: t('settings.payments.title') })
    .getByRole('listitem')
    .filter({ hasText: 'Bank card' })
  await owner.click(
    row.getByRole('button', { name: t('categories.actsOf', { name: 'Bank card' }) }),
  )
  await owner.click(page.getByRole('menuitem', { name: t('categories.edit') }))
  const form = page.getByRole('dialog', { name: 'Bank card' })
  await owner.check(form.getByLabel(t('settings.method.active')))
  await owner.click(form.getByRole('button', { name: t('common.save') }))
  await expect(form).toBeHidden()
  await expect(row).toContainText(t('settings.method.on'))
}

/** Types the title of a new thing in every language, in the window that asks for it. */
async function add(owner: Person, titles: Texts, button: string): Promise<void> {
  const dialog = owner.page.locator('[data-window]')
  for (const [place, language] of languages.entries())
    await owner.type(dialog.getByLabel(new RegExp(language)).first(), titles[place]!)
  await owner.click(dialog.getByRole('button', { name: button }))
}

/** Task 9: a slide, a link of the footer, and the terms that wait as a draft. */
export async function writeContent(owner: Person): Promise<void> {
  const { page } = owner
  const part = (name: string) =>
    page.getByRole('navigation', { name: t('content.parts') }).getByRole('link', { name })
  await goTo(owner, t('content.title'))
  await owner.click(part(t('content.sliders')))
  await owner.click(page.getByRole('button', { name: t('content.newSlide') }))
  await add(owner, ['Առաջին բերքը', 'Первый урожай', 'The first harvest'], t('content.addSlide'))
  await owner.see(page.getByRole('heading', { level: 1, name: 'The first harvest' }))
  await owner.typeTexts(t('content.caption'), [
    '<p>Սերկևիլ Արարատից</p>',
    '<p>Айва из Арарата</p>',
    '<p>Quinces from Ararat</p>',
  ])
  await owner.typeTexts(t('content.button'), ['Տեսնել', 'Смотреть', 'See them'])
  await owner.type(page.getByLabel(t('content.slidePath')), '/shop/catalog')
  await owner.check(page.getByLabel(t('content.showField')))
  await owner.upload(page.getByLabel(t('media.chooseFiles')), {
    name: 'harvest.jpg',
    buffer: await testPicture(11),
  })
  await owner.see(page.getByRole('button', { name: t('media.take', { number: 1 }) }))
  await owner.press('Control+s')
  await seeSaved(owner)

  await openStep(owner, 'terms')
  for (const [place, text] of ['Գրեք մեզ։', 'Пишите нам.', 'Write to us.'].entries()) {
    const editor = page.getByRole('textbox', {
      name: new RegExp(`^${t('content.text')}: ${languages[place]}`),
    })
    await owner.click(editor)
    await owner.press('Control+End')
    await owner.press('Enter')
    await owner.write(text)
  }
  await owner.check(page.getByLabel(t('content.showField')))
  await owner.press('Control+s')
  await seeSaved(owner)

  await goTo(owner, t('content.title'))
  await owner.click(part(t('content.menus')))
  await owner.click(
    page.getByRole('button', { name: `${t('content.newLink')}: ${t('content.footer')}` }),
  )
  const dialog = page.locator('[data-window]')
  const names = ['Պայմաններ', 'Условия', 'Terms'] as const
  for (const [place, language] of languages.entries())
    await owner.type(dialog.getByLabel(new RegExp(language)).first(), names[place]!)
  await owner.check(dialog.getByLabel(t('content.targetAddress')))
  await owner.type(dialog.getByLabel(t('content.address'), { exact: true }), 'site/terms')
  await owner.click(dialog.getByRole('button', { name: t('common.save') }))
  await expect(dialog).toBeHidden()
  const home = await (await page.request.get('/en')).text()
  expect(home).toContain('Quinces from Ararat')
  expect(home).toContain('/en/site/terms')
  expect(await (await page.request.get('/en/site/terms')).text()).toContain('Write to us.')
}
