import type { Page } from '@playwright/test'
import { complaints } from './axe.ts'
import { hold } from './slow.ts'
import { expect, locales, ready, test, wordsOf, type Locale } from './shop.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type ContactField = 'name' | 'email' | 'message'

/** A field of the contact form; the footer has an e-mail field too. */
const contactField = (page: Page, locale: Locale, name: ContactField) => {
  const t = wordsOf(locale)
  return page
    .getByRole('form', { name: t('site.contact.title') })
    .getByRole('textbox', { name: t(`site.contact.${name}`) })
}

for (const locale of locales) {
  // A phone differs by its window alone, which one language shows.
  for (const [window, use] of Object.entries({ desktop: {}, ...(locale === 'hy' && { phone }) })) {
    test.describe(`on a ${window}`, () => {
      test.use(use)

      test(`a message reaches the shop from a ${window} in ${locale}; a missing value is reported beside its field`, async ({
        page,
      }) => {
        const t = wordsOf(locale)
        const field = (name: ContactField) => contactField(page, locale, name)
        await page.goto(`/${locale}/site/contact-us`)
        await ready(page)
        const send = page.getByRole('button', { name: t('site.contact.send') })
        await send.click()
        await expect(page.getByText(t('field.required'))).toHaveCount(3)
        await expect(field('name')).toBeFocused()
        await field('name').fill('Անի')
        await field('email').fill('ani@example')
        await field('message').fill('Կա՞ սերկևիլ')
        await send.click()
        await expect(page.getByText(t('field.email'))).toBeVisible()
        await expect(field('email')).toBeFocused()
        expect(await complaints(page)).toEqual([])
        await field('email').fill('ani@example.am')
        await send.click()
        await expect(page).toHaveURL(`/${locale}/thanksforMessage`)
        await expect(
          page.getByRole('heading', { level: 1, name: t('site.thanks.title') }),
        ).toBeVisible()
      })
    })
  }
}

test.describe('when the network is gone', () => {
  test.use({ allowed: { fault: /ERR_FAILED/ } })

  test('a typed message stays in the form', async ({ page }) => {
    const t = wordsOf('en')
    await page.goto('/en/site/contact-us')
    await ready(page)
    await page.route('**/contact-us.data*', (route) => route.abort())
    await contactField(page, 'en', 'name').fill('Ani')
    await contactField(page, 'en', 'email').fill('ani@example.am')
    await contactField(page, 'en', 'message').fill('A long letter')
    await page.getByRole('button', { name: t('site.contact.send') }).click()
    await expect(page.getByRole('alert')).toHaveText(t('errors.unavailable'))
    await expect(contactField(page, 'en', 'message')).toHaveValue('A long letter')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowed: { fault: /422/ }, ...phone })

  test('an invalid message comes back with everything that was typed', async ({ page }) => {
    const t = wordsOf('ru')
    await page.goto('/ru/site/contact-us')
    await contactField(page, 'ru', 'name').fill('Ани')
    await contactField(page, 'ru', 'email').fill('ani@example')
    await contactField(page, 'ru', 'message').fill('Есть ли айва?')
    await page.getByRole('button', { name: t('site.contact.send') }).click()
    await expect(page.getByText(t('field.email'))).toBeVisible()
    await expect(contactField(page, 'ru', 'message')).toHaveValue('Есть ли айва?')
    await contactField(page, 'ru', 'email').fill('ani@example.am')
    await page.getByRole('button', { name: t('site.contact.send') }).click()
    await expect(page).toHaveURL('/ru/thanksforMessage')
  })

  test('the newsletter is subscribed to on a page that shows the result', async ({ page }) => {
    const t = wordsOf('en')
    const form = page.getByRole('main')
    await page.goto('/en/newsletter')
    await form.getByRole('textbox', { name: t('site.newsletter.label') }).fill('ani@example')
    await form.getByRole('button', { name: t('site.newsletter.submit') }).click()
    await expect(form.getByRole('alert')).toHaveText('Invalid Email')
    await expect(form.getByRole('textbox', { name: t('site.newsletter.label') })).toHaveValue(
      'ani@example',
    )
    await form
      .getByRole('textbox', { name: t('site.newsletter.label') })
      .fill(`no-script-${Date.now()}@example.am`)
    await form.getByRole('button', { name: t('site.newsletter.submit') }).click()
    await expect(form.getByRole('status')).toHaveText(t('answers.subscribed'))
  })
})

