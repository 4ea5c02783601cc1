// Long because its cases share one shop, whose start is slow.
import { request, type Page } from '@playwright/test'
import type { Cart } from '@tsiran/contract/cart-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { complaints } from './axe.ts'
import { chooseDistrict, readDays, readZones } from './delivery.ts'
import { openDemoShop, type OwnShop } from './drill/fresh-shop.ts'
import { expect, guest, ready, sample, test, wordsOf, type Locale } from './shop.ts'
import { expectThanks } from './thanks.ts'

// A shop of its own: where zones are on, buyers have to choose a district.
let shop: OwnShop
test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openDemoShop()
})
test.afterAll(() => shop.close())
test.use({ allowed: { fault: /status of (409|422) .*\/shop\/checkout/ } })

/** Pieces that reach the smallest order of the nearest zone, and pieces that do not. */
const [enough, tooFew] = [6, 2]

/** Puts the sample product into a new cart of the page's browser, and returns the cart's token. */
async function fillCart(page: Page, quantity: number): Promise<string> {
  const token = await newCart(page.request, quantity)
  await page.context().addCookies([{ name: 'api_token', value: token, url: shop.url }])
  await page.addInitScript((value) => localStorage.setItem('api_token', value), token)
  return token
}

async function newCart(client: Page['request'], quantity: number): Promise<string> {
  const found = await client.get(`${shop.url}/api/product/${sample.product.urlKey}`)
  const { data } = (await found.json()) as { data: { id: number } }
  const fresh = await client.get(`${shop.url}/api/checkout/cart/token`)
  const { api_token } = (await fresh.json()) as { api_token: string }
  const added = await client.post(`${shop.url}/api/checkout/cart/add/${data.id}`, {
    data: { product_id: data.id, quantity, api_token },
  })
  expect(added.status()).toBe(200)
  return api_token
}

/** Chooses for the whole cart that what is not there is replaced. */
async function wishToReplace(client: Page['request'], api_token: string): Promise<void> {
  const data = { api_token, substitution: 'replace' }
  const saved = await client.put(`${shop.url}/api/checkout/cart/update`, { data })
  expect(saved.status()).toBe(200)
}

/** Orders into a slot until it is full, as other people do. */
async function fillSlot(district: number, slot: number): Promise<void> {
  const client = await request.newContext({ baseURL: shop.url })
  const isOpen = async () =>
    (await readDays(client, { district_id: district })).some(({ slots }) =>
      slots.some(({ id, open }) => id === slot && open),
    )
  for (let place = 0; await isOpen(); place++) {
    const api_token = await newCart(client, enough)
    const step = async (path: string, data: object) => {
      const answer = await client.post(`/api/checkout/${path}`, { data: { api_token, ...data } })
      expect([path, answer.status()]).toEqual([path, 200])
    }
    const billing = {
      first_name: 'Other',
      email: `other-${place}@example.am`,
      phone: `+374 93 1111${String(place).padStart(2, '0')}`,
      city: 'Yerevan',
      address1: ['Tumanyan 5'],
    }
    await step('save-address', { billing, district_id: district })
    await step('save-shipping', { shipping_method: 'flatrate_flatrate', slot_id: slot })
    await step('save-payment', { payment: { method: 'cashondelivery' } })
    await step('save-order', {})
  }
  await client.dispose()
}

async function fillContact(page: Page, locale: Locale): Promise<void> {
  const t = wordsOf(locale)
  for (const [field, text] of Object.entries(guest))
    await page
      .getByRole('textbox', { name: t(`checkout.${field as keyof typeof guest}`) })
      .first()
      .fill(text)
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
}

/** A district of the nearest zone. */
const firstDistrict = async (page: Page, locale: Locale) =>
  (await readZones(page.request, locale, shop.url)).districts.find(({ name }) =>
    ['Կենտրոն', 'Кентрон', 'Kentron'].includes(name),
  )!

/** The name of a day above its slots: collecting has the same day, which is hidden. */
const dayName = (page: Page, name: string | null) =>
  page.getByText(name!, { exact: true }).filter({ visible: true })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const t = wordsOf('hy')

  test('a slot that somebody else takes meanwhile is refused, and the page keeps everything', async ({
    page,
  }) => {
    await fillCart(page, enough)
    await page.goto(`${shop.url}/hy/shop/cart`)
    await ready(page)
    const wish = page.getByRole('group', { name: t('cart.substitution.title') })
    const saved = page.waitForResponse(/cart\/update/)
    await wish.getByRole('radio', { name: t('cart.substitution.call') }).check()
    await saved
    await expect(
      page.getByRole('combobox', {
        name: t('cart.substitution.line', { name: sample.product.name.hy }),
      }),
    ).toBeVisible()
    expect(await complaints(page)).toEqual([])

    await page.goto(`${shop.url}/hy/shop/checkout`)
    await ready(page)
    await fillContact(page, 'hy')
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByRole('combobox', { name: t('checkout.district') })).toBeFocused()
    const district = await firstDistrict(page, 'hy')
    await chooseDistrict(page, 'hy', district.name)
    const slots = page.getByRole('group', { name: t('checkout.slot') })
    const before = await page.locator('input[name=slot]:checked').inputValue()
    expect(await complaints(page)).toEqual([])

    await fillSlot(district.id, Number(before.split(' ')[1]))
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(slots.getByRole('alert')).toHaveText(t('errors.slot_taken'))
    const checked = page.locator('input[name=slot]:checked')
    await expect(checked).not.toHaveValue(before)
    await expect(checked).toBeFocused()
    await expect(page.locator(`input[value="${before}"]`)).toBeDisabled()
    await expect(page.getByRole('textbox', { name: t('checkout.street') }).first()).toHaveValue(
      guest.street,
    )
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expectThanks(page, 'hy')
    const order = page.getByRole('region', { name: t('thanks.yourOrder') })
    await expect(order).toContainText(district.name)
    await expect(order).toContainText(t('cart.substitution.call'))
  })

  test('the last day is reached in its row, and is in sight after a reload', async ({ page }) => {
    await fillCart(page, enough)
    await page.goto(`${shop.url}/hy/shop/checkout`)
    await ready(page)
    await chooseDistrict(page, 'hy', (await firstDistrict(page, 'hy')).name)
    const days = page.getByRole('radiogroup', { name: t('checkout.slotDay') }).first()
    const last = days.getByRole('radio').last()
    const chips = days.locator('label')
    await chips.first().scrollIntoViewIfNeeded()
    await expect(chips.last()).not.toBeInViewport()
    await chips.last().click()
    const day = await last.inputValue()
    const slot = page.locator('input[name=slot]:checked')
    await expect(slot).toHaveValue(new RegExp(`^${day} `))
    await expect(slot).toBeVisible()
    await page.reload()
    await ready(page)
    await expect(last).toBeChecked()
    await slot.scrollIntoViewIfNeeded()
    await expect(chips.last()).toBeInViewport()
    await expect(slot).toHaveValue(new RegExp(`^${day} `))
    await expect(dayName(page, await last.getAttribute('aria-label'))).toBeVisible()
  })

  test('a substitute is named in a dialog, stays, and is removed', async ({ page }) => {
    const token = await fillCart(page, enough)
    await wishToReplace(page.request, token)
    await page.goto(`${shop.url}/hy/shop/cart`)
    await ready(page)
    const link = page.getByRole('link', { name: t('cart.substitute.choose') })
    await link.click()
    const title = t('cart.substitute.title', { name: sample.product.name.hy })
    const dialog = page.getByRole('dialog', { name: title })
    const first = dialog.getByRole('listitem').first().getByRole('button')
    await expect(first).toBeVisible()
    expect(await complaints(page)).toEqual([])
    const [, name] = /^(.+?)\n/.exec(await first.innerText())!
    const saved = page.waitForResponse(/cart\/update/)
    await first.click()
    await saved
    const named = page.getByRole('link', { name: t('cart.substitute.named', { name: name! }) })
    await expect(named).toBeFocused()
    await page.reload()
    await ready(page)
    await named.click()
    await expect(first).toHaveAttribute('aria-current', 'true')
    await dialog.getByRole('button', { name: t('cart.substitute.remove') }).click()
    await expect(link).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('a substitute is named on a page of its own, and removed', async ({ page }) => {
      const token = await fillCart(page, enough)
      await wishToReplace(page.request, token)
      await page.goto(`${shop.url}/hy/shop/cart`)
      await page.getByRole('link', { name: t('cart.substitute.choose') }).click()
      const list = page.getByRole('list', { name: t('cart.substitute.list') })
      const first = list.getByRole('button').first()
      const [, name] = /^(.+?)\n/.exec(await first.innerText())!
      await first.click()
      const named = page.getByRole('link', { name: t('cart.substitute.named', { name: name! }) })
      await named.click()
      await page.getByRole('button', { name: t('cart.substitute.remove') }).click()
      await expect(page.getByRole('link', { name: t('cart.substitute.choose') })).toBeVisible()
      // A line of nobody leads back to the cart.
      await page.goto(`${shop.url}/hy/shop/cart/substitute/999999999`)
      await expect(page).toHaveURL(/\/shop\/cart$/)
    })

    test('a district shows its slots and keeps what was typed; another day takes its own slot', async ({
      page,
    }) => {
      await fillCart(page, enough)
      await page.goto(`${shop.url}/hy/shop/cart`)
      const wish = page.getByRole('group', { name: t('cart.substitution.title') })
      await wish.getByRole('radio', { name: t('cart.substitution.refund') }).check()
      await page
        .locator('form')
        .filter({ has: wish })
        .getByRole('button', { name: t('cart.update') })
        .click()
      await expect(wish.getByRole('radio', { name: t('cart.substitution.refund') })).toBeChecked()

      await page.goto(`${shop.url}/hy/shop/checkout`)
      await fillContact(page, 'hy')
      const { name } = await firstDistrict(page, 'hy')
      await chooseDistrict(page, 'hy', name)
      await expect(page.getByRole('textbox', { name: t('checkout.street') }).first()).toHaveValue(
        guest.street,
      )
      const days = page.getByRole('radiogroup', { name: t('checkout.slotDay') }).first()
      const third = days.getByRole('radio').nth(2)
      await days.locator('label').nth(2).click()
      await expect(third).toBeChecked()
      await expect(dayName(page, await third.getAttribute('aria-label'))).toBeVisible()
      const offered = page.locator('input[name=slot]')
      await expect(offered.filter({ visible: true }).first()).toHaveValue(
        new RegExp(`^${await third.inputValue()} `),
      )
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: t('checkout.slotChoose') }),
      ).toBeVisible()
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expectThanks(page, 'hy')
    })
  })
})