test('the newsletter’s answer shows for three seconds; an invalid e-mail is not sent', async ({
  page,
}) => {
  const t = wordsOf('en')
  const sent: string[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/api/subscribe') && sent.push(request.postData()!),
  )
  await page.clock.install({ time: '2026-06-24T09:00:00Z' })
  await page.goto('/en/newsletter')
  await ready(page)
  await page.clock.pauseAt('2026-06-24T10:00:00Z')
  const form = page.getByRole('main')
  const box = form.getByRole('textbox', { name: t('site.newsletter.label') })
  await box.fill('ani@example')
  await box.press('Enter')
  await expect(form.getByRole('status')).toHaveText('Invalid Email')
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(2_900)
  await expect(form.getByRole('status')).toHaveText('Invalid Email')
  await page.clock.runFor(200)
  await expect(form.getByRole('status')).toBeEmpty()
  expect(sent).toEqual([])
  await page.clock.resume()
  await box.fill(`ani-${Date.now()}@example.am`)
  await box.press('Enter')
  await expect(form.getByRole('status')).toHaveText(t('answers.subscribed'))
  await expect(box).toBeEmpty()
  expect(sent).toHaveLength(1)
})

test('the newsletter takes a pasted address, and what is typed while it is sent stays', async ({
  page,
}) => {
  const t = wordsOf('en')
  await page.goto('/en/newsletter')
  await ready(page)
  const form = page.getByRole('main')
  const box = form.getByRole('textbox', { name: t('site.newsletter.label') })
  const answer = await hold(page, 'POST', /\/api\/subscribe$/)
  // As telephones copy an address: between marks of direction.
  await box.fill(`\u202aani-${Date.now()}@example.am\u202c`)
  await box.press('Enter')
  await answer.asked
  await box.fill('nare@example')
  answer.letGo()
  await expect(form.getByRole('status')).toHaveText(t('answers.subscribed'))
  await expect(box).toHaveValue('nare@example')
})

test.describe('a missing page', () => {
  test.use({ allowed: { fault: /404/ } })

  test('an empty page leads home, the blog’s number to the blog, and a link that is none says so', async ({
    page,
  }) => {
    await page.goto('/ru/page/99')
    await expect(page).toHaveURL('/')
    await page.goto('/ru/page/11')
    await expect(page).toHaveURL(/\/ru\/blog/)
    const answer = await page.goto('/ru/site/not-found')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('search')).toBeVisible()
    // As mail programs do it by themselves (RFC 8058).
    const ended = await page.request.post('/ru/newsletter/unsubscribe?key=none', {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(ended.status()).toBe(404)
    await page.goto('/ru/newsletter/confirm?key=none')
    await ready(page)
    await page.getByRole('button', { name: wordsOf('ru')('site.newsletter.confirm') }).click()
    await expect(page.getByRole('alert')).toHaveText(wordsOf('ru')('errors.link_invalid'))
  })
})

test('questions open by keyboard and have structured data; logos reserve their space and load lazily', async ({
  page,
}) => {
  await page.goto('/en/site/faq')
  await ready(page)
  const question = page.getByText('Do I need an account to order?')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('A name, a phone, an e-mail and an address are enough.'),
  ).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.filter((text) => text.includes('"FAQPage"'))).toHaveLength(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/site\/faq$/)
  for (const [path, count] of [
    ['/en/page/7', 45],
    ['/en/page/8', 162],
  ] as const) {
    await page.goto(path)
    const logos = page.getByRole('main').getByRole('list').last().getByRole('img')
    await expect(logos).toHaveCount(count)
    await expect(logos.last()).toHaveAttribute('loading', 'lazy')
    await expect(logos.last()).toHaveAttribute('width', '240')
  }
})

test('windows of the gallery give the focus back, and its toasts are announced', async ({
  page,
}) => {
  const t = wordsOf('en')
  await page.goto('/en/site/components')
  await ready(page)
  for (const name of ['dialog', 'drawer'] as const) {
    const opener = page.getByRole('button', { name: t(`site.components.${name}`) })
    await opener.click()
    const opened = page.getByRole('dialog', { name: t(`site.components.${name}`) })
    await expect(opened).toBeVisible()
    if (name === 'dialog') await expect(opened).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.getByRole('button', { name: t('site.components.toast') }).click()
  await expect(
    page.getByRole('region', { name: t('ui.notifications') }).getByText(t('site.components.saved')),
  ).toBeVisible()
})