for (const locale of ['ru', 'en'] as const) {
  const t = wordsOf(locale)

  test.describe(`on a desktop in ${locale}`, () => {
    test.use({ viewport: { width: 1440, height: 900 } })

    test('a small order says what is missing, and an order is placed by keyboard', async ({
      page,
    }) => {
      const token = await fillCart(page, tooFew)
      await page.goto(`${shop.url}/${locale}/shop/checkout`)
      await ready(page)
      await fillContact(page, locale)
      const { name } = await firstDistrict(page, locale)
      await chooseDistrict(page, locale, name)
      await page.getByRole('button', { name: t('checkout.place') }).click()
      await expect(page.getByRole('link', { name: t('checkout.addMore') })).toBeVisible()
      await expect(page.getByText(t('errors.below_minimum'))).toBeVisible()

      const cart = await page.request.get(`${shop.url}/api/checkout/cart?api_token=${token}`)
      const { data } = (await cart.json()) as { data: Pick<Cart, 'items' | 'minimum'> }
      const goal = page.getByText(
        t('cart.minimum', {
          amount: data.minimum!.formatted,
          missing: formatMoney(data.minimum!.missing),
        }),
      )
      await expect(goal).toBeVisible()
      const method = (value: string) => page.locator(`input[name=shippingMethod][value=${value}]`)
      await method('free').check()
      await expect(goal).toBeHidden()
      await method('flatrate').check()
      await expect(goal).toBeVisible()
      await page.request.put(`${shop.url}/api/checkout/cart/update`, {
        data: { api_token: token, qty: { [data.items[0]!.id]: enough } },
      })
      await page.reload()
      await ready(page)
      const day = page.getByRole('radiogroup', { name: t('checkout.slotDay') }).first()
      await day.getByRole('radio', { checked: true }).focus()
      await page.keyboard.press('ArrowRight')
      const chosen = await day.getByRole('radio', { checked: true }).inputValue()
      await expect(page.locator('input[name=slot]:checked')).toHaveValue(new RegExp(`^${chosen} `))
      await page.keyboard.press('Tab')
      await expect(page.locator('input[name=slot]:checked')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('input[name=slot]:checked')).toHaveValue(new RegExp(`^${chosen} `))
      await page.getByRole('checkbox', { name: t('checkout.terms') }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expectThanks(page, locale)
      expect(await complaints(page)).toEqual([])
    })
  })
}

test('the checkout follows the district of the chosen saved address', async ({ page }) => {
  const t = wordsOf('en')
  const { districts } = await readZones(page.request, 'en', shop.url)
  const [near, far] = ['Kentron', 'Avan'].map((wanted) =>
    districts.find(({ name }) => name === wanted)!,
  )
  const signedIn = await page.request.post(`${shop.url}/api/customer/login`, {
    data: { email: 'ani@tsiran.example', password: 'apricot-ani' },
  })
  expect(signedIn.status()).toBe(200)
  // The first one is written into the account's form, which asks for the district.
  await page.goto(`${shop.url}/en/account/addresses/new`)
  await ready(page)
  await page.getByRole('textbox', { name: t('checkout.street') }).fill('Abovyan 1')
  await page.getByRole('combobox', { name: t('checkout.district') }).selectOption(near!.name)
  expect(await complaints(page)).toEqual([])
  await page.getByRole('button', { name: t('account.save') }).click()
  await expect(page).toHaveURL(/\/addresses/)
  const added = await page.request.post(`${shop.url}/api/addresses/create`, {
    data: { phone: guest.phone, address1: ['Avan 2'], district_id: far!.id },
  })
  expect(added.status()).toBe(200)
  await fillCart(page, enough)
  await page.goto(`${shop.url}/en/shop/checkout`)
  await ready(page)
  const district = page.getByRole('combobox', { name: t('checkout.district') })
  for (const [street, { id }] of [
    ['Avan 2', far!],
    ['Abovyan 1', near!],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${street}`) }).check()
    await expect(district).toHaveValue(String(id))
    await expect(page.locator('input[name=slotsOf]')).toHaveValue(String(id))
    await expect(page.getByRole('radio', { name: new RegExp(`^${street}`) })).toBeChecked()
  }
})
